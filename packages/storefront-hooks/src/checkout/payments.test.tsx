import { aMasterOrder, MockFailure, type MockHandlers, type MockRequest } from '@promenade/storefront-devkit/mock';
import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { type Client, type PayResult, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOrder } from '../orders/use-orders.ts';
import { paypalProvider, sandboxProvider } from './payment-providers.ts';
import {
  createPaymentRegistry,
  type PaymentProvider,
  type PaymentRegistry,
  type PaymentSession,
} from './payment-registry.ts';
import type { StripeConfirmation } from './stripe-library.ts';
import { type StripeLibrary, stripeProvider } from './stripe-provider.ts';
import { usePaymentResult } from './use-payment-result.ts';
import { type PaymentsOptions, usePayments } from './use-payments.ts';

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
});
afterEach(cleanup);

const allOff = { paypalStatus: false, stripeStatus: false, wechatPaySwitch: false, codSwitch: false, upiSwitch: false };
const methods = (on: Partial<typeof allOff>) => () => ({ ...allOff, ...on, sandboxStatus: true });
const payResult = (more: Partial<PayResult> = {}): PayResult => {
  return { status: true, payType: 'x', orderNo: 'PT1', redirect: null, stripeClientSecret: null, ...more };
};
const status = (paid: boolean) => () => {
  return { paid, orderNo: 'PT1', payType: 'x', payPrice: 1, message: null, isCancel: false };
};
const secret = () => payResult({ stripeClientSecret: 'pi_secret' });

function render<Result>(hook: () => Result, handlers: MockHandlers) {
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <StrictMode>
        <StorefrontTestProvider session="authenticated" handlers={handlers}>
          {children}
        </StorefrontTestProvider>
      </StrictMode>
    ),
  });
}
const open = (registry: PaymentRegistry, handlers: MockHandlers, options?: PaymentsOptions) =>
  render(() => usePayments(registry, options), handlers);
const sandbox = createPaymentRegistry([sandboxProvider]);

/** A fake of the part of Stripe's library that is used. */
function fakeStripe(confirmation: () => StripeConfirmation = () => ({}), isBroken = false) {
  const destroyed = vi.fn();
  const mounted = vi.fn();
  const confirmed = vi.fn(async (_: Parameters<StripeLibrary['confirmPayment']>[0]) => confirmation());
  const created: unknown[] = [];
  const listeners: Record<string, (event: { error: { message?: string } }) => unknown> = {};
  const fire = (event: string) => void listeners[event]?.({ error: { message: 'Blocked' } });
  const form = {
    mount(place: HTMLElement) {
      mounted(place);
      fire(isBroken ? 'loaderror' : 'ready');
    },
    destroy: destroyed,
    on: (event: string, listener: (event: { error: { message?: string } }) => unknown) => {
      listeners[event] = listener;
    },
  };
  const library: StripeLibrary = {
    elements: () => ({
      create: (...options) => {
        created.push(options);
        return form;
      },
    }),
    confirmPayment: confirmed,
  };
  const load = vi.fn(async (_key: string): Promise<StripeLibrary | null> => library);
  return { load, library, destroyed, mounted, confirmed, created, fire, form };
}

