import {
  bool,
  type Infer,
  type InferShape,
  int,
  lastTime,
  money,
  nullable,
  object,
  oneOfOpen,
  optional,
  text,
  time,
  withDefault,
} from '../schema/schema.ts';

/** Scope: 1 everything, 2 products, 3 categories. */
const useType = oneOfOpen(1, 2, 3);
/** 0 unused, 1 used, 2 expired. */
const couponStatus = oneOfOpen(0, 1, 2);

/** Fields of all coupons. */
const couponFields = {
  /** Name. */
  name: text,
  /** Scope: 1 everything, 2 products, 3 categories. */
  useType,
  /** Value in cents. */
  money,
  /** Minimum order value, in cents; 0 for none. */
  minPrice: withDefault(money, 0),
  /** When it becomes valid, epoch ms. */
  startTime: nullable(time),
};
interface CouponFields extends InferShape<typeof couponFields> {}

export const Coupon = object(couponFields, {
  /** Id. */
  id: int,
  /** Number of days that it is valid after it was claimed, without a fixed period. */
  day: nullable(int),
  /** When it expires, epoch ms. */
  endTime: nullable(time),
  /** First day of the fixed period, `yyyy-MM-dd`. */
  useStartTimeStr: nullable(text),
  /** Last day of the fixed period, `yyyy-MM-dd`. */
  useEndTimeStr: nullable(text),
  /** Above 0 if it can no longer be claimed. */
  status: nullable(int),
  /** Whether the shopper has claimed it. */
  isUse: bool,
  /** Whether the number of coupons is limited. */
  isLimited: bool,
  /** Number of coupons left, if limited. */
  lastTotal: withDefault(int, 0),
  /** Comma-separated ids of the products or categories, depending on `useType`. */
  primaryKey: text,
  /** When it can first be claimed, epoch ms. */
  receiveStartTime: nullable(time),
  /** When it can last be claimed, epoch ms; null for no limit. */
  receiveEndTime: nullable(time),
  /** Whether it is valid in a fixed period. */
  isFixedTime: bool,
  /** 1 to claim, 2 for new accounts, 3 given with a product. */
  type: withDefault(oneOfOpen(1, 2, 3), 1),
  /** Id of the merchant; 0 for the platform. */
  merId: withDefault(int, 0),
});
/** A coupon to claim. `money` is its value in cents. */
export interface Coupon extends CouponFields, Infer<typeof Coupon> {}

export const UserCoupon = object(couponFields, {
  /** Id, the `couponId` of `preorders.computePrice` and `orders.create`. */
  id: int,
  /** 0 unused, 1 used, 2 expired. */
  status: couponStatus,
  /** When it expires, epoch ms. */
  endTime: nullable(time),
  /** When it was used, epoch ms. */
  useTime: nullable(time),
  /** More precise than `status`, which a timer updates; null if the backend does not send it. */
  validStr: nullable(oneOfOpen('usable', 'unusable', 'overdue', 'notStart')),
  /** Id of the account. Only from CRMEB backends. */
  uid: optional(int),
});
/** A coupon of the shopper. */
export interface UserCoupon extends CouponFields, Infer<typeof UserCoupon> {}

export const OrderCoupon = object(couponFields, {
  /** Id, the `couponId` of `preorders.computePrice` and `orders.create`. */
  id: int,
  /** Id of the claimed coupon. */
  couponId: int,
  /** 0 unused, 1 used, 2 expired. */
  status: couponStatus,
  /** When it expires, epoch ms; a date without a time is read as the end of that day. */
  endTime: nullable(lastTime),
  /** When it was used, epoch ms. */
  useTime: nullable(time),
});
/** A coupon of the shopper that is valid for an open checkout. */
export interface OrderCoupon extends CouponFields, Infer<typeof OrderCoupon> {}
