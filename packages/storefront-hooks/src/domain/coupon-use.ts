import type { CouponKind } from './coupon-card.ts';
import { couponKind } from './coupon-card.ts';
import type { CouponValidity, ReceivedCoupon } from './coupon-status.ts';
import { couponValidity } from './coupon-status.ts';
import type { Cents } from './money.ts';

/** A received coupon, with all fields that determine whether it can be used. */
export interface UsableCoupon extends ReceivedCoupon {
  /** See `COUPON_USE_TYPE`. */
  useType: number;
  /** Id of the merchant whose goods it discounts; 0 for the goods of all merchants. */
  merId: number;
  /** Ids of the products or categories that it discounts; ignored for a general coupon. */
  targetIds: readonly number[];
  /** Amount of the discount. */
  moneyCents: Cents;
  /** Minimum goods total; 0 for no minimum. */
  minCents: Cents;
}

/** The fields of a checkout line that coupons depend on. */
export interface CouponLine {
  /** Id of the merchant. */
  merId: number;
  /** Id of the product. */
  productId: number;
  /** Ids of the product's category and its ancestors. */
  categoryIds: readonly number[];
  /** Shown unit price times quantity. */
  cents: Cents;
}

/** Why a coupon cannot be used at a checkout. */
export type CouponIssue = Exclude<CouponValidity, 'usable'> | 'no-fitting-goods' | 'below-minimum' | 'exceeds-goods';

/** Whether a coupon can be used at a checkout, with its saving or the reason why not. */
export type CouponUse =
  | { isUsable: true; savingCents: Cents }
  /** `missingCents`: difference between the goods' total and the minimum. */
  | { isUsable: false; issue: CouponIssue; missingCents?: Cents };

const targets: Readonly<Record<CouponKind, (line: CouponLine, ids: readonly number[]) => boolean>> = {
  general: () => true,
  goods: ({ productId }, ids) => ids.includes(productId),
  category: ({ categoryIds }, ids) => categoryIds.some((id) => ids.includes(id)),
  unknown: () => false,
};

/** Whether a coupon applies to a line. Its saving is split among the lines it applies to, see `lineDeductions`. */
export function couponFits(coupon: Pick<UsableCoupon, 'merId' | 'useType' | 'targetIds'>, line: CouponLine): boolean {
  if (coupon.merId !== 0 && coupon.merId !== line.merId) return false;
  return targets[couponKind(coupon.useType)](line, coupon.targetIds);
}

const sum = (lines: readonly CouponLine[]) => lines.reduce((total, { cents }) => total + cents, 0);

/**
 * Whether a coupon can be used for these lines at `now`. The minimum applies to all goods of the checkout, the saving only to
 * lines that the coupon applies to. The coupon must be worth less than the goods total, because an order of 0 cannot be paid.
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
