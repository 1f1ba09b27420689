import type { DiscountFacts } from './discount.ts';
import { isDiscountValid } from './discount.ts';
import type { Cents } from './money.ts';
import { divideHalfUp, isCents, toBasisPoints } from './money.ts';

/** A price a merchant keeps for one variant. */
export interface VariantPrice {
  /** Id of the variant. */
  id: number;
  /** Unit price of the variant. */
  price: Cents;
}

/** Everything a price depends on. A product card fits as it is; for a product with variants add the chosen one. */
export interface PriceInput extends DiscountFacts {
  /** The product's own price. */
  price: Cents;
  /** The store's price, which replaces `price` when no discount runs. */
  storePrice?: Cents | null | undefined;
  /** Store prices of single variants; the entry of `skuId` counts. */
  variantPrice?: readonly VariantPrice[] | null | undefined;
  /** The chosen variant. */
  skuId?: number | null | undefined;
  /** Price of the chosen variant; takes the place of `price`. */
  skuPrice?: Cents | null | undefined;
}

/** A product as its detail has it: what the prices of its variants depend on. */
export interface PricedProduct {
  /** The product itself. */
  productInfo: DiscountFacts & { price: Cents };
  /** The store's price. */
  storePrice?: Cents | null | undefined;
  /** Store prices of single variants. */
  variantPrice?: readonly VariantPrice[] | null | undefined;
}

/** What the price of a variant depends on, for `priceOf`; without a variant that of the product itself. */
export function priceInputOf(
  { productInfo: { price, discount, discountExpiry }, storePrice, variantPrice }: PricedProduct,
  variant?: { id: number; price: Cents },
): PriceInput {
  return { price, discount, discountExpiry, storePrice, variantPrice, skuId: variant?.id, skuPrice: variant?.price };
}

/** Which rule decided a price. */
export type PriceSource = 'discount' | 'store' | 'variant' | 'base';

/** The price of one piece as it is shown and charged. */
export interface Price {
  /** What one piece costs. */
  nowCents: Cents;
  /** Price before, shown struck through. Present only when it is higher than `nowCents`. */
  wasCents?: Cents;
  /** What is taken off, in percent with at most two decimals. Present with `wasCents`. */
  percentOff?: number;
  /** The rule that decided. */
  source: PriceSource;
}

function reduced(nowCents: Cents, base: Cents, basisPoints: number, source: PriceSource): Price {
  // A reduction lost in rounding (10 % of one cent) must not show a struck-through price equal to the new one.
  if (nowCents >= base) return { nowCents, source };
  return { nowCents, wasCents: base, percentOff: basisPoints / 100, source };
}

/**
 * The one price of a product or variant at `now` (epoch milliseconds): a running discount, else a lower store price,
 * else the variant's store price, else the store price, else the price itself.
 */
export function priceOf(input: PriceInput, now: number): Price {
  const base = isCents(input.skuPrice) ? input.skuPrice : input.price;
  if (isDiscountValid(input, now)) {
    const basisPoints = toBasisPoints(input.discount ?? 0);
    return reduced(divideHalfUp(base * (10_000 - basisPoints), 10_000), base, basisPoints, 'discount');
  }
  const store = isCents(input.storePrice) ? input.storePrice : undefined;
  if (store !== undefined && store < base) {
    return reduced(store, base, divideHalfUp((base - store) * 10_000, base), 'store');
  }
  const variant = input.variantPrice?.find((entry) => entry.id === input.skuId)?.price;
  if (isCents(variant)) return { nowCents: variant, source: 'variant' };
  if (store !== undefined) return { nowCents: store, source: 'store' };
  return { nowCents: base, source: 'base' };
}
