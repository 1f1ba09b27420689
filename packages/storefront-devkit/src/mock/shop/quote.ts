import {
  type CouponLine,
  couponFits,
  couponUse,
  freightOf,
  type LineDeduction,
  lineDeductions,
  pointsOffer,
} from '@promenade/storefront-hooks/domain';
import type { PreOrder } from '@promenade/storefront-sdk/contract';
import type { Account, Checkout, HeldCoupon } from './account.ts';
import { usableCoupon } from './held-coupons.ts';
import { pointsBalance } from './points.ts';
import { badField, notFound } from './refusals.ts';
import type { Shop } from './shop.ts';
import { merchantName, priceOfVariant, type Variant, variantBySku } from './variants.ts';

export interface QuoteLine {
  variant: Variant;
  quantity: number;
  /** Unit price in cents. */
  unitCents: number;
  isShippingIncluded: boolean;
}

/** Lines of one merchant. */
export interface QuotePart {
  merId: number;
  merName: string;
  lines: QuoteLine[];
  freightCents: number;
}

/** The current price of a checkout before deductions, in cents. */
export interface Quote {
  parts: QuotePart[];
  pieces: number;
  goodsCents: number;
  freightCents: number;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

export const linesOf = ({ parts }: Quote): QuoteLine[] => parts.flatMap(({ lines }) => lines);

export function quoteOf(shop: Shop, { entries }: Checkout): Quote {
  const lines = entries.map(({ skuId, quantity }): QuoteLine => {
    const variant = variantBySku(shop, skuId);
    if (!variant) throw notFound();
    const { isShippingIncluded } = variant.product.productInfo;
    return { variant, quantity, unitCents: priceOfVariant(variant, shop.now()), isShippingIncluded };
  });
  const merchants = [...new Set(lines.map(({ variant }) => variant.product.productInfo.merId))];
  const parts = merchants.map((merId): QuotePart => {
    const own = lines.filter(({ variant }) => variant.product.productInfo.merId === merId);
    return { merId, merName: merchantName(shop, merId), lines: own, freightCents: freightOf(own) };
  });
  return {
    parts,
    pieces: sum(lines, ({ quantity }) => quantity),
    goodsCents: sum(lines, ({ unitCents, quantity }) => unitCents * quantity),
    freightCents: sum(parts, ({ freightCents }) => freightCents),
  };
}

const couponLine = ({ variant, unitCents, quantity }: QuoteLine): CouponLine => {
  const { id: productId, merId, cateId } = variant.product.productInfo;
  return { productId, merId, categoryIds: [cateId], cents: unitCents * quantity };
};

/** The discount of a coupon on a checkout, in cents; `undefined` if it cannot be used. */
export function savingOf(shop: Shop, held: HeldCoupon, quote: Quote): number | undefined {
  const use = couponUse(usableCoupon(held), linesOf(quote).map(couponLine), shop.now());
  return use.isUsable ? use.savingCents : undefined;
}

/** Deductions that the shopper has chosen. */
export interface DeductionChoice {
  couponId?: number | undefined;
  useIntegral?: boolean | undefined;
}

/** A checkout with its deductions, each shared among its lines. */
export interface Price {
  coupon: HeldCoupon | undefined;
  couponCents: number;
  /** Used points; each pays one cent. */
  points: number;
  pointsLeft: number;
  payCents: number;
  shares: LineDeduction[];
}

/** Deducts coupon and points. Throws 404 for a coupon of another account, 400 for an unusable coupon. */
export function priceOf(shop: Shop, account: Account, quote: Quote, choice: DeductionChoice): Price {
  const coupon = account.coupons.find(({ id }) => id === choice.couponId);
  if (choice.couponId !== undefined && !coupon) throw notFound();
  const couponCents = coupon ? savingOf(shop, coupon, quote) : 0;
  if (couponCents === undefined) throw badField('couponId', 'This coupon cannot be used here');
  const { goodsCents, freightCents } = quote;
  const balance = pointsBalance(account, shop.now());
  const offer = pointsOffer({ balance: choice.useIntegral ? balance : 0, goodsCents, couponCents });
  const terms = coupon && usableCoupon(coupon);
  const lines = linesOf(quote)
    .map(couponLine)
    .map((line) => ({ cents: line.cents, fitsCoupon: terms !== undefined && couponFits(terms, line) }));
  return {
    coupon,
    couponCents,
    points: offer.points,
    pointsLeft: balance - offer.points,
    payCents: goodsCents + freightCents - couponCents - offer.cents,
    shares: lineDeductions(lines, { couponCents, pointsCents: offer.cents }),
  };
}

/** A part as the open checkout lists it. */
export function openPart({ merId, merName, lines }: QuotePart): PreOrder['orderList'][number] {
  const orderInfoList = lines.map(({ variant: { product, sku }, quantity, unitCents, isShippingIncluded }) => ({
    productId: product.productInfo.id,
    productName: product.productInfo.storeName,
    attrValueId: sku.id,
    image: sku.image,
    sku: sku.sku,
    price: unitCents,
    payNum: quantity,
    isShippingIncluded,
    isWithdrawable: product.productInfo.isWithdrawable,
  }));
  return { merId, merName, orderInfoList };
}
