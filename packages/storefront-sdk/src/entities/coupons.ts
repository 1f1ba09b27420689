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

/** 1 general, 2 goods, 3 category. */
const useType = oneOfOpen(1, 2, 3);
/** 0 unused, 1 used, 2 expired. */
const couponStatus = oneOfOpen(0, 1, 2);

/** What every shape of a coupon tells. */
const couponFields = {
  /** Name. */
  name: text,
  /** Scope: 1 everything, 2 products, 3 categories. */
  useType,
  /** Value in cents. */
  money,
  /** Least worth of the goods in cents; 0 demands none. */
  minPrice: withDefault(money, 0),
  /** From when it may be used, epoch ms. */
  startTime: nullable(time),
};
interface CouponFields extends InferShape<typeof couponFields> {}

export const Coupon = object(couponFields, {
  /** Its id. */
  id: int,
  /** Days that it is valid from its receipt on, where no range is fixed. */
  day: nullable(int),
  /** Until when it may be used, epoch ms. */
  endTime: nullable(time),
  /** First calendar day of its validity as `yyyy-MM-dd`. */
  useStartTimeStr: nullable(text),
  /** Last calendar day of its validity as `yyyy-MM-dd`. */
  useEndTimeStr: nullable(text),
  /** Above 0 it can no longer be received. */
  status: nullable(int),
  /** Whether the shopper has received it. */
  isUse: bool,
  /** Whether there is a limited number. */
  isLimited: bool,
  /** How many are left of a limited one. */
  lastTotal: withDefault(int, 0),
  /** Comma-separated ids of the products or, by `useType`, the categories it is for. */
  primaryKey: text,
  /** From when it may be received, epoch ms. */
  receiveStartTime: nullable(time),
  /** Null is for ever. */
  receiveEndTime: nullable(time),
  /** Whether its validity is a fixed range. */
  isFixedTime: bool,
  /** 1 to be received, 2 for newcomers, 3 given with a product. */
  type: withDefault(oneOfOpen(1, 2, 3), 1),
  /** 0 is the platform. */
  merId: withDefault(int, 0),
});
/** A coupon that may be received; `money` is its worth in cents. */
export interface Coupon extends CouponFields, Infer<typeof Coupon> {}

export const UserCoupon = object(couponFields, {
  /** What `preorders.computePrice` and `orders.create` take as `couponId`. */
  id: int,
  /** 0 unused, 1 used, 2 expired. */
  status: couponStatus,
  /** Until when it may be used, epoch ms. */
  endTime: nullable(time),
  /** When it was used, epoch ms. */
  useTime: nullable(time),
  /** Tells more than `status`, which a timer keeps: null from backends that do not. */
  validStr: nullable(oneOfOpen('usable', 'unusable', 'overdue', 'notStart')),
  /** Id of the account. A field of the family. */
  uid: optional(int),
});
/** A coupon that the shopper holds. */
export interface UserCoupon extends CouponFields, Infer<typeof UserCoupon> {}

export const OrderCoupon = object(couponFields, {
  /** What `preorders.computePrice` and `orders.create` take as `couponId`. */
  id: int,
  /** The coupon that was received. */
  couponId: int,
  /** 0 unused, 1 used, 2 expired. */
  status: couponStatus,
  /** Until when it may be used, epoch ms: a calendar day without a time lasts to its end. */
  endTime: nullable(lastTime),
  /** When it was used, epoch ms. */
  useTime: nullable(time),
});
/** A coupon of the shopper's that fits an open checkout. */
export interface OrderCoupon extends CouponFields, Infer<typeof OrderCoupon> {}