describe('the payment methods of an app', () => {
  const upi: PaymentProvider = { id: 'upi', isAvailable: ({ locale }) => locale === 'en' };
  const failing: PaymentProvider = {
    id: 'cod',
    isAvailable: () => {
      throw new Error('unavailable');
    },
  };

  it('are listed in the app’s order, if they are enabled in the backend and available on the page', async () => {
    const registry = createPaymentRegistry([upi, failing, paypalProvider, sandboxProvider]);
    const { result } = open(registry, { 'payments.methods': methods({ upiSwitch: true, codSwitch: true }) });
    expect(result.current.methods).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.methods.data).toEqual(['upi', 'sandbox']));
    expect(result.current.methods.isLoading).toBe(false);
  });

  it('reject an unregistered method without sending a request', async () => {
    const pay = vi.fn((_: MockRequest) => payResult());
    const { result } = open(createPaymentRegistry([sandboxProvider]), { 'payments.pay': pay });
    await act(() =>
      expect(result.current.start.run({ orderNo: 'PT1', payType: 'wechat' })).rejects.toMatchObject({
        kind: 'platform',
        message: expect.stringContaining("no provider is registered for 'wechat' (registered: sandbox)"),
      }),
    );
    expect(pay).not.toHaveBeenCalled();
    expect(() => createPaymentRegistry([]).find('upi')).toThrow(/registered: none/);
  });

  it.each([
    ['an invalid id', [{ ...upi, id: 'UPI 2' }], /'UPI 2' needs an id/],
    ['the same id twice', [upi, upi], /'upi' is registered twice/],
  ])('cannot have %s', (_, providers, message) => {
    expect(() => createPaymentRegistry(providers)).toThrow(message);
  });

  it('redirect to the provider’s page, or continue with the payment result', async () => {
    const handlers = [payResult({ redirect: 'https://www.paypal.com/checkoutnow?token=1' }), payResult()];
    const { result } = open(createPaymentRegistry([paypalProvider, sandboxProvider]), {
      'payments.pay': () => handlers.shift() ?? payResult(),
    });
    const start = (payType: string) => act(() => result.current.start.run({ orderNo: 'PT1', payType }));
    expect(await start('paypal')).toMatchObject({ kind: 'redirect', isExternal: true });
    expect(await start('sandbox')).toEqual({ kind: 'done', orderNo: 'PT1' });
    expect(result.current.form.state).toBe('none');
  });

  it('reject when the backend requires a form and the provider has none', async () => {
    const { result } = open(createPaymentRegistry([upi]), { 'payments.pay': secret });
    await act(() =>
      expect(result.current.start.run({ orderNo: 'PT1', payType: 'upi' })).rejects.toMatchObject({
        kind: 'platform',
        message: expect.stringContaining('no `mount`'),
      }),
    );
  });
});

