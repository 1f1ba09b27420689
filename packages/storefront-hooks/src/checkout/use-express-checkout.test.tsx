import { MockFailure, type MockHandlers } from '@promenade/storefront-devkit/mock';
import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StripeWalletConfirm, StripeWalletLibrary, StripeWalletQuestion } from './stripe-wallets.ts';
import { type ExpressCheckoutOptions, type ExpressPurchase, useExpressCheckout } from './use-express-checkout.ts';

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
});
afterEach(cleanup);

type Listener = (event: never) => unknown;

/** The part of Stripe's Express Checkout Element that is used, as its reference describes it. */
function fakeWallets({ hasNone = false, confirmation = {} } = {}) {
  const listeners: Record<string, Listener> = {};
  const created = vi.fn();
  const updated = vi.fn();
  const destroyed = vi.fn();
  const confirmed = vi.fn(async (_: Parameters<StripeWalletLibrary['confirmPayment']>[0]) => confirmation);
  const elements = vi.fn((_: Parameters<StripeWalletLibrary['elements']>[0]) => ({
    create(_: 'expressCheckout', options?: Record<string, unknown>) {
      created(options);
      return {
        mount: () =>
          (listeners.ready as (event: object) => void)({
            availablePaymentMethods: hasNone ? undefined : { googlePay: true },
          }),
        destroy: destroyed,
        on: (event: string, listener: Listener) => {
          listeners[event] = listener;
        },
      };
    },
    update: updated,
    submit: async () => ({}),
  }));
  const library: StripeWalletLibrary = { elements, confirmPayment: confirmed };
  const question = (event: string) =>
    new Promise<Parameters<StripeWalletQuestion['resolve']>[0]>((resolve, reject) => {
      (listeners[event] as (question: StripeWalletQuestion) => void)({
        resolve,
        reject: () => reject(new Error('rejected')),
      });
    });
  const address = {
    ...{ line1: '12 rue des Lilas', line2: null, city: 'Paris', state: '', postal_code: '75020', country: 'FR' },
  };
  return {
    load: vi.fn(async (_key: string): Promise<StripeWalletLibrary | null> => library),
    ...{ elements, created, updated, destroyed, confirmed, question },
    /** Simulates the shopper's approval; `paymentFailed` receives the error that the wallet shows. */
    approve(paymentFailed: StripeWalletConfirm['paymentFailed']) {
      (listeners.confirm as (event: StripeWalletConfirm) => void)({
        billingDetails: { name: 'Ada Martin', email: 'ada@example.com', phone: '+33 1 23 45 67 89', address },
        shippingAddress: { name: 'Ada Martin', address },
        paymentFailed,
      });
    },
  };
}

const on = { paypalStatus: false, stripeStatus: true, wechatPaySwitch: false, codSwitch: false, upiSwitch: false };
const variant: ExpressPurchase = { kind: 'product', productId: 7, attrId: 41, quantity: 2 };

/** A backend that sells for 42.50 and records the orders it receives. */
function backend(more: MockHandlers = {}) {
  const orders: unknown[] = [];
  const handlers: MockHandlers = {
    'payments.methods': () => ({ ...on, sandboxStatus: false }),
    'payments.stripePublishableKey': () => 'pk_test',
    'preorders.quote': () => ({ proTotalFee: 3750, freightFee: 500, payFee: 4250 }),
    'preorders.create': () => ({ preOrderNo: 'PO26011512000001' }),
    'addresses.all': () => [],
    'orders.create': ({ body }) => {
      orders.push(body);
      return { orderNo: 'PT1' };
    },
    'payments.pay': () => {
      return { status: false, payType: 'stripe', orderNo: 'PT1', redirect: null, stripeClientSecret: 'pi_secret' };
    },
    ...more,
  };
  return { handlers, orders };
}

async function show(
  stripe: ReturnType<typeof fakeWallets>,
  { handlers }: ReturnType<typeof backend>,
  {
    session = 'authenticated',
    ...options
  }: Partial<ExpressCheckoutOptions> & { session?: 'authenticated' | 'anonymous' } = {},
) {
  const onPaid = vi.fn();
  const onUnpaid = vi.fn();
  const texts = { subtotal: 'Subtotal', shipping: 'Shipping', discount: 'Discount' };
  const hook = renderHook(
    (purchase: ExpressPurchase) =>
      useExpressCheckout({ load: async () => stripe.load, purchase, texts, onPaid, onUnpaid, ...options }),
    {
      initialProps: variant,
      wrapper: ({ children }) => (
        <StorefrontTestProvider session={session} handlers={handlers}>
          {children}
        </StorefrontTestProvider>
      ),
    },
  );
  act(() => hook.result.current.ref(element));
  await waitFor(() => expect(hook.result.current.state).not.toBe('loading'));
  return { ...hook, onPaid, onUnpaid };
}

