// @vitest-environment node
import { aStore } from '@promenade/storefront-devkit/mock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartStore } from '../cart/cart-types.ts';
import { cartLine } from '../cart/test-support/cart-backend.ts';
import { createShopClock } from '../context/clock.ts';
import { createPresentation } from '../context/presentation.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { createTemplateCart } from './template-cart.ts';

const MINUTE_MS = 60_000;
const serverNow = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cart with one line whose discount ends after `saleMs`, on a device whose clock is wrong by `deviceErrorMs`. */
function open({ saleMs, deviceErrorMs = 0 }: { saleMs: number; deviceErrorMs?: number }) {
  vi.setSystemTime(serverNow + deviceErrorMs);
  const clock = createShopClock();
  const line = { ...cartLine(1, 1), price: 10_000, discount: 10, discountExpiry: serverNow + saleMs };
  const shown = { ...line, stock: 9, quantity: 1, checked: true };
  const end = vi.fn();
  const cart = {
    getStructure: () => ({ status: 'ready' }),
    views: () => [{ merId: 1, merName: 'One', cartInfoList: [shown] }],
    count: () => 1,
    subscribe: () => end,
    subscribeLines: () => end,
    retainLines: () => end,
  } as unknown as CartStore;
  const shop = {
    ...createPresentation({}, { locale: 'en', store: aStore(), client: {} }),
    clock,
    now: clock.now,
  } as StorefrontValue;
  const prices: unknown[] = [];
  const stop = createTemplateCart(cart, shop).watchCart((view) => {
    prices.push(typeof view === 'string' ? view : [view.rows[0]?.fields.price, view.fields.subtotal]);
  });
  return {
    prices,
    stop,
    end,
    /** Receives a response with the server's time. */
    receiveTime: () => {
      const headers = new Headers({ date: new Date(Date.now() - deviceErrorMs).toUTCString() });
      const request = {} as Parameters<typeof clock.middleware>[0];
      return clock.middleware(request, async () => ({ headers }) as never);
    },
  };
}

it('the cart of an owner’s page shows the full price within a second after a discount ends', async () => {
  const { prices } = open({ saleMs: 10 * MINUTE_MS });
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1_000);
  expect(prices.at(-1)).toEqual(['$90.00', '$90.00']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(prices.at(-1)).toEqual(['$100.00', '$100.00']);
});

it.each([-60, 24 * 60])(
  'the cart of an owner’s page shows the correct price if the device’s clock is wrong by %i minutes',
  async (minutes) => {
    const deviceErrorMs = minutes * MINUTE_MS;
    const { prices, receiveTime } = open({ saleMs: 10 * MINUTE_MS, deviceErrorMs });
    await receiveTime();
    await vi.advanceTimersByTimeAsync(0);
    expect(prices.at(-1)).toEqual(['$90.00', '$90.00']);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS + 1_000);
    expect(prices.at(-1)).toEqual(['$100.00', '$100.00']);
  },
);

it('the cart of an owner’s page removes its subscriptions and timers when it stops', async () => {
  const { prices, stop, end } = open({ saleMs: MINUTE_MS });
  stop();
  expect(end).toHaveBeenCalledTimes(3);
  const before = prices.length;
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(prices).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});