describe('a payment form', () => {
  async function show(stripe: ReturnType<typeof fakeStripe>, handlers: MockHandlers = {}) {
    const registry = createPaymentRegistry([stripeProvider({ load: async () => stripe.load })]);
    const opened = open(registry, {
      'payments.pay': secret,
      'payments.stripePublishableKey': () => 'pk_test',
      'payments.result': status(false),
      ...handlers,
    });
    const { result } = opened;
    expect(stripe.load).not.toHaveBeenCalled();
    const step = await act(() => result.current.start.run({ orderNo: 'PT1', payType: 'stripe' }));
    expect(step).toEqual({ kind: 'form' });
    act(() => result.current.form.ref(element));
    await waitFor(() => expect(result.current.form.state).not.toBe('loading'));
    return opened;
  }

  it('is loaded when it is shown, pays, and is removed with its page', async () => {
    const stripe = fakeStripe();
    const { result, unmount } = await show(stripe);
    expect(stripe.load).toHaveBeenCalledWith('pk_test');
    expect(stripe.mounted).toHaveBeenLastCalledWith(element);
    expect(await act(() => result.current.form.confirm.run())).toEqual({ kind: 'done', orderNo: 'PT1' });
    expect(stripe.confirmed.mock.calls[0]?.[0]).toMatchObject({
      confirmParams: { return_url: `${location.origin}/order/payment_result?orderNo=PT1` },
      redirect: 'if_required',
    });
    const { calls } = stripe.destroyed.mock;
    const before = calls.length;
    unmount();
    expect(calls.length).toBe(before + 1);
  });

  it.each([
    ['card_error', 'invalid'],
    ['api_error', 'platform'],
  ])('reports a %s with the provider’s message as an error of kind %s', async (type, kind) => {
    const { result } = await show(fakeStripe(() => ({ error: { type, message: 'Your card was declined.' } })));
    await act(() =>
      expect(result.current.form.confirm.run()).rejects.toMatchObject({
        kind,
        serverMessage: 'Your card was declined.',
      }),
    );
  });

  it('continues with the payment result if confirming fails but the order is paid', async () => {
    const stripe = fakeStripe(() => ({ error: { type: 'invalid_request_error', message: 'Already paid' } }));
    const { result } = await show(stripe, { 'payments.result': status(true) });
    expect(await act(() => result.current.form.confirm.run())).toEqual({ kind: 'done', orderNo: 'PT1' });
  });

  it.each([
    ['fails to load', fakeStripe(() => ({}), true), 'Blocked'],
    ['has a blocked script', { ...fakeStripe(), load: vi.fn(async () => null) }, 'its script was blocked'],
  ])('that %s reports the reason and can be loaded again', async (_, stripe, words) => {
    const { result } = await show(stripe);
    expect(result.current.form).toMatchObject({ state: 'failed', error: { kind: 'network' } });
    expect(result.current.form.error?.message).toContain(words);
    await act(() => expect(result.current.form.confirm.run()).rejects.toMatchObject({ kind: 'invalid' }));
    const { length } = stripe.load.mock.calls;
    act(() => result.current.form.retry());
    await waitFor(() => expect(stripe.load.mock.calls.length).toBeGreaterThan(length));
  });

  it('that does not appear in time fails and is removed', async () => {
    const stripe = fakeStripe();
    const never = { ...stripe.library, elements: () => ({ create: () => ({ ...stripe.form, mount: () => {} }) }) };
    const registry = createPaymentRegistry([
      stripeProvider({ load: async () => async () => never, publishableKey: 'pk', timeoutMs: 20 }),
    ]);
    const { result } = open(registry, { 'payments.pay': secret });
    await act(() => result.current.start.run({ orderNo: 'PT1', payType: 'stripe' }));
    act(() => result.current.form.ref(element));
    await waitFor(() => expect(result.current.form).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
    expect(result.current.form.error?.message).toContain('in time');
    expect(stripe.destroyed).toHaveBeenCalled();
  });

  it('is shown without starting the payment again when a client secret is given', async () => {
    const stripe = fakeStripe();
    const pay = vi.fn((_: MockRequest) => payResult());
    const registry = createPaymentRegistry([stripeProvider({ load: async () => stripe.load, publishableKey: 'pk' })]);
    const { result } = open(registry, { 'payments.pay': pay, 'payments.result': status(false) });
    const payment = { orderNo: 'PT1', payType: 'stripe', clientSecret: 'pi_secret' };
    expect(await act(() => result.current.start.run(payment))).toEqual({ kind: 'form' });
    act(() => result.current.form.ref(element));
    await waitFor(() => expect(result.current.form.state).toBe('ready'));
    expect(pay).not.toHaveBeenCalled();
  });

  it('has the app’s appearance, and wallet buttons that pay', async () => {
    const stripe = fakeStripe();
    const onConfirmed = vi.fn();
    const appearance = { variables: { colorText: 'rgb(1, 2, 3)' } };
    const elements = vi.spyOn(stripe.library, 'elements');
    const provider = stripeProvider({
      load: async () => stripe.load,
      publishableKey: 'pk',
      appearance: () => appearance,
      wallets: true,
    });
    const handlers = { 'payments.pay': secret, 'payments.result': status(false) };
    const { result } = open(createPaymentRegistry([provider]), handlers, { onConfirmed });
    await act(() => result.current.start.run({ orderNo: 'PT1', payType: 'stripe' }));
    act(() => result.current.form.ref(element));
    await waitFor(() => expect(result.current.form.state).toBe('ready'));
    expect(elements).toHaveBeenLastCalledWith(expect.objectContaining({ appearance }));
    expect(stripe.created.slice(-2)).toEqual([
      ['expressCheckout', { buttonHeight: 48 }],
      ['payment', { wallets: { applePay: 'never', googlePay: 'never' } }],
    ]);
    act(() => stripe.fire('confirm'));
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith({ kind: 'done', orderNo: 'PT1' }));
    expect(stripe.confirmed).toHaveBeenCalledTimes(1);
  });

  it('reports a missing publishable key and a missing client secret', async () => {
    const { result } = await show(fakeStripe(), { 'payments.stripePublishableKey': () => '' });
    expect(result.current.form.error?.message).toContain('no publishable key');
    const { result: secretless } = await show(fakeStripe(), { 'payments.pay': () => payResult() });
    expect(secretless.current.form.error?.message).toContain('needs a secret');
  });

  it('that loads after its page was unmounted is removed', async () => {
    const stripe = fakeStripe();
    let arrive = (_: StripeLibrary) => {};
    const late = new Promise<StripeLibrary>((resolve) => {
      arrive = resolve;
    });
    const registry = createPaymentRegistry([stripeProvider({ load: async () => () => late, publishableKey: 'pk' })]);
    const { result, unmount } = open(registry, { 'payments.pay': secret });
    await act(() => result.current.start.run({ orderNo: 'PT1', payType: 'stripe' }));
    act(() => result.current.form.ref(element));
    unmount();
    arrive(stripe.library);
    await waitFor(() => expect(stripe.destroyed).toHaveBeenCalled());
    expect(stripe.destroyed.mock.calls.length).toBe(stripe.mounted.mock.calls.length);
  });
});

