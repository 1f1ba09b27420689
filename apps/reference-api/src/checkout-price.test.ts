import { cartTotals, toDecimalText } from '@promenade/storefront-hooks/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { openTestDatabase } from './testing/databases.ts';
import { giveCoupon, givePoints } from './testing/deductions.ts';
import { reckon } from './testing/price-oracle.ts';
import { type Cart, type CartLine, cartsOf, couponFor, everySku, linesOf, type Sku } from './testing/random-carts.ts';
import { refusal } from './testing/refusal.ts';
import { checkOutCart, openBuyNow } from './testing/shopping.ts';
import { type Lie, lies, tamper } from './testing/tampering.ts';
import { createTestShop, someAddress, type TestShop } from './testing/test-shop.ts';

/*
 * Random carts with coupons and points: the API, the rules of the screens and a second reckoning agree to the cent, from
 * the cart to the shares of each line of the order, whatever else a request says.
 */

const QUOTES = process.env.PM_DEEP ? 100_000 : 12;
const ORDERS = process.env.PM_DEEP ? 3_000 : 8;
/** Rounds of a dozen requests that lie. */
const LIES = process.env.PM_DEEP ? 2_000 : 4;
const DEEP_MS = process.env.PM_DEEP ? 8 * 60 * 60 * 1000 : undefined;

const rounds = (numRuns: number) => ({ numRuns, endOnFailure: true });

let database: Database;
let testShop: TestShop;
let skus: Sku[];

beforeAll(async () => {
  database = await openTestDatabase('pglite');
  testShop = await createTestShop(database);
  await database.db.updateTable('skus').set({ stock: 1_000_000 }).execute();
  skus = await everySku(database);
});
afterAll(async () => {
  await testShop?.close();
  await database?.close();
});

const paying = { payType: 'sandbox', payChannel: 'pc' } as const;

/** Asks the price of a cart; answers what ordering it at that price needs. */
async function quote(cart: Cart) {
  const { id, shop } = await testShop.newShopper();
  const lines = linesOf(cart);
  const [first] = lines as [CartLine];
  if (cart.points > 0) await givePoints(database, id, cart.points);
  let couponId = await couponFor(database, id, cart, first);
  const { preOrderNo, groups } = await checkOutCart(shop, lines);
  const shown = cartTotals(groups, Date.now());
  const wanted = { coupon: cart.coupon, points: cart.useIntegral ? cart.points : 0 };
  let expected = reckon(lines, wanted, Date.now());
  if (expected.coupon === undefined) {
    expect(await refusal(shop.preorders.computePrice({ preOrderNo, couponId }))).toMatch(/^invalid/);
    couponId = undefined;
    expected = reckon(lines, { ...wanted, coupon: undefined }, Date.now());
  }
  const { goods, freight, coupon, points, pay } = expected;
  const choice = { couponId, useIntegral: cart.useIntegral };
  const price = await shop.preorders.computePrice({ preOrderNo, ...choice });
  expect({ ...price, shown: shown.goodsCents }).toMatchObject({
    ...{ shown: goods, proTotalFee: goods, freightFee: freight, couponFee: coupon, payFee: pay },
    ...{ deductionPrice: points, usedIntegral: points, surplusIntegral: cart.points - points },
  });
  return { shop, lines, expected, order: { preOrderNo, ...choice, expectedPayFee: toDecimalText(pay) } };
}

async function place(cart: Cart): Promise<void> {
  const { shop, lines, expected, order } = await quote(cart);
  const { goods, freight, coupon, points, pay, shares } = expected;
  const address = await shop.addresses.save(someAddress);
  const { orderNo } = await shop.orders.create({ ...order, ...paying, addressId: address.id });
  const master = await shop.orders.masterDetail(orderNo);
  const figures = {
    proTotalPrice: goods,
    payPostage: freight,
    couponPrice: coupon,
    integralPrice: points,
    payPrice: pay,
  };
  expect(master).toMatchObject(figures);
  const parts = await Promise.all(master.orderList.map((part) => shop.orders.detail(part.orderNo)));
  for (const name of Object.keys(figures) as (keyof typeof figures)[]) {
    expect([name, parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)]).toEqual([name, figures[name]]);
  }
  const stored = await database.db
    .selectFrom('order_lines')
    .select(['sku_id', 'coupon_cents as coupon', 'points_cents as points'])
    .where('order_id', '=', master.id)
    .execute();
  const byParts = stored.map(({ sku_id, ...share }) => [sku_id, share]);
  const reckoned = lines.map(({ attrId }, place) => [attrId, shares[place]]);
  expect(new Map(byParts as [number, object][])).toEqual(new Map(reckoned as [number, object][]));
}

test(
  'every price of a checkout is the same, whoever reckons it',
  () =>
    fc.assert(
      fc.asyncProperty(cartsOf(skus), async (cart) => void (await quote(cart))),
      rounds(QUOTES),
    ),
  DEEP_MS,
);

test(
  'every sum and share of an order is the one that was quoted',
  () => fc.assert(fc.asyncProperty(cartsOf(skus), place), rounds(ORDERS)),
  DEEP_MS,
);

test(
  'no lie in a request changes what is paid',
  async () => {
    const { id, shop: other } = await testShop.newShopper();
    const open = await openBuyNow(other, skus[0] as Sku);
    const stolen = { ...open, couponId: await giveCoupon(database, id, { money_cents: 100 }) };
    const withstand = async (cart: Cart, lie: Lie) => {
      const lines = linesOf({ ...cart, coupon: undefined });
      const { pay } = reckon(lines, { points: 0 }, Date.now());
      fc.pre(lie.expected !== toDecimalText(pay));
      const { refused, price, placed, orders } = await tamper(testShop, { lines, others: skus }, lie, stolen);
      for (const status of refused) expect([400, 404, 409]).toContain(status);
      expect([price, placed]).toEqual([toDecimalText(pay), 200]);
      expect(orders).toMatchObject([{ payPrice: pay }]);
    };
    await fc.assert(fc.asyncProperty(cartsOf(skus), lies, withstand), rounds(LIES));
  },
  DEEP_MS,
);
