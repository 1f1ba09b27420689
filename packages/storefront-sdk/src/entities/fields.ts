import {
  bool,
  type InferShape,
  int,
  money,
  nullable,
  number,
  optional,
  text,
  time,
  withDefault,
} from '../schema/schema.ts';

/** A flag that decides how something looks: false if it is unreadable. */
export const flag = withDefault(bool, false);

/** Fields of all products. */
export const productFields = {
  /** Name of the product. */
  storeName: text,
  /** Unit price in cents, before discounts; NaN if the backend sends none that can be read: the product is shown without a price. */
  price: withDefault(money, Number.NaN),
  /** Whether it is listed on the store; its URL then needs no `uniqueKey`. */
  listedOnStore: flag,
  /** Whether it has a landing page, under `/p/…`. */
  landingPage: flag,
};
export interface ProductFields extends InferShape<typeof productFields> {}

/** A discount of a product; `priceOf` of `@promenade/storefront-hooks/domain` checks whether it is active. */
export const discountFields = {
  /** Percent off, or null. */
  discount: nullable(number),
  /** When the discount ends, epoch ms; null counts as expired. */
  discountExpiry: nullable(time),
  /**
   * Lowest unit price in the 30 days before the current reduction, in cents. An extension; absent if nothing is reduced or
   * the shop does not show it.
   */
  lowestPrice: optional(money),
};
export interface DiscountFields extends InferShape<typeof discountFields> {}

/** The merchant of a product or an order. */
export const merchantFields = {
  /** Id of the merchant; 0 if the backend does not send it. */
  merId: int,
  /** Name of the merchant. */
  merName: text,
};
export interface MerchantFields extends InferShape<typeof merchantFields> {}

/** Fields of all orders. */
export const orderFields = {
  /** Quantity. */
  totalNum: int,
  /** Amount paid or due, in cents. */
  payPrice: money,
  /** Whether it is paid. */
  paid: bool,
  /** When it was created, epoch ms. */
  createTime: time,
};
export interface OrderFields extends InferShape<typeof orderFields> {}

/** Recipient, amounts and payment of an order in full. */
export const checkoutFields = {
  /** E-mail address of the recipient. */
  email: text,
  /** Name of the recipient. */
  realName: text,
  /** Phone number of the recipient. */
  userPhone: text,
  /** Delivery address, as one text. */
  userAddress: text,
  /** Subtotal of the products, in cents. */
  proTotalPrice: money,
  /** Shipping before discounts, in cents. */
  totalPostage: money,
  /** Total before discounts, in cents. */
  totalPrice: money,
  /** Shipping charged, in cents. */
  payPostage: money,
  /** Id of the coupon used. */
  couponId: nullable(int),
  /** Discount by the coupon, in cents. */
  couponPrice: money,
  /** When it was paid, epoch ms. */
  payTime: nullable(time),
  /** Payment method, such as `stripe`. */
  payType: text,
  /**
   * Whether a payment that takes days, such as a bank debit, is in progress: the order is still unpaid, but does not
   * expire and accepts no other payment. An extension; absent if the backend does not report it.
   */
  paymentProcessing: optional(bool),
};
export interface CheckoutFields extends InferShape<typeof checkoutFields> {}

/** Fields of all order lines. */
export const lineFields = {
  /** Id of the product. */
  productId: int,
  /** Name of the product. */
  productName: text,
  /** Quantity bought. */
  payNum: int,
  /** Attribute values, joined by commas. */
  sku: text,
  /** Image URL; a relative one is relative to the backend or `store.imageDomain`. */
  image: text,
};
export interface LineFields extends InferShape<typeof lineFields> {}
