import { type PayStatus, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '../cart/test-support/cart-world.ts';
import { useCartActions } from '../cart/use-cart-actions.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import type { FakeAnswers, FakeRequest } from '../testing/fake-fetch.ts';
import { paymentStep } from './payment-step.ts';
import { useCheckout } from './use-checkout.ts';
import { usePaymentMethods } from './use-payment.ts';
import { usePaymentResult } from './use-payment-result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const origin = 'https://shop.test';
const payResult = { status: true, payType: 'x', orderNo: 'PT1', redirect: null, stripeClientSecret: null };

describe('after a payment was started', () => {
  it.each([
    [{ redirect: '/order/payment_result?orderNo=PT1' }, '/order/payment_result?orderNo=PT1', false],
    [{ redirect: `${origin}/sandbox/PT1` }, '/sandbox/PT1', false],
    [{ redirect: 'https://www.paypal.com/checkoutnow?token=1' }, 'https://www.paypal.com/checkoutnow?token=1', true],
  ])('%o leads on', (answer, url, isExternal) => {
    expect(paymentStep({ ...payResult, ...answer }, origin)).toEqual({ kind: 'redirect', url, isExternal });
  });

  it.each([
    'https://evil.test/',
    'http://www.paypal.com/',
    '//evil.test',
    'javascript:alert(1)',
    'https://www.paypal.com.evil.test/',
  ])('an address such as %s is refused', (redirect) => {
    expect(() => paymentStep({ ...payResult, redirect }, origin)).toThrow(StorefrontError);
  });

  it('a secret opens the payment form, and nothing at all means done', () => {
    expect(paymentStep({ ...payResult, stripeClientSecret: 's' }, origin)).toEqual({
      kind: 'stripe',
      clientSecret: 's',
    });
    expect(paymentStep(payResult, origin)).toEqual({ kind: 'done', orderNo: 'PT1' });
  });
});

describe('a checkout', () => {
  const cart = () => [{ merId: 1, merName: 'One', cartInfoList: [cartLine(1, 2), cartLine(2, 1)] }];
  const open = (answers: FakeAnswers) =>
    renderInShop(() => ({ checkout: useCheckout(), cart: useCartActions() }), {
      answers: { 'cart.list': cart, ...answers },
      session: 'authenticated',
    }).result;
  const draft = { preOrderNo: 'PRE12345', addressId: 1, payType: 'sandbox' };

  it('takes the checked lines, once their changes are confirmed', async () => {
    const order: string[] = [];
    const create = vi.fn((_: FakeRequest) => {
      order.push('checkout');
      return { preOrderNo: 'PRE1' };
    });
    const result = open({
      'preorder.create': create,
      'cart.num': () => {
        order.push('quantity');
        return null;
      },
    });
    await pass(100);
    act(() => {
      void result.current.cart.setQuantity(1, 5);
      result.current.cart.check(2, false);
    });
    act(() => void result.current.checkout.fromCart.run());
    await pass(100);
    expect(order).toEqual(['quantity', 'checkout']);
    expect(create.mock.calls[0]?.[0].body).toEqual({
      preOrderType: 'shoppingCart',
      orderDetails: [{ shoppingCartId: 1, shoppingCartKey: 'line-1' }],
    });
  });

  it('of nothing asks to select a product', async () => {
    const result = open({});
    await pass(100);
    act(() => result.current.cart.checkAll(false));
    await act(() => result.current.checkout.fromCart.run().catch(() => ''));
    expect(result.current.checkout.cartFault).toBe('selectProduct');
  });

  it('places its order under one key, however often it is tried', async () => {
    const keys: (string | null)[] = [];
    const place = vi.fn(({ headers }: FakeRequest) => {
      keys.push(headers.get('idempotency-key'));
      if (keys.length === 1) throw new TypeError('connection lost');
      return { orderNo: 'PT1' };
    });
    const result = open({ 'order.create': place });
    await act(() => result.current.checkout.place.run(draft).catch(() => ({ orderNo: '' })));
    expect(result.current.checkout.place.error?.kind).toBe('network');
    let placed: unknown;
    await act(async () => {
      [placed] = await Promise.all([
        result.current.checkout.place.run(draft),
        result.current.checkout.place.run(draft),
      ]);
    });
    expect(placed).toEqual({ orderNo: 'PT1' });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('takes a new key after a definite refusal', async () => {
    const keys = new Set<string | null>();
    const place = ({ headers }: FakeRequest) => {
      keys.add(headers.get('idempotency-key'));
      throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'order.create' });
    };
    const result = open({ 'order.create': place });
    for (let round = 0; round < 2; round++) {
      await act(() => result.current.checkout.place.run(draft).catch(() => ({ orderNo: '' })));
    }
    expect(keys.size).toBe(2);
  });

  it('asks for what is missing before anything is sent', async () => {
    const result = open({});
    await act(() =>
      result.current.checkout.place
        .run({ preOrderNo: 'P', addressId: null, payType: '' })
        .catch(() => ({ orderNo: '' })),
    );
    expect(result.current.checkout.faults).toEqual({ addressId: 'addressMissing', payType: 'paymentMethodMissing' });
  });
});

it('offers the ways to pay that are switched on', async () => {
  const off = { paypalStatus: false, wechatPaySwitch: false, codSwitch: false, upiSwitch: false };
  const { result } = renderInShop(() => usePaymentMethods(), {
    answers: { 'payment.methods': () => ({ ...off, stripeStatus: true, sandboxStatus: true }) },
  });
  await pass(50);
  expect(result.current.data).toEqual(['stripe', 'sandbox']);
});

describe('the result of a payment', () => {
  const status = (more: Partial<PayStatus> = {}): PayStatus => {
    return { paid: false, orderNo: 'PT1', payType: 'x', payPrice: 1, message: null, isCancel: false, ...more };
  };
  const open = (answer: () => PayStatus, orderNo: string | undefined = 'PT1') =>
    renderInShop(() => usePaymentResult(orderNo), { answers: { 'payment.result': answer }, session: 'authenticated' })
      .result;

  it('is asked for until it is paid', async () => {
    const answer = vi.fn(() => status({ paid: answer.mock.calls.length > 3 }));
    const result = open(answer);
    await pass(10);
    expect(result.current.state).toBe('processing');
    await pass(10_000);
    expect(result.current.state).toBe('paid');
    expect(answer).toHaveBeenCalledTimes(4);
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(4);
  });

  it('is cancelled when the backend says so', async () => {
    const result = open(() => status({ isCancel: true }));
    await pass(10);
    expect(result.current.state).toBe('cancelled');
  });

  it('is unpaid when patience ends, and can be asked for again', async () => {
    let paid = false;
    const result = open(() => status({ paid }));
    await pass(70_000);
    expect(result.current.state).toBe('unpaid');
    paid = true;
    act(() => result.current.again());
    await pass(10);
    expect(result.current.state).toBe('paid');
  });

  it('is unknown when it cannot be asked for, never paid', async () => {
    const offline = open(() => {
      throw new TypeError('offline');
    });
    await pass(70_000);
    expect(offline.current).toMatchObject({ state: 'unknown', error: { kind: 'network' } });
    const strange = open(() => {
      throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'payment.result' });
    });
    await pass(10);
    expect(strange.current).toMatchObject({ state: 'unknown', error: { kind: 'not-found' } });
    const nameless = renderInShop(() => usePaymentResult(undefined), {}).result;
    expect(nameless.current.state).toBe('unknown');
  });
});
