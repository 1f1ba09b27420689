import {
  bool,
  decimal,
  type Infer,
  int,
  key,
  listOf,
  money,
  nullable,
  object,
  optional,
  text,
  time,
  wholeList,
} from '../schema/schema.ts';
import { type LineFields, lineFields, type MerchantFields, merchantFields } from './fields.ts';

export const PreOrderResult = object({
  /** Number of the checkout. */
  preOrderNo: key,
});
/** The number of an open checkout. */
export interface PreOrderResult extends Infer<typeof PreOrderResult> {}

export const PreOrderLine = object(lineFields, {
  /** Id of the variant. */
  attrValueId: int,
  /** Unit price that will be charged, in cents. */
  price: money,
  /** Kilograms. */
  weight: optional(decimal),
  /** Cubic metres. */
  volume: optional(decimal),
  /** Freight per unit, if the backend calculates it per unit. */
  postage: optional(money),
  /** An extension. */
  isShippingIncluded: bool,
});
/** A variant that is about to be bought. */
export interface PreOrderLine extends LineFields, Infer<typeof PreOrderLine> {}

export const PreOrderMerchant = object(merchantFields, {
  /** Its lines. */
  orderInfoList: wholeList(PreOrderLine),
});
/** The part of a checkout that one merchant sells. */
export interface PreOrderMerchant extends MerchantFields, Infer<typeof PreOrderMerchant> {}

export const PreOrder = object({
  /** Price of the goods, in cents. */
  proTotalFee: money,
  /** Quantity. */
  orderProNum: int,
  /** Freight, in cents. */
  freightFee: money,
  /** Price before deductions, in cents. */
  totalPrice: money,
  /** Coupon of the shopper that is applied. */
  userCouponId: nullable(int),
  /** Discount by the coupon, in cents; null without a coupon. */
  couponFee: nullable(money),
  /** Amount to pay, in cents. */
  payFee: money,
  /** Default address of the shopper. */
  addressId: nullable(int),
  /** Name in the address. */
  realName: nullable(text),
  /** Phone number in the address. */
  phone: nullable(text),
  /** Address in one text. */
  detail: nullable(text),
  /** Country of the address. */
  country: nullable(text),
  /** E-mail address in the address. */
  email: nullable(text),
  /** The shopper’s note. */
  remark: nullable(text),
  /** Cart lines that the order will empty. */
  cartIdList: optional(listOf(int)),
  /** Its parts by merchant. */
  orderList: wholeList(PreOrderMerchant),
  /** Points that the shopper has; null where the backend has none. */
  userIntegral: nullable(int),
  /** When the checkout expires, epoch ms. An extension. */
  expiresAt: nullable(time),
});
/** An open checkout with the prices that would be charged now. `addressId` is the default address. */
export interface PreOrder extends Infer<typeof PreOrder> {}

export const ComputedPrice = object({
  /** Discount by the coupon, in cents. */
  couponFee: money,
  /** Freight, in cents. */
  freightFee: money,
  /** Amount to pay, in cents. */
  payFee: money,
  /** Price of the goods, in cents. */
  proTotalFee: money,
  /** Discount by points; null, like the points, if the backend has none. */
  deductionPrice: nullable(money),
  /** Points spent. */
  usedIntegral: nullable(int),
  /** Points left. */
  surplusIntegral: nullable(int),
  /** Whether points are spent. */
  useIntegral: bool,
});
/** Current price of the checkout. */
export interface ComputedPrice extends Infer<typeof ComputedPrice> {}
