import {
  type Cents,
  type CouponLine,
  freightOf,
  type LineDeduction,
  lineDeductions,
} from '@promenade/storefront-hooks/domain';
import { Refused } from '../errors/refused.ts';
import type { SoldItem } from '../repositories/sold-items.ts';
import { itemPrice } from './sold-items.ts';

/** A line of a checkout with its current price, its deductions, and the remaining price of its goods. */
export interface QuoteLine extends LineDeduction {
  item: SoldItem;
  quantity: number;
  unitCents: Cents;
  /** The struck-through price, when there is one. */
  wasCents: Cents | null;
}

/** Sums of lines; the amount due is goods and freight less coupon and points. */
interface Sums {
  quantity: number;
  goodsCents: Cents;
  freightCents: Cents;
  couponCents: Cents;
  pointsCents: Cents;
  payCents: Cents;
}

/** What one merchant ships and costs. */
export interface QuotePart extends Sums {
  merchantId: number;
  merchantName: string;
  lines: QuoteLine[];
}

/** Cost of a checkout at a given time: sums of shown unit prices, and freight by merchant. */
export interface Quote extends Sums {
  /** ISO 4217 code of its amounts. */
  currency: string;
  /** In the order in which the merchants first appear. */
  parts: QuotePart[];
}

/** The most that one order may cost, in minor units. */
const ORDER_MAX_CENTS: Cents = 999_999_999_999;

/**
 * Prices the requested items. The prices themselves come from the shop's one rule.
 * @throws Refused 400 for more than one order may cost.
 */
export function quote(wanted: readonly { item: SoldItem; quantity: number }[], now: number, currency: string): Quote {
  const byMerchant = new Map<number, QuoteLine[]>();
  for (const { item, quantity } of wanted) {
    const { nowCents, wasCents = null } = itemPrice(item, now);
    const lines = byMerchant.get(item.merchantId) ?? [];
    const share = { couponCents: 0, pointsCents: 0, payCents: nowCents * quantity };
    lines.push({ item, quantity, unitCents: nowCents, wasCents, ...share });
    byMerchant.set(item.merchantId, lines);
  }
  const parts = [...byMerchant.values()].map((lines) => partOf(lines, currency));
  const whole = wholeOf(parts, currency);
  if (whole.payCents > ORDER_MAX_CENTS) throw new Refused(400, 'orderTooLarge');
  return whole;
}

/** A line as coupons see it. */
export function couponLine({ item, quantity, unitCents }: QuoteLine): CouponLine {
  const { merchantId: merId, productId, categoryIds } = item;
  return { merId, productId, categoryIds, cents: unitCents * quantity };
}

/** All lines, merchant by merchant. */
export function linesOf({ parts }: Quote): QuoteLine[] {
  return parts.flatMap(({ lines }) => lines);
}

/** The same checkout with a coupon's saving and the value of points deducted from its lines. Freight is paid in full. */
export function withDeductions(
  quoted: Quote,
  deductions: { couponCents: Cents; pointsCents: Cents; fitsCoupon: (line: CouponLine) => boolean },
): Quote {
  const lines = linesOf(quoted).map(couponLine);
  const shares = lineDeductions(
    lines.map((line) => ({ cents: line.cents, fitsCoupon: deductions.fitsCoupon(line) })),
    deductions,
  );
  let place = 0;
  const { currency } = quoted;
  const parts = quoted.parts.map((part) =>
    partOf(
      part.lines.map((line) => ({ ...line, ...shares[place++] })),
      currency,
    ),
  );
  return wholeOf(parts, currency);
}

function partOf(lines: QuoteLine[], currency: string): QuotePart {
  const [first] = lines as [QuoteLine];
  const freightCents = freightOf(
    lines.map(({ item, quantity, unitCents }) => ({
      unitCents,
      quantity,
      isShippingIncluded: item.isShippingIncluded,
    })),
    currency,
  );
  return {
    merchantId: first.item.merchantId,
    merchantName: first.item.merchantName,
    lines,
    quantity: sum(lines, (line) => line.quantity),
    goodsCents: sum(lines, (line) => line.unitCents * line.quantity),
    freightCents,
    couponCents: sum(lines, (line) => line.couponCents),
    pointsCents: sum(lines, (line) => line.pointsCents),
    payCents: sum(lines, (line) => line.payCents) + freightCents,
  };
}

function wholeOf(parts: QuotePart[], currency: string): Quote {
  return {
    currency,
    parts,
    quantity: sum(parts, (part) => part.quantity),
    goodsCents: sum(parts, (part) => part.goodsCents),
    freightCents: sum(parts, (part) => part.freightCents),
    couponCents: sum(parts, (part) => part.couponCents),
    pointsCents: sum(parts, (part) => part.pointsCents),
    payCents: sum(parts, (part) => part.payCents),
  };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
