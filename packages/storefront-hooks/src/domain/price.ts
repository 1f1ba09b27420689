import type { DiscountFacts } from './discount.ts';
import { isDiscountValid } from './discount.ts';
import type { Cents } from './money.ts';
import { divideHalfUp, isCents, toBasisPoints } from './money.ts';

/** The store price of a variant. */
export interface VariantPrice {
  /** Id of the variant. */
  id: number;
  /** Unit price of the variant. */
  price: Cents;
}

/** Input of `priceOf`. A `ProductCard` can be passed directly; for a product with variants, add the chosen variant. */
export interface PriceInput extends DiscountFacts {
  /** The product's base price; NaN if it is not known. */
  price: Cents;
  /**
   * The store's price, which replaces `price` if no discount is active. Required, because a product detail has it outside of
   * `productInfo`: take `priceInputOf` for one.
   */
  storePrice: Cents | null | undefined;
  /** Store prices of variants; the entry of `skuId` is used. */
  variantPrice?: readonly VariantPrice[] | null | undefined;
  /** Id of the chosen variant. */
  skuId?: number | null | undefined;
  /** Price of the chosen variant, which replaces `price`. */
  skuPrice?: Cents | null | undefined;
  /** Lowest price in the 30 days before the current reduction; missing if the backend does not return it. */
  lowestPrice?: Cents | null | undefined;
}

/** The fields of a product detail that determine the prices of its variants. */
export interface PricedProduct {
  /** The product itself. */
  productInfo: DiscountFacts & Pick<PriceInput, 'price' | 'lowestPrice'>;
  /** The store's price. */
  storePrice?: Cents | null | undefined;
  /** Store prices of variants. */
  variantPrice?: readonly VariantPrice[] | null | undefined;
}

/** The input of `priceOf` for a variant, or for the product itself if no variant is given. */
export function priceInputOf(
  { productInfo, storePrice, variantPrice }: PricedProduct,
  variant?: { id: number } & Pick<PriceInput, 'price' | 'lowestPrice'>,
): PriceInput {
  const { price, discount, discountExpiry } = productInfo;
  const { lowestPrice } = variant ?? productInfo;
  const input = { price, discount, discountExpiry, storePrice, variantPrice, lowestPrice };
  return { ...input, skuId: variant?.id, skuPrice: variant?.price };
}

/** The rule that determined a price. */
export type PriceSource = 'discount' | 'store' | 'variant' | 'base';

/** The unit price that is shown and charged. */
export interface Price {
  /** Current unit price; NaN if the backend sent none that can be read. */
  nowCents: Cents;
  /** Earlier price, shown struck through. Present only if it is higher than `nowCents`. */
  wasCents?: Cents;
  /** Reduction in percent, with at most two decimals. Present if `wasCents` is. */
  percentOff?: number;
  /** Lowest price in the 30 days before the reduction. Present if `wasCents` is and the backend returns it. */
  lowestCents?: Cents;
  /** The rule that determined the price. */
  source: PriceSource;
}

/** The parts of a percent in which a discount counts: it may have five decimals. */
const PERCENT = 100_000;
const WHOLE = 100 * PERCENT;

/** An amount less a percentage of it, rounded half up. In two steps, whose products are safe integers for every amount. */
function lessPercent(base: Cents, percent: number): Cents {
  const left = WHOLE - Math.round((Number.isNaN(percent) ? 0 : Math.min(Math.max(percent, 0), 100)) * PERCENT);
  return Math.floor(base / WHOLE) * left + divideHalfUp((base % WHOLE) * left, WHOLE);
}

function reduced(
  nowCents: Cents,
  base: Cents,
  { basisPoints, lowest, source }: { basisPoints: number; lowest: PriceInput['lowestPrice']; source: PriceSource },
): Price {
  // A reduction may round to 0, for instance 10 % of one cent: then no price is struck through.
  if (nowCents >= base) return { nowCents, source };
  const price = { nowCents, wasCents: base, percentOff: basisPoints / 100, source };
  return isCents(lowest) ? { ...price, lowestCents: lowest } : price;
}

/**
 * The price of a product or variant at `now` (epoch milliseconds). The first rule that applies determines it: an active discount,
 * a store price below the base price, the variant's store price, the store price, the base price.
 */
export function priceOf(input: PriceInput, now: number): Price {
  // Prefetched data has null in place of NaN.
  const base = [input.skuPrice, input.price].find(isCents) ?? Number.NaN;
  const { lowestPrice: lowest } = input;
  if (isCents(base) && isDiscountValid(input, now)) {
    const percent = input.discount ?? 0;
    return reduced(lessPercent(base, percent), base, {
      basisPoints: toBasisPoints(percent),
      lowest,
      source: 'discount',
    });
  }
  const store = isCents(input.storePrice) ? input.storePrice : undefined;
  if (store !== undefined && store < base) {
    return reduced(store, base, { basisPoints: divideHalfUp((base - store) * 10_000, base), lowest, source: 'store' });
  }
  const variant = input.variantPrice?.find((entry) => entry.id === input.skuId)?.price;
  if (isCents(variant)) return { nowCents: variant, source: 'variant' };
  if (store !== undefined) return { nowCents: store, source: 'store' };
  return { nowCents: base, source: 'base' };
}
