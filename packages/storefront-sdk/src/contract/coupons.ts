import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, list, money, nullable, object, oneOf, orElse, page, text, time } from './schema.ts';

/** 1 general, 2 goods, 3 category. */
const useType = oneOf(1, 2, 3);
/** 0 unused, 1 used, 2 expired. */
const couponStatus = oneOf(0, 1, 2);

export const Coupon = object({
  id: int,
  name: text,
  useType,
  money,
  /** Least worth of the goods in cents; 0 demands none. */
  minPrice: orElse(money, 0),
  /** Days that it is valid from its receipt on, where no range is fixed. */
  day: nullable(int),
  startTime: nullable(time),
  endTime: nullable(time),
  /** First calendar day of its validity as `yyyy-MM-dd`. */
  useStartTimeStr: nullable(text),
  /** Last calendar day of its validity as `yyyy-MM-dd`. */
  useEndTimeStr: nullable(text),
  /** Above 0 it can no longer be received. */
  status: nullable(int),
  /** Whether the shopper has received it. */
  isUse: bool,
  isLimited: bool,
  /** How many are left of a limited one. */
  lastTotal: orElse(int, 0),
  /** Comma-separated ids of the products or, by `useType`, the categories it is for. */
  primaryKey: text,
  receiveStartTime: nullable(time),
  /** Null is for ever. */
  receiveEndTime: nullable(time),
  isFixedTime: bool,
  /** 1 to be received, 2 for newcomers, 3 given with a product. */
  type: orElse(oneOf(1, 2, 3), 1),
  /** 0 is the platform. */
  merId: orElse(int, 0),
});
/** A coupon that may be received; `money` is its worth in cents. */
export type Coupon = Infer<typeof Coupon>;

export const UserCoupon = object({
  /** What `preorder.computePrice` and `order.create` take as `couponId`. */
  id: int,
  name: text,
  useType,
  money,
  /** Least worth of the goods in cents; 0 demands none. */
  minPrice: orElse(money, 0),
  status: couponStatus,
  startTime: nullable(time),
  endTime: nullable(time),
  useTime: nullable(time),
  /** Tells more than `status`, which a timer keeps: null from backends that do not. */
  validStr: nullable(oneOf('usable', 'unusable', 'overdue', 'notStart')),
});
/** A coupon that the shopper holds. */
export type UserCoupon = Infer<typeof UserCoupon>;

export const OrderCoupon = object({
  /** What `preorder.computePrice` and `order.create` take as `couponId`. */
  id: int,
  /** The coupon that was received. */
  couponId: int,
  name: text,
  money,
  /** Least worth of the goods in cents; 0 demands none. */
  minPrice: orElse(money, 0),
  status: couponStatus,
  startTime: nullable(time),
  endTime: nullable(time),
  useTime: nullable(time),
  useType,
});
/** A coupon of the shopper's that fits an open checkout. */
export type OrderCoupon = Infer<typeof OrderCoupon>;

export const couponClaimable = endpoint('coupon.claimable', 'GET', '/api/front/coupons', 'optional', page(Coupon));
export const couponMine = endpoint('coupon.mine', 'GET', '/api/front/coupon/list', 'user', page(UserCoupon));
/** Answers the sentence that the shopper is shown, which backends of the family send as their message. */
export const couponReceive = endpoint('coupon.receive', 'POST', '/api/front/coupon/receive', 'user', text, {
  keyed: true,
});
export const couponForPreOrder = endpoint(
  'coupon.forPreOrder',
  'GET',
  '/api/front/coupons/order/{preOrderNo}',
  'user',
  list(OrderCoupon),
);
