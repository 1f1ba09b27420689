import { cartTotals, toDecimalText } from '@promenade/storefront-hooks/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { openTestDatabase } from './testing/databases.ts';
import { giveCoupon, givePoints } from './testing/deductions.ts';
import { type OracleLine, reckon } from './testing/price-oracle.ts';
import { refusal } from './testing/refusal.ts';
import { openCart } from './testing/shopping.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

/*
 * Random carts with coupons and points: the API, the rules of the screens and a second reckoning agree to the cent, from
 * the cart to the shares of each line of the order.
 */

const ROUNDS = process.env.PM_DEEP ? 3_000 : 8;
const HOUR_MS = 60 * 60 * 1000;

let database: Database;
let testShop: TestShop;
let skus: Awaited<ReturnType<typeof everySku>>;

beforeAll(async () => {
  database = await openTestDatabase('pglite');
  testShop = await createTestShop(database);
  await database.db.updateTable('skus').set({ stock: 1_000_000 }).execute();
  skus = await everySku();
});
afterAll(async () => {
  await testShop?.close();
  await database?.close();
});

function everySku() {
  return database.db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .innerJoin('categories as leaf', 'leaf.id', 'products.category_id')
    .innerJoin('categories as branch', 'branch.id', 'leaf.parent_id')
    .select(['skus.id as attrId', 'products.id as productId', 'merchant_id', 'skus.price_cents', 'variant_price_cents'])
    .select(['store_price_cents', 'discount_basis_points', 'discount_expires_at', 'is_shipping_included'])
    .select(['leaf.id as leaf', 'branch.id as branch', 'branch.parent_id as top'])
    .where('on_sale', '=', true)
    .where('products.store_id', '=', 1)
    .orderBy('skus.id')
    .execute();
}

type Sku = (typeof skus)[number];

/** A coupon for the goods of the first line picked, narrower or wider. */
const scopes: Readonly<Record<string, (sku: Sku) => { use_type: number; target_ids?: number[] }>> = {
  general: () => ({ use_type: 1 }),
  goods: ({ productId }) => ({ use_type: 2, target_ids: [productId] }),
  leaf: ({ leaf }) => ({ use_type: 3, target_ids: [leaf] }),
  top: ({ top }) => ({ use_type: 3, target_ids: [top ?? 0] }),
};
const isIn: Readonly<Record<string, (one: Sku, other: Sku) => boolean>> = {
  general: () => true,
  goods: (one, other) => one.productId === other.productId,
  leaf: (one, other) => one.leaf === other.leaf,
  top: (one, other) => one.top === other.top,
};

const coupons = fc.record({
  scope: fc.constantFrom(...Object.keys(scopes)),
  ofMerchant: fc.boolean(),
  money: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 60_000 })),
  min: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
});

const carts = fc.record({
  picks: fc.uniqueArray(fc.record({ place: fc.nat(), quantity: fc.integer({ min: 1, max: 5 }) }), {
    selector: ({ place }) => place % skus.length,
    minLength: 1,
    maxLength: 6,
  }),
  coupon: fc.option(coupons, { nil: undefined }),
  points: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 50_000 })),
  useIntegral: fc.boolean(),
});

type Cart = typeof carts extends fc.Arbitrary<infer Value> ? Value : never;

function linesOf({ picks, coupon }: Cart): (OracleLine & Sku)[] {
  const chosen = picks.map(({ place, quantity }) => ({ sku: skus[place % skus.length] as Sku, quantity }));
  const [first] = chosen as [(typeof chosen)[number]];
  return chosen.map(({ sku, quantity }) => ({
    ...sku,
    quantity,
    merchantId: sku.merchant_id,
    priceCents: sku.price_cents,
    storePriceCents: sku.store_price_cents,
    variantPriceCents: sku.variant_price_cents,
    discountBasisPoints: sku.discount_basis_points,
    discountExpiresAt: sku.discount_expires_at,
    isShippingIncluded: sku.is_shipping_included,
    fitsCoupon:
      coupon !== undefined &&
      isIn[coupon.scope]?.(first.sku, sku) === true &&
      (!coupon.ofMerchant || sku.merchant_id === first.sku.merchant_id),
  }));
}

async function couponFor(userId: number, { coupon }: Cart, first: Sku): Promise<number | undefined> {
  if (!coupon) return undefined;
  return giveCoupon(database, userId, {
    ...scopes[coupon.scope]?.(first),
    merchant_id: coupon.ofMerchant ? first.merchant_id : null,
    money_cents: coupon.money,
    min_cents: coupon.min,
  });
}

async function agree(cart: Cart): Promise<void> {
  const { id, shop } = await testShop.newShopper();
  const lines = linesOf(cart);
  const [first] = lines as [OracleLine & Sku];
  if (cart.points > 0) await givePoints(database, id, cart.points);
  let couponId = await couponFor(id, cart, first);
  const order = await openCart(shop, lines);
  const shown = cartTotals(await shop.cart.list({ isValid: true, storeId: 1 }), Date.now());

  const { preOrderNo } = order;
  const wanted = { coupon: cart.coupon, points: cart.useIntegral ? cart.points : 0 };
  let expected = reckon(lines, wanted, Date.now());
  if (expected.coupon === undefined) {
    expect(await refusal(shop.preorders.computePrice({ preOrderNo, couponId }))).toMatch(/^invalid/);
    couponId = undefined;
    expected = reckon(lines, { ...wanted, coupon: undefined }, Date.now());
  }
  const { goods, freight, coupon, points, pay, shares } = expected;
  const choice = { couponId, useIntegral: cart.useIntegral };
  const price = await shop.preorders.computePrice({ preOrderNo, ...choice });
  expect({ ...price, shown: shown.goodsCents }).toMatchObject({
    ...{ shown: goods, proTotalFee: goods, freightFee: freight, couponFee: coupon, payFee: pay },
    ...{ deductionPrice: points, usedIntegral: points, surplusIntegral: cart.points - points },
  });

  const { orderNo } = await shop.orders.create({ ...order, ...choice, expectedPayFee: toDecimalText(pay) });
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
  () => fc.assert(fc.asyncProperty(carts, agree), { numRuns: ROUNDS, endOnFailure: true }),
  process.env.PM_DEEP ? 4 * HOUR_MS : undefined,
);