describe('starting a payment', () => {
  const run = async (handlers: MockHandlers) => {
    const { result } = open(sandbox, handlers);
    return act(() => result.current.start.run({ orderNo: 'PT1', payType: 'sandbox' }).catch((error: unknown) => error));
  };

  it('of a paid order continues with the payment result', async () => {
    const handlers = { 'payments.pay': () => new MockFailure(400), 'payments.result': status(true) };
    expect(await run(handlers)).toEqual({ kind: 'done', orderNo: 'PT1' });
  });

  it('twice concurrently sends one request', async () => {
    const pay = vi.fn((_: MockRequest) => payResult());
    const { result } = open(sandbox, { 'payments.pay': pay });
    const order = { orderNo: 'PT1', payType: 'sandbox' };
    const { run } = result.current.start;
    await act(() => Promise.all([run(order), run(order)]));
    expect(pay).toHaveBeenCalledTimes(1);
  });

  it('of an unpaid order rejects with the server’s message', async () => {
    const handlers = { 'payments.pay': () => new MockFailure(400, 'Cancelled'), 'payments.result': status(false) };
    expect(await run(handlers)).toMatchObject({ kind: 'invalid', serverMessage: 'Cancelled' });
  });

  it('that times out continues with the payment result and is not sent again', async () => {
    const call = vi.fn(async ({ id }: { id: string }) => {
      throw new StorefrontError({ kind: id === 'payments.pay' ? 'timeout' : 'network', endpoint: 'payments.pay' });
    });
    const client = { baseUrl: '', use: () => () => {}, call } as unknown as Client;
    const { result } = renderHook(() => usePayments(sandbox), {
      wrapper: ({ children }) => (
        <StorefrontTestProvider session="authenticated" client={client}>
          {children}
        </StorefrontTestProvider>
      ),
    });
    const step = await act(() => result.current.start.run({ orderNo: 'PT1', payType: 'sandbox' }));
    expect(step).toEqual({ kind: 'done', orderNo: 'PT1' });
    expect(call.mock.calls.filter(([{ id }]) => id === 'payments.pay')).toHaveLength(1);
  });
});

