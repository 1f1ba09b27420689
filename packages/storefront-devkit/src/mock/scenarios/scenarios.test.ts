import { createStorefront } from '@promenade/storefront-sdk';
import { setupServer } from 'msw/node';
import { afterEach, expect, it, vi } from 'vitest';
import { rejection } from '../../../../storefront-sdk/src/test-support/responses.ts';
import { mockHandlers } from '../../msw.ts';
import { checkOut, countOf, open, pay, placeOrder, shirt, uuid } from '../../test-support/mocked-shop.ts';
import { fixedClock, type ScenarioName, scenarios } from '../index.ts';

afterEach(() => void vi.useRealTimers());

it.each(Object.keys(scenarios) as ScenarioName[])('%s has a summary', (name) => {
  expect(scenarios[name].summary).toMatch(/^[A-Z].*\.$/);
});

it('empty: there is nothing', async () => {
  const { guest, shopper } = open({ scenario: 'empty' });
  expect(await guest.products.list()).toMatchObject({ list: [], total: 0, pages: 0 });
  expect(await guest.categories.tree()).toEqual([]);
  expect((await shopper.addresses.list()).list).toEqual([]);
});

it('guest-with-cart: every guest finds one, and it can be merged', async () => {
  const { guest, shopper } = open({ scenario: 'guest-with-cart' });
  expect(await countOf(guest, uuid)).toEqual({ count: 3 });
  expect(await shopper.cart.merge({ uuid, storeId: 1 })).toEqual({ count: 3 });
  expect(await countOf(guest, uuid)).toEqual({ count: 0 });
});

it('low-stock: a third item is refused', async () => {
  const { guest } = open({ scenario: 'low-stock' });
  await guest.cart.save([{ ...shirt, uuid }]);
  expect(await rejection(guest.cart.save([{ ...shirt, cartNum: 1, uuid }]))).toMatchObject({ kind: 'invalid' });
  const { productInfo } = await guest.products.detailBySlug({ slug: 'oak-stool' });
  expect(productInfo.stock).toBe(0);
});

it('discount-expiring: the price changes with the clock', async () => {
  const clock = fixedClock();
  const { shopper } = open({ scenario: 'discount-expiring', clock });
  const { preOrderNo } = await checkOut(shopper);
  expect(await shopper.preorders.computePrice({ preOrderNo })).toMatchObject({ payFee: 7350 });
  clock.advance(59_999);
  expect(await shopper.preorders.computePrice({ preOrderNo })).toMatchObject({ payFee: 7350 });
  clock.advance(1);
  expect(await shopper.preorders.computePrice({ preOrderNo })).toMatchObject({ payFee: 9800 });
});

it('session-expired: the token is no good', async () => {
  const { shopper } = open({ scenario: 'session-expired' });
  expect(await shopper.login.isTokenValid()).toBe(false);
  expect(await rejection(shopper.user.info())).toMatchObject({ kind: 'auth' });
  expect((await shopper.products.list()).list).toHaveLength(6);
});

it('payment-declined: the order stays unpaid, with the reason', async () => {
  const { shopper } = open({ scenario: 'payment-declined' });
  const { orderNo } = await placeOrder(shopper);
  expect(await pay(shopper, orderNo)).toMatchObject({ status: false });
  expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: false, message: 'The payment was declined' });
  expect((await shopper.orders.listUnpaid()).list).toHaveLength(1);
});

it('slow: a response waits for its timer', async () => {
  vi.useFakeTimers();
  const { guest } = open({ scenario: 'slow' });
  let total: unknown;
  const asked = guest.products.list().then((page) => {
    total = page.total;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(total).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(total).toBe(6);
});

it('offline: a network error, by fetch and by a server', async () => {
  const { guest, mock } = open({ scenario: 'offline' });
  expect(await rejection(guest.products.list())).toMatchObject({ kind: 'network' });
  const server = setupServer(...mockHandlers(mock));
  server.listen();
  const served = createStorefront({ baseUrl: 'http://shop.test', retries: 0 });
  const error = await rejection(served.products.list());
  server.close();
  expect(error).toMatchObject({ kind: 'network' });
});

it('flaky-10: about one request in ten fails, the same ones for the same seed', async () => {
  const failures = async (seed: number) => {
    const { guest } = open({ scenario: 'flaky-10', seed });
    const codes = [];
    for (let round = 0; round < 300; round++) {
      codes.push(
        await guest.store.details().then(
          () => 200,
          ({ code }) => code,
        ),
      );
    }
    return codes.flatMap((code, round) => (code === 503 ? [round] : []));
  };
  const [first, again, other] = [await failures(1), await failures(1), await failures(2)];
  expect(first.length).toBeGreaterThan(15);
  expect(first.length).toBeLessThan(50);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
