import { moneyText } from '@promenade/storefront-sdk/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { withoutOwners } from './testing/broken-database.ts';
import { engines } from './testing/databases.ts';
import { giveCoupon } from './testing/deductions.ts';
import { reckon } from './testing/price-oracle.ts';
import { type Cart, cartsOf, everySku, linesOf, type Sku } from './testing/random-carts.ts';
import { deepTest, expectNoneFails } from './testing/runs.ts';
import { openBuyNow } from './testing/shopping.ts';
import { type Lie, lies, tamper } from './testing/tampering.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

/*
 * Requests with tampered prices, quantities and ids: each is refused or ignored, and the order costs the real price of its
 * goods.
 */

/** Rounds of a dozen requests that lie. */
const LIES = process.env.PM_DEEP ? 2_000 : 3;
const DEEP_MS = process.env.PM_DEEP ? 60 * 60 * 1000 : undefined;

describe.each(engines)('tampered checkouts on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });

  /** Sends tampered requests to a shop that also has another user's data. */
  async function lieTo(shop: TestShop, numRuns: number) {
    await database.db.updateTable('skus').set({ stock: 1_000_000 }).execute();
    const skus = await everySku(database);
    const { id, shop: other } = await testShop.newShopper();
    const open = await openBuyNow(other, skus[0] as Sku);
    const stolen = { ...open, couponId: await giveCoupon(database, id, { money_cents: 100 }) };
    const withstand = async (cart: Cart, lie: Lie) => {
      const lines = linesOf({ ...cart, coupon: undefined });
      const { pay } = reckon(lines, { points: 0 }, Date.now());
      fc.pre(lie.expected !== moneyText(pay));
      const { refused, price, placed, orders } = await tamper(shop, { lines, others: skus }, lie, stolen);
      for (const status of refused) expect([400, 404, 409]).toContain(status);
      expect([price, placed]).toEqual([moneyText(pay), 200]);
      expect(orders).toMatchObject([{ payPrice: pay }]);
    };
    return fc.check(fc.asyncProperty(cartsOf(skus), lies, withstand), { numRuns, endOnFailure: true });
  }

  // Runs first, while there are few addresses: this broken shop does not check who owns them.
  deepTest('a shop without a check of coupons’ owners is caught', async () => {
    const careless = await createTestShop(withoutOwners(database));
    const { errorInstance } = await lieTo(careless, 1);
    await careless.close();
    expect(errorInstance).toMatchObject({ name: 'AssertionError' });
  });

  test(
    'tampered requests do not change the price',
    async () => {
      expectNoneFails(await lieTo(testShop, LIES));
    },
    DEEP_MS,
  );
});
