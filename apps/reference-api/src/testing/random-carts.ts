import fc from 'fast-check';
import type { Database } from '../db/index.ts';
import { giveCoupon, someCode } from './deductions.ts';
import type { OracleLine } from './price-oracle.ts';

/** Every variant that is sold in the first shop. */
export function everySku({ db }: Database) {
  return db
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

export type Sku = Awaited<ReturnType<typeof everySku>>[number];

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
  isByCode: fc.boolean(),
  money: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 60_000 })),
  min: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
});

/** Carts of some variants, with a shopper's deductions. */
export const cartsOf = (skus: readonly Sku[]) =>
  fc.record({
    picks: fc.uniqueArray(fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 5 }) }), {
      selector: ({ sku }) => sku.attrId,
      minLength: 1,
      maxLength: 6,
    }),
    coupon: fc.option(coupons, { nil: undefined }),
    points: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 50_000 })),
    useIntegral: fc.boolean(),
  });

type ValueOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type Cart = ValueOf<ReturnType<typeof cartsOf>>;
export type CartLine = OracleLine & Sku;

/** The lines of a cart as the second reckoning takes them. */
export function linesOf({ picks, coupon }: Pick<Cart, 'picks' | 'coupon'>): CartLine[] {
  const [first] = picks as [Cart['picks'][number]];
  return picks.map(({ sku, quantity }) => ({
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

/** Gives a shopper the coupon of a cart, or the code by which it is claimed. */
export async function couponFor(
  database: Database,
  userId: number,
  { coupon }: Cart,
  first: Sku,
): Promise<{ couponId?: number; code?: string }> {
  if (!coupon) return {};
  const terms = {
    ...scopes[coupon.scope]?.(first),
    merchant_id: coupon.ofMerchant ? first.merchant_id : null,
    money_cents: coupon.money,
    min_cents: coupon.min,
  };
  if (coupon.isByCode) return { code: await someCode(database, {}, terms) };
  return { couponId: await giveCoupon(database, userId, terms) };
}
