import { MockFailure, type MockHandlers, type MockRequest } from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import { type PayStatus, type PreOrder, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '../cart/test-support/cart-backend.ts';
import { useCart } from '../cart/use-cart.ts';
import { useCartActions } from '../cart/use-cart-actions.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { paymentStep } from './payment-step.ts';
import { useBuyNow } from './use-buy-now.ts';
import { type OrderDraft, useCheckout } from './use-checkout.ts';
import { useIntendedAction } from './use-intended-action.ts';
import { usePaymentResult } from './use-payment-result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const origin = 'https://shop.test';
const hosts = ['www.paypal.com'];
const payResult = { status: true, payType: 'x', orderNo: 'PT1', redirect: null, stripeClientSecret: null };

describe('the next step of a started payment', () => {
  it.each([
    [{ redirect: '/order/payment_result?orderNo=PT1' }, '/order/payment_result?orderNo=PT1', false],
    [{ redirect: `${origin}/sandbox/PT1` }, '/sandbox/PT1', false],
    [{ redirect: 'https://www.paypal.com/checkoutnow?token=1' }, 'https://www.paypal.com/checkoutnow?token=1', true],
  ])('with %o is a redirect to %s (external: %s)', (answer, url, isExternal) => {
    expect(paymentStep({ ...payResult, ...answer }, origin, hosts)).toEqual({ kind: 'redirect', url, isExternal });
  });

  it.each([
    'https://evil.test/',
    'http://www.paypal.com/',
    '//evil.test',
    'javascript:alert(1)',
    'https://www.paypal.com.evil.test/',
  ])('rejects the redirect to %s', (redirect) => {
    expect(() => paymentStep({ ...payResult, redirect }, origin, hosts)).toThrow(StorefrontError);
  });

  it('without a redirect is the payment result', () => {
    expect(paymentStep(payResult, origin)).toEqual({ kind: 'done', orderNo: 'PT1' });
  });
});

const preOrder: PreOrder = {
  proTotalFee: 1_000,
  orderProNum: 1,
  freightFee: 0,
  totalPrice: 1_000,
  userCouponId: null,
  couponFee: null,
  payFee: 1_000,
  addressId: null,
  realName: null,
  phone: null,
  detail: null,
  country: null,
  email: null,
  remark: null,
  orderList: [],
  userIntegral: 0,
  expiresAt: null,
};

describe('a checkout', () => {
  const cart = () => [{ merId: 1, merName: 'One', cartInfoList: [cartLine(1, 2), cartLine(2, 1)] }];
  const open = (handlers: MockHandlers) =>
    renderInShop(() => ({ checkout: useCheckout(), buyNow: useBuyNow(), cart: useCartActions(), shown: useCart() }), {
      handlers: { 'cart.list': cart, ...handlers },
      session: 'authenticated',
    }).result;
  const ready = (result: ReturnType<typeof open>) =>
    vi.waitFor(async () => {
      await pass(10);
      expect(result.current.shown.data).toBeDefined();
    });

  it('contains the checked lines after their changes are confirmed', async () => {
    const order: string[] = [];
    const create = vi.fn((_: MockRequest) => {
      order.push('checkout');
      return { preOrderNo: 'PRE1' };
    });
    const result = open({
      'preorders.create': create,
      'cart.setQuantity': () => {
        order.push('quantity');
        return null;
      },
    });
    await ready(result);
    act(() => {
      void result.current.cart.setQuantity.run(1, 5);
      result.current.cart.check(2, false);
    });
    act(() => void result.current.checkout.fromCart.run());
    await vi.waitFor(async () => {
      await pass(10);
      expect(order).toEqual(['quantity', 'checkout']);
    });
    expect(create.mock.calls[0]?.[0].body).toEqual({
      preOrderType: 'shoppingCart',
      orderDetails: [{ shoppingCartId: 1, shoppingCartKey: 'line-1' }],
    });
  });

  it('of one variant is opened once on a double click', async () => {
    const create = vi.fn((_: MockRequest) => ({ preOrderNo: 'PRE1' }));
    const result = open({ 'preorders.create': create });
    const { run } = result.current.buyNow;
    const lamp = { productId: 1, attrId: 11, quantity: 2 };
    expect(await act(() => Promise.all([run(lamp), run(lamp)]))).toEqual(['PRE1', 'PRE1']);
    expect(create.mock.calls.map(([{ body }]) => body)).toEqual([
      { preOrderType: 'buyNow', orderDetails: [{ attrValueId: 11, productId: 1, productNum: 2 }] },
    ]);
  });

  it('of a guest is opened after the sign-in, and reported with its number', async () => {
    const session = createTestSession('anonymous');
    const outcomes = vi.fn();
    const create = vi.fn((_: MockRequest) => ({ preOrderNo: 'PRE1' }));
    const { result } = renderInShop(
      () => {
        useIntendedAction(outcomes);
        return useCheckout();
      },
      { session, handlers: { 'cart.list': cart, 'preorders.create': create } },
    );
    await act(() => expect(result.current.fromCart.run()).rejects.toMatchObject({ kind: 'auth' }));
    expect(create).not.toHaveBeenCalled();
    await act(() => session.signIn());
    await vi.waitFor(async () => {
      await pass(10);
      expect(outcomes.mock.calls).toEqual([[{ action: { kind: 'checkout' }, error: undefined, preOrderNo: 'PRE1' }]]);
    });
    expect(create.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        preOrderType: 'shoppingCart',
        orderDetails: [1, 2].map((id) => ({ shoppingCartId: id, shoppingCartKey: `line-${id}` })),
      },
    ]);
  });

  it('without checked lines is rejected with an issue', async () => {
    const result = open({});
    await ready(result);
    act(() => result.current.cart.check([1, 2, 3], false));
    await act(() => result.current.checkout.fromCart.run().catch(() => ''));
    expect(result.current.checkout.issues).toEqual({ cart: 'selectProduct' });
  });

  it('of a cart that cannot be loaded rejects with the cart’s error, not with a missing selection', async () => {
    const result = open({ 'cart.list': () => new MockFailure(500) });
    await pass(10);
    let error: unknown;
    act(() => {
      result.current.checkout.fromCart.run().catch((cause: unknown) => {
        error = cause;
      });
    });
    await pass(60_000);
    expect(error).toMatchObject({ kind: 'server' });
    expect(result.current.checkout.issues).toEqual({});
  });

  const draft = { preOrderNo: 'PRE12345', addressId: 1, payType: 'sandbox', totalCents: 1_000 };
  /** A checkout with a total of 10.00 by default, whose order requests are handled by `place`. */
  function placing(place: MockHandlers['orders.create'], payFee: () => number = () => 1_000) {
    const load = () => ({ ...preOrder, payFee: payFee() });
    const result = open({ 'preorders.load': load, ...(place && { 'orders.create': place }) });
    const press = (more: Partial<OrderDraft> = {}) =>
      act(() => result.current.checkout.place.run({ ...draft, ...more }).catch(() => undefined));
    return { result, press };
  }
  const keyOf = ({ headers }: MockRequest) => headers.get('idempotency-key');

  it('uses one idempotency key for all attempts to place its order, also on plain HTTP', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys: (string | null)[] = [];
    const { result, press } = placing((request) => {
      keys.push(keyOf(request));
      if (keys.length === 1) throw new MockFailure(0);
      return { orderNo: 'PT1' };
    });
    await press();
    expect(result.current.checkout.place.error?.kind).toBe('network');
    const { run } = result.current.checkout.place;
    const twice = await act(() => Promise.all([run(draft), run(draft)]));
    expect(twice).toEqual([
      { orderNo: 'PT1', wasAlreadySent: false },
      { orderNo: 'PT1', wasAlreadySent: false },
    ]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('uses a new idempotency key after a definite rejection', async () => {
    const keys = new Set<string | null>();
    const { press } = placing((request) => {
      keys.add(keyOf(request));
      throw new MockFailure(400);
    });
    await press();
    await press();
    expect(keys.size).toBe(2);
  });

  /** A backend that stores idempotency keys, and whose first `lost` responses never arrive. */
  function idempotentBackend(lost: number, isReachable = () => true) {
    const placed = new Map<string | null, string>();
    let calls = 0;
    return (request: MockRequest) => {
      calls += 1;
      if (!isReachable()) throw new MockFailure(0);
      const body = JSON.stringify(request.body);
      const before = placed.get(keyOf(request));
      if (before && before !== body) throw new MockFailure(422, 'This key was already used for another request');
      placed.set(keyOf(request), body);
      if (calls <= lost) throw new MockFailure(0);
      return { orderNo: `PT${(request.body as { mark?: string }).mark ?? ''}` };
    };
  }

  it('whose order response was lost returns the earlier order, even if the shopper changed the note meanwhile', async () => {
    const { press } = placing(idempotentBackend(1));
    await press({ note: 'first' });
    expect(await press({ note: 'second' })).toEqual({ orderNo: 'PTfirst', wasAlreadySent: true });
  });

  it('whose order request never arrived is placed with the shopper’s latest input', async () => {
    let isOpen = false;
    const { press } = placing(idempotentBackend(0, () => isOpen));
    await press({ note: 'first' });
    isOpen = true;
    expect(await press({ note: 'second' })).toEqual({ orderNo: 'PTsecond', wasAlreadySent: false });
  });

  it('returns the earlier order when the backend has already consumed the checkout', async () => {
    const place = idempotentBackend(1);
    const load = vi.fn(() => preOrder).mockImplementationOnce(() => preOrder);
    const result = open({ 'preorders.load': load, 'orders.create': place });
    const press = () => act(() => result.current.checkout.place.run(draft).catch(() => undefined));
    await press();
    load.mockImplementation(() => {
      throw new MockFailure(404);
    });
    expect(await press()).toEqual({ orderNo: 'PT', wasAlreadySent: false });
  });

  it('that is unknown to the backend, without an earlier attempt, rejects with kind `not-found`', async () => {
    const result = open({
      'preorders.load': () => {
        throw new MockFailure(404);
      },
    });
    await act(() => result.current.checkout.place.run(draft).catch(() => undefined));
    expect(result.current.checkout.place.error?.kind).toBe('not-found');
  });

  it('is not placed if the total differs from the total that the shopper saw', async () => {
    const place = vi.fn(() => ({ orderNo: 'PT1' }));
    const { result, press } = placing(place, () => 1_200);
    await press();
    expect(place).not.toHaveBeenCalled();
    expect(result.current.checkout.totalChange).toEqual({ wasCents: 1_000, nowCents: 1_200 });
    expect(result.current.checkout.place.error?.kind).toBe('invalid');
    expect(await press({ totalCents: 1_200 })).toMatchObject({ orderNo: 'PT1' });
    expect(result.current.checkout.totalChange).toBeUndefined();
  });

  it('is not placed if the total changes after the final check', async () => {
    let payFee = 1_000;
    const place = vi.fn(({ body }: MockRequest) => {
      if (place.mock.calls.length === 1) payFee = 1_200;
      const { expectedPayFee } = body as { expectedPayFee: string };
      if (expectedPayFee !== `${payFee / 100}.00`) throw new MockFailure(409, 'The price has changed to $12.00');
      return { orderNo: 'PT1' };
    });
    const { result, press } = placing(place, () => payFee);
    await press();
    expect(result.current.checkout.totalChange).toEqual({ wasCents: 1_000, nowCents: 1_200 });
    expect(await press({ totalCents: 1_200 })).toEqual({ orderNo: 'PT1', wasAlreadySent: false });
  });

  it('is placed with a coupon and points at the reduced price', async () => {
    const place = vi.fn((_: MockRequest) => ({ orderNo: 'PT1' }));
    const priced = { freightFee: 0, proTotalFee: 1_000, usedIntegral: 0, surplusIntegral: 0, useIntegral: true };
    const price = vi.fn((_: MockRequest) => ({ ...priced, couponFee: 300, deductionPrice: 100, payFee: 600 }));
    const reduced = { couponId: 7, spendPoints: true };
    const result = open({ 'orders.create': place, 'preorders.computePrice': price });
    const press = (totalCents: number) =>
      act(() => result.current.checkout.place.run({ ...draft, ...reduced, totalCents }).catch(() => undefined));
    await press(1_000);
    expect(result.current.checkout.totalChange).toEqual({ wasCents: 1_000, nowCents: 600 });
    expect(place).not.toHaveBeenCalled();
    await press(600);
    expect(price.mock.calls[0]?.[0].body).toEqual({
      preOrderNo: 'PRE12345',
      addressId: 1,
      couponId: 7,
      useIntegral: true,
    });
    expect(place.mock.calls[0]?.[0].body).toMatchObject({ couponId: 7, useIntegral: true, expectedPayFee: '6.00' });
  });

  it('reports missing input without sending a request, and clears the issue of a field on `clearIssue`', async () => {
    const place = vi.fn(() => ({ orderNo: 'PT1' }));
    const { result, press } = placing(place);
    await press({ addressId: null, payType: '' });
    expect(result.current.checkout.issues).toEqual({ addressId: 'addressMissing', payType: 'paymentMethodMissing' });
    act(() => result.current.checkout.clearIssue('addressId'));
    expect(result.current.checkout.issues).toEqual({ payType: 'paymentMethodMissing' });
    expect(place).not.toHaveBeenCalled();
  });

  it('deletes the stored attempt when the shopper signs out', async () => {
    const session = createTestSession('authenticated');
    const { result } = renderInShop(() => useCheckout(), {
      handlers: {
        'preorders.load': () => preOrder,
        'orders.create': () => {
          throw new MockFailure(0);
        },
      },
      session,
    });
    await act(() => result.current.place.run({ ...draft, note: 'ring twice' }).catch(() => undefined));
    expect(JSON.stringify({ ...sessionStorage })).toContain('ring twice');
    act(() => session.become('expired'));
    expect(sessionStorage).toHaveLength(1);
    act(() => session.become('anonymous'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the result of a payment', () => {
  const status = (more: Partial<PayStatus> = {}): PayStatus => {
    return { paid: false, orderNo: 'PT1', payType: 'x', payPrice: 1, message: null, isCancel: false, ...more };
  };
  const open = (answer: () => PayStatus, orderNo: string | undefined = 'PT1') =>
    renderInShop(() => usePaymentResult(orderNo), { handlers: { 'payments.result': answer }, session: 'authenticated' })
      .result;

  it('is requested until the order is paid', async () => {
    const answer = vi.fn(() => status({ paid: answer.mock.calls.length > 3 }));
    const result = open(answer);
    await pass(10);
    expect(result.current.state).toBe('confirming');
    await pass(10_000);
    expect(result.current.state).toBe('paid');
    expect(answer).toHaveBeenCalledTimes(4);
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(4);
  });

  it('is read again when a page that says `failed` is shown again, since another tab may have paid', async () => {
    const answer = vi.fn(() =>
      answer.mock.calls.length > 1 ? status({ paid: true }) : status({ message: 'declined' }),
    );
    const result = open(answer);
    await pass(10);
    expect(result.current.state).toBe('failed');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10);
    expect(result.current.state).toBe('paid');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await pass(10);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is `cancelled` when the backend has cancelled the order', async () => {
    const result = open(() => status({ isCancel: true }));
    await pass(10);
    expect(result.current.state).toBe('cancelled');
  });

  it('is `processing` for a payment that takes days, and is not requested again', async () => {
    const answer = vi.fn(() => status({ paymentProcessing: true, message: 'of an earlier try' }));
    const result = open(answer);
    await pass(60_000);
    expect(result.current).toMatchObject({ state: 'processing', isLoading: false, isRefreshing: false });
    expect(answer).toHaveBeenCalledOnce();
  });

  it('is `failed` as soon as the backend has a reason, and is not requested again', async () => {
    const answer = vi.fn(() => status({ message: answer.mock.calls.length > 1 ? 'The payment was declined' : null }));
    const result = open(answer);
    await pass(10);
    expect(result.current.state).toBe('confirming');
    await pass(2_000);
    expect(result.current).toMatchObject({ state: 'failed', data: { message: 'The payment was declined' } });
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is `unknown`, not `failed`, without a confirmation after a minute, and is still requested', async () => {
    let paid = false;
    const result = open(() => status({ paid }));
    await pass(70_000);
    expect(result.current).toMatchObject({ state: 'unknown', error: undefined, data: { paid: false } });
    paid = true;
    await pass(15_000);
    expect(result.current.state).toBe('paid');
  });

  it('is requested for at most 15 minutes', async () => {
    const answer = vi.fn(() => status({}));
    const result = open(answer);
    await pass(16 * 60_000);
    const asked = answer.mock.calls.length;
    await pass(5 * 60_000);
    expect(answer).toHaveBeenCalledTimes(asked);
    expect(result.current.state).toBe('unknown');
  });

  it('is requested again at once by `refresh`', async () => {
    let paid = false;
    const result = open(() => status({ paid }));
    await pass(70_000);
    expect(result.current.state).toBe('unknown');
    paid = true;
    const done = vi.fn();
    act(() => void result.current.refresh().then(done));
    expect(result.current).toMatchObject({ state: 'confirming', isLoading: true });
    expect(done).not.toHaveBeenCalled();
    await pass(10);
    expect(result.current).toMatchObject({ state: 'paid', isLoading: false, data: { paid: true } });
    expect(done).toHaveBeenCalled();
  });

  it('is `unknown` when it cannot be requested', async () => {
    const offline = open(() => {
      throw new MockFailure(0);
    });
    await pass(70_000);
    expect(offline.current).toMatchObject({ state: 'unknown', error: { kind: 'network' } });
    const strange = open(() => {
      throw new MockFailure(404);
    });
    await pass(10);
    expect(strange.current).toMatchObject({ state: 'unknown', error: { kind: 'not-found' } });
    const nameless = renderInShop(() => usePaymentResult(undefined), {}).result;
    expect(nameless.current.state).toBe('unknown');
  });
});
