import {
  COUPON_VALID_STR,
  couponValidity,
  USER_COUPON_STATUS,
  type UsableCoupon,
} from '@promenade/storefront-hooks/domain';
import type { Coupon, OrderCoupon, UserCoupon } from '@promenade/storefront-sdk/contract';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import type { CouponRow, UserCouponRow } from '../repositories/coupons.ts';
import { dayOf } from './shop-time.ts';

type UseType = Coupon['useType'];

/** Value and scope of a coupon, for every view. The schema ensures that `type` is in its range. */
function worth(row: CouponRow | UserCouponRow, languages: ShopLanguages) {
  return {
    name: textIn(row.name, languages),
    useType: row.use_type as UseType,
    money: row.money_cents,
    minPrice: row.min_cents,
  };
}

/** A coupon that is offered. */
export function toCoupon(
  row: CouponRow & { is_received: boolean },
  languages: ShopLanguages,
  timeZone: string,
): Coupon {
  return {
    ...worth(row, languages),
    id: row.id,
    day: row.days,
    startTime: row.start_at,
    endTime: row.end_at,
    useStartTimeStr: row.start_at === null ? null : dayOf(row.start_at, timeZone),
    // Ends are exclusive.
    useEndTimeStr: row.end_at === null ? null : dayOf(row.end_at - 1, timeZone),
    status: Number(row.is_disabled),
    isUse: row.is_received,
    isLimited: row.left_count !== null,
    lastTotal: row.left_count ?? 0,
    primaryKey: row.target_ids.join(),
    receiveStartTime: row.receive_start_at,
    receiveEndTime: row.receive_end_at,
    isFixedTime: row.start_at !== null,
    type: 1,
    merId: row.merchant_id ?? 0,
  };
}

function period(row: UserCouponRow) {
  return { startTime: row.start_at, endTime: row.end_at, useTime: row.used_at };
}

/** A coupon as the rules of its use see it. */
export function toUsableCoupon(row: UserCouponRow): UsableCoupon {
  return { status: row.status, startTime: row.start_at, endTime: row.end_at, ...scopeOf(row) };
}

/** The deduction of a coupon and the goods that it applies to. */
export function scopeOf(row: CouponRow | UserCouponRow) {
  return {
    useType: row.use_type,
    merId: row.merchant_id ?? 0,
    targetIds: row.target_ids,
    moneyCents: row.money_cents,
    minCents: row.min_cents,
  };
}

/** A coupon that the shopper holds. */
export function toUserCoupon(row: UserCouponRow, languages: ShopLanguages, now: number): UserCoupon {
  const validity = couponValidity(toUsableCoupon(row), now);
  const state = validity === 'usable' || validity === 'not-started' ? 'unused' : validity;
  return {
    ...worth(row, languages),
    ...period(row),
    id: row.id,
    uid: row.user_id,
    status: USER_COUPON_STATUS[state],
    validStr: COUPON_VALID_STR[validity],
  };
}

/** A coupon that can be used for an open checkout. */
export function toOrderCoupon(row: UserCouponRow, languages: ShopLanguages): OrderCoupon {
  return {
    ...worth(row, languages),
    ...period(row),
    id: row.id,
    couponId: row.coupon_id,
    status: USER_COUPON_STATUS.unused,
  };
}
