import type { Cents } from './money.ts';
import { splitCents } from './split-cents.ts';

/** A line of an order before deductions. */
export interface DeductibleLine {
  /** Shown unit price times quantity. */
  cents: Cents;
  /** Whether the coupon applies to this line. */
  fitsCoupon: boolean;
}

/** The deductions of a line, and the rest to pay for its goods. */
export interface LineDeduction {
  /** Deduction of the coupon. */
  couponCents: Cents;
  /** Deduction of the points. */
  pointsCents: Cents;
  /** The rest to pay. */
  payCents: Cents;
}

/**
 * Splits the deduction of a coupon among the lines that it applies to, and the deduction of points among all lines in proportion
 * to their rest. Both are split exactly to the cent, and no line becomes negative, so that the amounts of merchants and of later
 * refunds add up to the paid amount. The coupon's deduction must not exceed the lines that it applies to, and both deductions
 * must not exceed all lines; `couponUse` and `pointsOffer` ensure that.
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
