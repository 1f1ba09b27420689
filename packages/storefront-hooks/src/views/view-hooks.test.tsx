import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import * as hooks from '../index.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { NOON, samples, viewOf } from './test-support/samples.ts';

const shopHooks: Record<string, () => object | undefined> = {
  useActivityCard: () => hooks.useActivityCard(samples.activity),
  useAddressCard: () => hooks.useAddressCard(samples.address),
  useApplicationCard: () => hooks.useApplicationCard(samples.application),
  useCartLineView: () => hooks.useCartLineView(samples.cartLine.id),
  useCouponCard: () => hooks.useCouponCard({ ...samples.coupon }),
  useMerchantCard: () => hooks.useMerchantCard(samples.merchant),
  useOrderCard: () => hooks.useOrderCard(samples.order),
  useOrderLines: () => hooks.useOrderLines(samples.orderLines),
  useOrderTabs: () => hooks.useOrderTabs(samples.orderTab, samples.tabLabel),
  useOrderTimeline: () => hooks.useOrderTimeline({ ...samples.timeline }),
  usePointsRow: () => hooks.usePointsRow({ ...samples.points }),
  usePreOrderView: () => hooks.usePreOrderView(samples.preOrder),
  usePrice: () => hooks.usePrice({ ...samples.card }),
  useProductCard: () => hooks.useProductCard(samples.card),
  useProductView: () => hooks.useProductView(samples.product, { variant: 'Blue,S' }),
  useReceipt: () => hooks.useReceipt({ ...samples.amounts }, { ...samples.receiptLabels }),
  useRefundCard: () => hooks.useRefundCard({ ...samples.refund }),
  useReviewCard: () => hooks.useReviewCard(samples.review),
  useUnavailableLineView: () => hooks.useUnavailableLineView(samples.cartLine),
};

// Importing the module takes real time, which fake timers do not advance.
beforeAll(() => import('../cart/cart-store.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the table lists every exported view hook', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^use-.*\.ts$/.test(name));
  const defined = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^export function (use\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const exported = defined.filter((name) => name in hooks).toSorted();
  expect(Object.keys(shopHooks)).toEqual(exported);
  expect(Object.keys(viewOf)).toEqual(exported);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(name: string) {
  const { result } = renderInShop(
    () => {
      const shop = useStorefront();
      vi.spyOn(shop.clock, 'subscribe');
      return { view: shopHooks[name]?.(), shop };
    },
    {
      locale: 'fr',
      now: NOON,
      handlers: { 'cart.list': () => [{ merId: 1, merName: 'Acme', cartInfoList: [samples.cartLine] }] as never },
    },
  );
  await pass(100);
  return result;
}

it.each(Object.keys(shopHooks))('%s returns the result of its function, memoised', async (name) => {
  const result = await open(name);
  const { view, shop } = result.current;
  expect(view).toMatchObject(viewOf[name]?.(shop, NOON) ?? {});
  // Another product's discount ends.
  shop.clock.watch(NOON + 1_000);
  await pass(2_000);
  expect(shop.clock.getSnapshot()).toBeGreaterThan(NOON);
  expect(result.current.view).toBe(view);
});

it.each(['useCartLineView', 'usePrice', 'useProductCard', 'useProductView', 'useUnavailableLineView'])(
  '%s returns the regular price after the discount has ended, with one subscription to the clock',
  async (name) => {
    const result = await open(name);
    const { view, shop } = result.current;
    expect(shop.clock.subscribe).toHaveBeenCalledTimes(1);
    await pass(62_000);
    expect(result.current.view).not.toBe(view);
    expect(result.current.view).toMatchObject(viewOf[name]?.(shop, NOON + 62_000) ?? {});
  },
);
