import type { DiscountFacts } from './discount.ts';
import type { Cents } from './money.ts';
import type { Price, VariantPrice } from './price.ts';
import { priceOf } from './price.ts';

/** The fields of a cart line that determine its price. `price` is the price of the chosen variant. */
export interface LinePriceInput extends DiscountFacts {
  /** Unit price of the chosen variant, in cents. */
  price: Cents;
  /** Unit price in this store, which replaces `price`, in cents. */
  storePrice?: Cents | null | undefined;
  /** Prices of variants in this store, which replace both. */
  variantPrice?: readonly VariantPrice[] | null | undefined;
  /** Id of the chosen variant. */
  attrId?: number | null | undefined;
  /** Lowest price in the 30 days before the current reduction, in cents. */
  lowestPrice?: Cents | null | undefined;
}

/** The fields of a cart line that totals depend on. */
export interface TotalLine extends LinePriceInput {
  /** Number of units. */
  cartNum: number;
  /** Whether the line is selected for checkout. @default true */
  checked?: boolean | undefined;
}

/** The lines of one merchant. */
export interface TotalGroup {
  /** Id of the merchant. */
  merId: number;
  /** The lines of the merchant. */
  cartInfoList: readonly TotalLine[];
}

/** Sums of the checked lines. */
export interface Totals {
  /** Sum of the shown unit prices times quantities. */
  goodsCents: Cents;
  /** Difference between the struck-through prices and the current prices. */
  savedCents: Cents;
  /** Number of lines. */
  lines: number;
  /** Number of units. */
  quantity: number;
}

/** Sums of a merchant's checked lines. */
export interface MerchantTotals extends Totals {
  /** Id of the merchant. */
  merId: number;
}

/** Sums of a cart's checked lines. */
export interface CartTotals extends Totals {
  /** Sums by merchant, in the order of the groups; 0 for merchants without a checked line. */
  merchants: readonly MerchantTotals[];
}

/** The unit price of a cart line, as shown. */
export function priceOfLine(line: LinePriceInput, now: number): Price {
  return priceOf(
    {
      price: line.price,
      storePrice: line.storePrice,
      variantPrice: line.variantPrice,
      discount: line.discount,
      discountExpiry: line.discountExpiry,
      skuId: line.attrId,
      lowestPrice: line.lowestPrice,
    },
    now,
  );
}

function merchantTotals(group: TotalGroup, now: number): MerchantTotals {
  const sums: MerchantTotals = { merId: group.merId, goodsCents: 0, savedCents: 0, lines: 0, quantity: 0 };
  for (const line of group.cartInfoList) {
    if (line.checked === false) continue;
    const { nowCents, wasCents = nowCents } = priceOfLine(line, now);
    sums.goodsCents += nowCents * line.cartNum;
    sums.savedCents += (wasCents - nowCents) * line.cartNum;
    sums.lines += 1;
    sums.quantity += line.cartNum;
  }
  return sums;
}

/** Totals of the checked lines of a cart at `now` (epoch milliseconds), by merchant and overall. */
export function cartTotals(groups: readonly TotalGroup[], now: number): CartTotals {
  const merchants = groups.map((group) => merchantTotals(group, now));
  const sums: Totals = { goodsCents: 0, savedCents: 0, lines: 0, quantity: 0 };
  for (const merchant of merchants) {
    sums.goodsCents += merchant.goodsCents;
    sums.savedCents += merchant.savedCents;
    sums.lines += merchant.lines;
    sums.quantity += merchant.quantity;
  }
  return { ...sums, merchants };
}
