import type { Cents } from './money.ts';
import { splitCents } from './split-cents.ts';

/** A line of an order before anything is taken off. */
export interface DeductibleLine {
  /** Shown unit price times quantity. */
  cents: Cents;
  /** Whether the coupon is for this line. */
  fitsCoupon: boolean;
}

/** What is taken off a line, and what is left to pay for its goods. */
export interface LineDeduction {
  /** What the coupon takes off. */
  couponCents: Cents;
  /** What points pay. */
  pointsCents: Cents;
  /** What is left to pay. */
  payCents: Cents;
}

/**
 * Shares what a coupon saves among the lines it is for, and what points take off among all lines by what is left of them.
 * Both are shared to the cent, and no line is paid below nothing; so the parts of merchants, and later refunds, add up to
 * what was paid. The coupon's saving must not exceed its lines, nor both deductions together all lines, as `couponUse` and
 * `pointsOffer` see to.
 */
export function lineDeductions(
  lines: readonly DeductibleLine[],
  { couponCents, pointsCents }: { couponCents: Cents; pointsCents: Cents },
): LineDeduction[] {
  const coupon = splitCents(
    couponCents,
    lines.map(({ cents, fitsCoupon }) => (fitsCoupon ? cents : 0)),
  );
  const rest = lines.map(({ cents }, index) => cents - (coupon[index] ?? 0));
  const points = splitCents(pointsCents, rest);
  return rest.map((left, index) => ({
    couponCents: coupon[index] ?? 0,
    pointsCents: points[index] ?? 0,
    payCents: left - (points[index] ?? 0),
  }));
}
