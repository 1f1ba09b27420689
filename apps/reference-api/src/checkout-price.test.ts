import { cartTotals } from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { givePoints } from './testing/deductions.ts';
import { reckon } from './testing/price-oracle.ts';
import { times } from './testing/racing.ts';
import { type Cart, type CartLine, cartsOf, couponFor, everySku, linesOf, type Sku } from './testing/random-carts.ts';
import { refusal } from './testing/refusal.ts';
import { deepTest, expectNoneFails } from './testing/runs.ts';
import { checkOutCart } from './testing/shopping.ts';
import { someAddress, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

/*
 * Random carts with coupons and points: the API, the rules of the screens and a second reckoning agree to the cent, from
 * the cart to the shares of each line of the order.
 */

/** Shoppers who check out at the same time; for the next carts they begin anew. */
const SHOPPERS = process.env.PM_DEEP ? 32 : 4;
const QUOTES = process.env.PM_DEEP ? 100_000 : 12;
const ORDERS = process.env.PM_DEEP ? 3_200 : 4;
const DEEP_MS = process.env.PM_DEEP ? 8 * 60 * 60 * 1000 : undefined;

interface Shopper {
  id: number;
  shop: Storefront;
  addressId: number;
}

let database: Database;
let testShop: TestShop;

/** Each shopper places a hundred orders and pays none: prices are the point here. */
const unlimited = { orders: Infinity, piecesOfVariant: Infinity, pieces: Infinity };

openShopAround(
  'postgres',
  (opened) => {
    ({ database, testShop } = opened);
  },
  {
    openOrders: { unproven: unlimited, proven: unlimited, unprovenPerNetwork: unlimited, unprovenPerAgent: unlimited },
  },
);

const paying = { payType: 'sandbox', payChannel: 'pc' } as const;

async function newShopper(): Promise<Shopper> {
  const { id, shop } = await testShop.newShopper();
  return { id, shop, addressId: (await shop.addresses.save(someAddress)).id };
}

/** Takes away what shoppers have from their last carts. */
async function beginAnew(shoppers: readonly Shopper[]): Promise<void> {
  const ids = shoppers.map(({ id }) => id);
  await database.db.deleteFrom('points_records').where('user_id', 'in', ids).execute();
  await database.db
    .deleteFrom('carts')
    .where('owner_kind', '=', 'user')
    .where('owner_id', 'in', ids.map(String))
    .execute();
}

/** Requests the price of a cart; returns the input that an order at that price needs. */
async function quote({ id, shop }: Shopper, cart: Cart) {
  const picked = linesOf(cart);
  const [first] = picked as [CartLine];
  if (cart.points > 0) await givePoints(database, id, cart.points);
  const given = await couponFor(database, id, cart, first);
  let { couponId } = given;
  const { preOrderNo, groups } = await checkOutCart(shop, picked);
  // Of lines that lose as much by rounding the first one in the cart gets the cent.
  const listed = groups.flatMap(({ cartInfoList }) => cartInfoList.map(({ attrId }) => attrId));
  const lines = picked.toSorted((one, other) => listed.indexOf(one.attrId) - listed.indexOf(other.attrId));
  const shown = cartTotals(groups, Date.now());
  const wanted = { coupon: cart.coupon, points: cart.useIntegral ? cart.points : 0 };
  let expected = reckon(lines, wanted, Date.now());
  const { code } = given;
  if (expected.coupon === undefined) {
    const attempt = code
      ? shop.coupons.redeem({ code, preOrderNo })
      : shop.preorders.computePrice({ preOrderNo, couponId });
    expect(await refusal(attempt)).toMatch(/^invalid/);
    couponId = undefined;
    expected = reckon(lines, { ...wanted, coupon: undefined }, Date.now());
  } else if (code) {
    couponId = (await shop.coupons.redeem({ code, preOrderNo })).id;
  }
  const { goods, freight, coupon, points, pay } = expected;
  const choice = { couponId, useIntegral: cart.useIntegral };
  const price = await shop.preorders.computePrice({ preOrderNo, ...choice });
  expect({ ...price, shown: shown.goodsCents }).toMatchObject({
    ...{ shown: goods, proTotalFee: goods, freightFee: freight, couponFee: coupon, payFee: pay },
    ...{ deductionPrice: points, usedIntegral: points, surplusIntegral: cart.points - points },
  });
  // The price that a wallet shows a guest, without coupon and points.
  const wallet = picked.map(({ productId, attrId, quantity }) => ({
    ...{ productId, attrValueId: attrId, productNum: quantity },
  }));
  const offered = await testShop.guest().preorders.quote({ lines: wallet });
  expect(offered).toEqual({ proTotalFee: goods, freightFee: freight, payFee: goods + freight });
  return { lines, expected, order: { preOrderNo, ...choice, expectedPayFee: pay } };
}

async function place(shopper: Shopper, cart: Cart): Promise<void> {
  const { shop, addressId } = shopper;
  const { lines, expected, order } = await quote(shopper, cart);
  const { goods, freight, coupon, points, pay, shares } = expected;
  const { orderNo } = await shop.orders.create({ ...order, ...paying, addressId });
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

/** Has so many carts checked out, by all shoppers at once, again and again. */
async function checkOutAll(carts: number, checkOut: (shopper: Shopper, cart: Cart) => Promise<unknown>) {
  await database.db.updateTable('skus').set({ stock: 1_000_000 }).execute();
  const skus: Sku[] = await everySku(database);
  const shoppers = await times(SHOPPERS, newShopper);
  const batches = fc.array(cartsOf(skus), { minLength: SHOPPERS, maxLength: SHOPPERS });
  const agree = fc.asyncProperty(batches, async (batch) => {
    await beginAnew(shoppers);
    await Promise.all(shoppers.map((shopper, place) => checkOut(shopper, batch[place] as Cart)));
  });
  return fc.check(agree, { numRuns: carts / SHOPPERS, endOnFailure: true });
}

test(
  'every price of a checkout is the same, whoever reckons it',
  async () => {
    expectNoneFails(await checkOutAll(QUOTES, quote));
  },
  DEEP_MS,
);

test(
  'every sum and share of an order is the one that was quoted',
  async () => {
    expectNoneFails(await checkOutAll(ORDERS, place));
  },
  DEEP_MS,
);

deepTest('a shop that charges a cent more than it shows is caught', async () => {
  const dearer = database.db.updateTable('skus').set((sku) => ({
    price_cents: sku('price_cents', '+', 1),
    variant_price_cents: sku('variant_price_cents', '+', 1),
  }));
  // Until it is one whose price neither a discount nor the product's own price hides.
  const { errorInstance } = await checkOutAll(100 * SHOPPERS, async (shopper, cart) => {
    await dearer.where('id', '=', cart.picks[0]?.sku.attrId ?? 0).execute();
    await quote(shopper, cart);
  });
  expect(errorInstance).toMatchObject({ name: 'AssertionError' });
});