describe('the wallets of a device', () => {
  it("show the backend's price, and charge the same amount", async () => {
    const stripe = fakeWallets();
    const shop = backend();
    const { result, onPaid } = await show(stripe, shop);
    expect(result.current.state).toBe('ready');
    expect(stripe.load).toHaveBeenCalledWith('pk_test');
    expect(stripe.elements.mock.calls[0]?.[0]).toMatchObject({ mode: 'payment', amount: 4250, currency: 'usd' });
    expect(await stripe.question('click')).toEqual({
      lineItems: [
        { name: 'Subtotal', amount: 3750 },
        { name: 'Shipping', amount: 500 },
      ],
      shippingRates: [{ id: 'standard', displayName: 'Shipping', amount: 500 }],
    });
    act(() => stripe.approve(vi.fn()));
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith('PT1'));
    expect(shop.orders).toMatchObject([{ payType: 'stripe', expectedPayFee: '42.50' }]);
    expect(stripe.confirmed.mock.calls[0]?.[0]).toMatchObject({
      clientSecret: 'pi_secret',
      confirmParams: { return_url: expect.stringContaining('/order/payment_result?orderNo=PT1') },
      redirect: 'if_required',
    });
  });

  it('get a new price for another address, and reject the address if nothing can be bought', async () => {
    const stripe = fakeWallets();
    let freightFee = 500;
    const { result } = await show(
      stripe,
      backend({
        'preorders.quote': () => {
          if (freightFee < 0) throw new MockFailure(400, 'Sold out');
          return { proTotalFee: 3750, freightFee, payFee: 3750 + freightFee };
        },
      }),
    );
    freightFee = 900;
    expect(await stripe.question('shippingaddresschange')).toMatchObject({ shippingRates: [{ amount: 900 }] });
    expect(stripe.updated).toHaveBeenLastCalledWith({ amount: 4650 });
    freightFee = -1;
    await expect(stripe.question('shippingaddresschange')).rejects.toThrow('rejected');
    expect(result.current.state).toBe('ready');
  });

  it('request a new price for another choice', async () => {
    const stripe = fakeWallets();
    const quoted: unknown[] = [];
    const { rerender } = await show(
      stripe,
      backend({
        'preorders.quote': ({ body }) => {
          quoted.push(body.lines[0]?.productNum);
          return { proTotalFee: 3750, freightFee: 500, payFee: 4250 };
        },
      }),
    );
    rerender({ ...variant, quantity: 5 });
    await waitFor(() => expect(quoted.at(-1)).toBe(5));
  });

  it('let a guest buy with the e-mail address of the wallet', async () => {
    const stripe = fakeWallets();
    const emails: unknown[] = [];
    const shop = backend({
      'login.asGuest': ({ body }) => {
        emails.push(body.email);
        return {
          token: 'guest-token',
          type: 'email',
          userType: null,
          uid: 9,
          nikeName: 'Guest',
          email: 'ada@example.com',
          phone: null,
          identity: 'g1',
        };
      },
    });
    const { onPaid } = await show(stripe, shop, { session: 'anonymous' });
    act(() => stripe.approve(vi.fn()));
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith('PT1'));
    expect(emails).toEqual(['ada@example.com']);
  });

  it('report in the wallet that the price has changed, and show the new one', async () => {
    const stripe = fakeWallets();
    let payFee = 4250;
    const shop = backend({
      'preorders.quote': () => ({ proTotalFee: payFee - 500, freightFee: 500, payFee }),
      'orders.create': () => {
        payFee = 5250;
        throw new MockFailure(409, 'The total is now $52.50');
      },
    });
    const { result, onPaid, onUnpaid } = await show(stripe, shop);
    const failed = vi.fn();
    act(() => stripe.approve(failed));
    await waitFor(() => expect(failed).toHaveBeenCalledWith({ reason: 'fail', message: 'The total is now $52.50' }));
    await waitFor(() => expect(stripe.updated).toHaveBeenLastCalledWith({ amount: 5250 }));
    expect(result.current.error).toMatchObject({ code: 409 });
    expect([onPaid, onUnpaid].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(stripe.confirmed).not.toHaveBeenCalled();
  });

  it('name a refused address as such', async () => {
    const stripe = fakeWallets();
    const shop = backend({
      'addresses.save': () => {
        throw new MockFailure(400, 'A postal code is needed');
      },
    });
    await show(stripe, shop);
    const failed = vi.fn();
    act(() => stripe.approve(failed));
    await waitFor(() =>
      expect(failed).toHaveBeenCalledWith({ reason: 'invalid_shipping_address', message: 'A postal code is needed' }),
    );
    expect(shop.orders).toEqual([]);
  });

  it('report the order if it was placed and the card is declined', async () => {
    const stripe = fakeWallets({ confirmation: { error: { type: 'card_error', message: 'Declined' } } });
    const { onUnpaid, result } = await show(stripe, backend());
    act(() => stripe.approve(vi.fn()));
    await waitFor(() =>
      expect(onUnpaid).toHaveBeenCalledWith('PT1', expect.objectContaining({ serverMessage: 'Declined' })),
    );
    expect(result.current.isPending).toBe(false);
  });

  it.each<[string, MockHandlers, boolean]>([
    [
      'the shop takes no payments through Stripe',
      { 'payments.methods': () => ({ ...on, stripeStatus: false, sandboxStatus: true }) },
      false,
    ],
    ['the device has none', {}, true],
    ['nothing is left to pay', { 'preorders.quote': () => ({ proTotalFee: 0, freightFee: 0, payFee: 0 }) }, false],
  ])('are not shown if %s', async (_, handlers, hasNone) => {
    const { result } = await show(fakeWallets({ hasNone }), backend(handlers));
    expect(result.current).toMatchObject({ state: 'unavailable', error: undefined });
  });

  it('are not shown if Stripe cannot be loaded, which is reported', async () => {
    const stripe = fakeWallets();
    stripe.load.mockResolvedValue(null);
    const { result } = await show(stripe, backend());
    expect(result.current).toMatchObject({ state: 'unavailable', error: { kind: 'network' } });
  });

  it('go with the component', async () => {
    const stripe = fakeWallets();
    const { unmount } = await show(stripe, backend());
    unmount();
    expect(stripe.destroyed).toHaveBeenCalled();
  });
});
