import type { DiscountFacts } from './discount.ts';
import type { Cents } from './money.ts';
import type { Price, VariantPrice } from './price.ts';
import { priceOf } from './price.ts';

/** What a cart line's price depends on; its `price` is already that of the chosen variant. */
export interface LinePriceInput extends DiscountFacts {
  /** Unit price of the chosen variant, in cents. */
  price: Cents;
  /** Unit price in this store, which replaces `price`, in cents. */
  storePrice?: Cents | null | undefined;
  /** Prices of single variants in this store, which replace both. */
  variantPrice?: readonly VariantPrice[] | null | undefined;
  /** Id of the chosen variant. */
  attrId?: number | null | undefined;
}

/** A cart line as totals see it. */
export interface TotalLine extends LinePriceInput {
  /** Number of pieces. */
  cartNum: number;
  /** Whether the shopper wants to buy it now. Missing means yes: lines start checked. */
  checked?: boolean | undefined;
}

/** The lines of one merchant. */
export interface TotalGroup {
  /** Id of the merchant. */
  merId: number;
  /** The lines of the merchant. */
  cartInfoList: readonly TotalLine[];
}

/** Sums over checked lines. */
export interface Totals {
  /** Shown unit prices times quantities. */
  goodsCents: Cents;
  /** What the struck-through prices would have cost on top. */
  savedCents: Cents;
  /** Number of lines. */
  lines: number;
  /** Number of pieces. */
  pieces: number;
}

/** Sums of one merchant. */
export interface MerchantTotals extends Totals {
  /** Id of the merchant. */
  merId: number;
}

/** Sums of a cart. */
export interface CartTotals extends Totals {
  /** In the order of the groups; merchants without a checked line have zeros. */
  merchants: readonly MerchantTotals[];
}

/** The price of one piece of a cart line, as shown beside it. */
export function priceOfLine(line: LinePriceInput, now: number): Price {
  return priceOf(
    {
      price: line.price,
      storePrice: line.storePrice,
      variantPrice: line.variantPrice,
      discount: line.discount,
      discountExpiry: line.discountExpiry,
      skuId: line.attrId,
    },
    now,
  );
}

function merchantTotals(group: TotalGroup, now: number): MerchantTotals {
  const sums: MerchantTotals = { merId: group.merId, goodsCents: 0, savedCents: 0, lines: 0, pieces: 0 };
  for (const line of group.cartInfoList) {
    if (line.checked === false) continue;
    const { nowCents, wasCents = nowCents } = priceOfLine(line, now);
    sums.goodsCents += nowCents * line.cartNum;
    sums.savedCents += (wasCents - nowCents) * line.cartNum;
    sums.lines += 1;
    sums.pieces += line.cartNum;
  }
  return sums;
}

/** Totals of a cart at `now` (epoch milliseconds): checked lines only, by merchant and in all. */
export function cartTotals(groups: readonly TotalGroup[], now: number): CartTotals {
  const merchants = groups.map((group) => merchantTotals(group, now));
  const sums: Totals = { goodsCents: 0, savedCents: 0, lines: 0, pieces: 0 };
  for (const merchant of merchants) {
    sums.goodsCents += merchant.goodsCents;
    sums.savedCents += merchant.savedCents;
    sums.lines += merchant.lines;
    sums.pieces += merchant.pieces;
  }
  return { ...sums, merchants };
}
