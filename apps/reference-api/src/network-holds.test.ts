import { createStorefront, type Storefront } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { OPEN_ORDER_LIMITS } from './domain/open-orders.ts';
import { engines } from './testing/databases.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { proveAddress } from './testing/identities.ts';
import { refusal } from './testing/refusal.ts';
import { openBuyNow, payFor } from './testing/shopping.ts';
import { injectedFetch, newUuid, ORIGIN, setStock, someSku, stockOf, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

const { piecesOfVariant, pieces } = OPEN_ORDER_LIMITS.unprovenPerNetwork;
const STOCK = 1000;
const VARIANTS = 8;
/** Addresses by network: those of one IPv6 /64 are one. */
const NETWORKS = [['203.0.113.5'], ['198.51.100.5'], ['2001:db8:7:7::1', '2001:db8:7:7::ffff']];

describe.each(engines)('stock that one network holds without paying on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });

  const at = (ip: string, token?: string): Storefront =>
    createStorefront({
      baseUrl: ORIGIN,
      fetch: injectedFetch(testShop.app),
      retries: 0,
      authorize: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
      headers: () => ({ 'accept-language': 'en', 'x-forwarded-for': ip }),
    });

  async function variants() {
    const skus = await Promise.all(Array.from({ length: VARIANTS }, (_, place) => someSku(database, 20, place)));
    for (const { attrId } of skus) await setStock(database, attrId, STOCK);
    return skus;
  }

  async function newVisitorAt(ip: string) {
    await forgetLimits(database);
    const email = `${newUuid()}@visitor.test`;
    const { token } = await at(ip).login.asGuest({ email });
    return { email, shop: at(ip, token) };
  }

  const step = fc.record({
    network: fc.nat(NETWORKS.length - 1),
    address: fc.nat(1),
    variant: fc.nat(VARIANTS - 1),
    quantity: fc.integer({ min: 1, max: 10 }),
    next: fc.constantFrom('wait', 'wait', 'wait', 'pay', 'cancel', 'verify'),
  });

  test(
    'stays within its bounds, whatever the number of accounts, and is refused only beyond them',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 40 }), async (steps) => {
          await database.db.updateTable('orders').set({ is_cancelled: true }).where('paid', '=', false).execute();
          const skus = await variants();
          const held = NETWORKS.map(() => new Map<number, number>());
          const expected = new Map(skus.map(({ attrId }) => [attrId, STOCK]));
          for (const { network, address, variant, quantity, next } of steps) {
            const addresses = NETWORKS[network] ?? [];
            const sku = skus[variant] ?? { attrId: 0, productId: 0 };
            const { email, shop } = await newVisitorAt(addresses[address % addresses.length] ?? '');
            const own = held[network] ?? new Map<number, number>();
            const ofVariant = (own.get(sku.attrId) ?? 0) + quantity;
            const all = [...own.values()].reduce((sum, each) => sum + each, quantity);
            const placed = shop.orders.create(await openBuyNow(shop, sku, quantity));
            if (ofVariant > piecesOfVariant || all > pieces) {
              const limit =
                ofVariant > piecesOfVariant ? `${piecesOfVariant} of one product` : `${pieces} items in all`;
              expect(await refusal(placed)).toContain(`At most ${limit} until you confirm your email address`);
              continue;
            }
            const { orderNo } = await placed;
            if (next === 'pay') await payFor(testShop, shop, orderNo);
            if (next === 'cancel') await shop.orders.cancel(orderNo);
            if (next === 'verify') await proveAddress(database, shop, email);
            if (next === 'wait') own.set(sku.attrId, ofVariant);
            if (next !== 'cancel') expected.set(sku.attrId, (expected.get(sku.attrId) ?? 0) - quantity);
          }
          for (const [attrId, stock] of expected) expect(await stockOf(database, attrId)).toBe(stock);
        }),
        { numRuns: process.env.PM_DEEP ? 30 : 2 },
      );
    },
    10 * 60_000,
  );

  test('the addresses of a /48 hold more together, but not without end', async () => {
    const [sku = { attrId: 0, productId: 0 }] = await variants();
    let held = 0;
    for (let place = 0; place < 10; place++) {
      const { shop } = await newVisitorAt(`2001:db8:9:${place.toString(16)}::1`);
      const order = await openBuyNow(shop, sku, piecesOfVariant);
      held += await shop.orders.create(order).then(
        () => piecesOfVariant,
        () => 0,
      );
    }
    expect(held).toBe(8 * piecesOfVariant);
  });
});
