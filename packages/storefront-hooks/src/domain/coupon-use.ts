import type { CouponKind } from './coupon-card.ts';
import { couponKind } from './coupon-card.ts';
import type { CouponValidity, ReceivedCoupon } from './coupon-status.ts';
import { couponValidity } from './coupon-status.ts';
import type { Cents } from './money.ts';

/** A received coupon with everything that decides its use. */
export interface UsableCoupon extends ReceivedCoupon {
  /** See `COUPON_USE_TYPE`. */
  useType: number;
  /** The merchant whose goods it is for; 0 is the platform: everybody's. */
  merId: number;
  /** Products or categories it is for; not looked at for a general one. */
  targetIds: readonly number[];
  /** What it takes off. */
  moneyCents: Cents;
  /** Goods total from which it can be used; 0 is none. */
  minCents: Cents;
}

/** A line of a checkout as coupons see it. */
export interface CouponLine {
  /** Id of the merchant. */
  merId: number;
  /** Id of the product. */
  productId: number;
  /** The product's category and those above it. */
  categoryIds: readonly number[];
  /** Shown unit price times quantity. */
  cents: Cents;
}

/** Why a coupon cannot be used at a checkout. */
export type CouponIssue = Exclude<CouponValidity, 'usable'> | 'no-fitting-goods' | 'below-minimum' | 'exceeds-goods';

/** Whether a coupon can be used at a checkout: what it saves, or why not. */
export type CouponUse =
  | { isUsable: true; savingCents: Cents }
  /** `missingCents`: what the goods lack to the minimum. */
  | { isUsable: false; issue: CouponIssue; missingCents?: Cents };

const targets: Readonly<Record<CouponKind, (line: CouponLine, ids: readonly number[]) => boolean>> = {
  general: () => true,
  goods: ({ productId }, ids) => ids.includes(productId),
  category: ({ categoryIds }, ids) => categoryIds.some((id) => ids.includes(id)),
  unknown: () => false,
};

/** Whether a coupon is for the goods of a line. Its saving is shared among the lines it is for, see `lineDeductions`. */
export function couponFits(coupon: Pick<UsableCoupon, 'merId' | 'useType' | 'targetIds'>, line: CouponLine): boolean {
  if (coupon.merId !== 0 && coupon.merId !== line.merId) return false;
  return targets[couponKind(coupon.useType)](line, coupon.targetIds);
}

const sum = (lines: readonly CouponLine[]) => lines.reduce((total, { cents }) => total + cents, 0);

/**
 * Whether a coupon can be used for these lines at `now`. The minimum is asked of all goods of the checkout, the saving is
 * taken from those it is for. It must stay below the goods total: an order of nothing cannot be paid.
 */
export function couponUse(coupon: UsableCoupon, lines: readonly CouponLine[], now: number): CouponUse {
  const validity = couponValidity(coupon, now);
  if (validity !== 'usable') return { isUsable: false, issue: validity };
  const goods = sum(lines);
  const fitting = sum(lines.filter((line) => couponFits(coupon, line)));
  if (fitting === 0) return { isUsable: false, issue: 'no-fitting-goods' };
  if (goods < coupon.minCents) {
    return { isUsable: false, issue: 'below-minimum', missingCents: coupon.minCents - goods };
  }
  if (coupon.moneyCents >= goods) return { isUsable: false, issue: 'exceeds-goods' };
  return { isUsable: true, savingCents: Math.min(coupon.moneyCents, fitting) };
}

/** The coupon that saves most on these lines, among equals the one that ends first; `undefined` when none can be used. */
export function bestCoupon<Coupon extends UsableCoupon>(
  coupons: readonly Coupon[],
  lines: readonly CouponLine[],
  now: number,
): Coupon | undefined {
  let best: { coupon: Coupon; saving: Cents } | undefined;
  for (const coupon of coupons) {
    const use = couponUse(coupon, lines, now);
    if (!use.isUsable) continue;
    const { savingCents: saving } = use;
    const isBetter = !best || saving > best.saving || (saving === best.saving && coupon.endTime < best.coupon.endTime);
    if (isBetter) best = { coupon, saving };
  }
  return best?.coupon;
}
