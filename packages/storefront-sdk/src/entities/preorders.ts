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
  /** Number of the open checkout. */
  preOrderNo: key,
});
/** The number of an open checkout. */
export interface PreOrderResult extends Infer<typeof PreOrderResult> {}

export const PreOrderLine = object(lineFields, {
  /** Id of the variant. */
  attrValueId: int,
  /** Unit price to be charged, in cents. */
  price: money,
  /** Weight in kilograms. */
  weight: optional(decimal),
  /** Volume in cubic metres. */
  volume: optional(decimal),
  /** Shipping per unit in cents, if the backend calculates it per unit. */
  postage: optional(money),
  /** Whether the price includes shipping. An extension. */
  isShippingIncluded: bool,
  /** Whether the right of withdrawal covers it. An extension; absent if the backend has no such right. */
  isWithdrawable: optional(bool),
});
/** A line of an open checkout. */
export interface PreOrderLine extends LineFields, Infer<typeof PreOrderLine> {}

export const PreOrderMerchant = object(merchantFields, {
  /** Lines of the merchant. */
  orderInfoList: wholeList(PreOrderLine),
});
/** The lines of one merchant in a checkout. */
export interface PreOrderMerchant extends MerchantFields, Infer<typeof PreOrderMerchant> {}

export const PreOrder = object({
  /** Subtotal of the products, in cents. */
  proTotalFee: money,
  /** Quantity. */
  orderProNum: int,
  /** Shipping, in cents. */
  freightFee: money,
  /** Total before discounts, in cents. */
  totalPrice: money,
  /** Id of the applied coupon of the shopper. */
  userCouponId: nullable(int),
  /** Discount by the coupon, in cents; null without a coupon. */
  couponFee: nullable(money),
  /** Amount to pay, in cents. */
  payFee: money,
  /** Id of the shopper's default address. */
  addressId: nullable(int),
  /** Name in the address. */
  realName: nullable(text),
  /** Phone number in the address. */
  phone: nullable(text),
  /** Delivery address, as one text. */
  detail: nullable(text),
  /** Country of the address. */
  country: nullable(text),
  /** E-mail address in the address. */
  email: nullable(text),
  /** The shopper’s note. */
  remark: nullable(text),
  /** Ids of the cart lines that the order will remove. */
  cartIdList: optional(listOf(int)),
  /** Lines by merchant. */
  orderList: wholeList(PreOrderMerchant),
  /** Points of the shopper; null if the backend has no points. */
  userIntegral: nullable(int),
  /** When the checkout expires, epoch ms. An extension. */
  expiresAt: nullable(time),
});
/** An open checkout with its current prices. `addressId` is the default address. */
export interface PreOrder extends Infer<typeof PreOrder> {}

export const ComputedPrice = object({
  /** Discount by the coupon, in cents. */
  couponFee: money,
  /** Shipping, in cents. */
  freightFee: money,
  /** Amount to pay, in cents. */
  payFee: money,
  /** Subtotal of the products, in cents. */
  proTotalFee: money,
  /** Discount by points, in cents; null if the backend has no points. */
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

export const Quote = object({
  /** Subtotal of the products, in cents. */
  proTotalFee: money,
  /** Shipping, in cents. */
  freightFee: money,
  /** Amount to pay, in cents. */
  payFee: money,
});
/** What variants cost together with shipping. */
export interface Quote extends Infer<typeof Quote> {}