describe('returning from a payment provider', () => {
  it('with the browser’s Back button reads the order again', async () => {
    let paid = false;
    const { result } = render(() => [useOrder('PT1'), usePayments(sandbox)] as const, {
      'orders.masterDetail': () => aMasterOrder({ paid }),
    });
    await waitFor(() => expect(result.current[0].data).toMatchObject({ order: { paid: false } }));
    paid = true;
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(result.current[0].data).toMatchObject({ order: { paid: true } }));
  });

  const registry = createPaymentRegistry([sandboxProvider, paypalProvider]);
  it('captures an approved payment once, before reading the result', async () => {
    const calls: string[] = [];
    const search = '?orderNo=PT1&token=T1&PayerID=P1';
    const { result } = render(() => [1, 2].map(() => usePaymentResult('PT1', { registry, search })), {
      'payments.paypalSuccess': ({ body }) => {
        calls.push(JSON.stringify(body));
        return { status: true, payPrice: 1, orderNo: 'PT1' };
      },
      'payments.result': () => {
        calls.push('result');
        return status(true)();
      },
    });
    expect(result.current[0]).toMatchObject({ state: 'confirming', isLoading: true });
    await waitFor(() => expect(result.current.map(({ state }) => state)).toEqual(['paid', 'paid']));
    expect(calls.filter((call) => call !== 'result')).toEqual([JSON.stringify({ token: 'T1', payerID: 'P1' })]);
    expect(calls[0]).not.toBe('result');
  });

  it.each([
    ['without an approval', '?orderNo=PT1&token=T1', 0],
    ['when the capture fails', '?token=T1&PayerID=P1', 1],
  ])('reads the result %s', async (_, search, calls) => {
    const capture = vi.fn((_: MockRequest) => new MockFailure(404));
    const { result } = render(() => usePaymentResult('PT1', { registry, search }), {
      'payments.paypalSuccess': capture,
      'payments.result': status(true),
    });
    await waitFor(() => expect(result.current.state).toBe('paid'));
    expect(capture).toHaveBeenCalledTimes(calls);
  });
});

describe('a custom payment provider', () => {
  const klarna: PaymentProvider = { id: 'klarna', hosts: ['pay.klarna.test'], isAvailable: () => true };
  const start = { orderNo: 'PT1', payType: 'klarna' };

  it('is available although the backend has no setting for it', async () => {
    const { result } = open(createPaymentRegistry([klarna, paypalProvider]), { 'payments.methods': methods({}) });
    await waitFor(() => expect(result.current.methods.data).toEqual(['klarna']));
  });

  it('may redirect to its hosts', async () => {
    const redirect = 'https://pay.klarna.test/session/1';
    const { result } = open(createPaymentRegistry([klarna]), { 'payments.pay': () => payResult({ redirect }) });
    expect(await act(() => result.current.start.run(start))).toEqual({
      kind: 'redirect',
      url: redirect,
      isExternal: true,
    });
  });

  it.each(['https://www.paypal.com/checkoutnow', 'https://pay.klarna.test.evil.test/', 'http://pay.klarna.test/'])(
    'may not redirect to %s',
    async (redirect) => {
      const registry = createPaymentRegistry([klarna, paypalProvider]);
      const { result } = open(registry, { 'payments.pay': () => payResult({ redirect }) });
      await act(() => expect(result.current.start.run(start)).rejects.toMatchObject({ kind: 'contract' }));
    },
  );

  it.each(['https://pay.klarna.test', 'pay.klarna.test/path', '*.klarna.test', ''])(
    'cannot be registered with the host %j',
    (host) => {
      expect(() => createPaymentRegistry([{ ...klarna, hosts: [host] }])).toThrow(/is not a host/);
    },
  );

  it('returns to the app’s result page, in the language of the page', async () => {
    const mount = vi.fn(async (_: HTMLElement, session: PaymentSession) => ({
      confirm: async () => ({ kind: 'done' as const, orderNo: session.orderNo }),
      dispose() {},
    }));
    const pay = vi.fn((_: MockRequest<{ resultPath?: string }>) => payResult());
    const { result } = open(
      createPaymentRegistry([{ ...klarna, mount }]),
      { 'payments.pay': pay },
      { resultPath: (orderNo) => `/thanks?orderNo=${orderNo}` },
    );
    await act(() => result.current.start.run(start));
    act(() => result.current.form.ref(element));
    await waitFor(() => expect(result.current.form.state).toBe('ready'));
    expect(mount.mock.calls[0]?.[1].returnUrl).toBe(`${location.origin}/thanks?orderNo=PT1`);
    expect(pay.mock.calls[0]?.[0].body.resultPath).toBe('/thanks?orderNo=PT1');
  });

  it('returns to the backend’s page if the app names none', async () => {
    const pay = vi.fn((_: MockRequest<object>) => payResult());
    const { result } = open(createPaymentRegistry([klarna]), { 'payments.pay': pay });
    await act(() => result.current.start.run(start).catch(() => {}));
    expect(pay.mock.calls[0]?.[0].body).not.toHaveProperty('resultPath');
  });
});
