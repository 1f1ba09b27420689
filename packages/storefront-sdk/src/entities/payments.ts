import { bool, type Infer, key, money, nullable, object, optional, text } from '../schema/schema.ts';

export const PayMethods = object({
  /** PayPal. */
  paypalStatus: bool,
  /** Cards, through Stripe. */
  stripeStatus: bool,
  /** WeChat Pay. */
  wechatPaySwitch: bool,
  /** Cash on delivery. */
  codSwitch: bool,
  /** UPI. */
  upiSwitch: bool,
  /** Offline sandbox, for tests. An extension. */
  sandboxStatus: bool,
});
/** The enabled payment methods. */
export interface PayMethods extends Infer<typeof PayMethods> {}

export const PayResult = object({
  /** Whether the checkout is already paid. */
  status: bool,
  /** Payment method, such as `stripe`. */
  payType: text,
  /** Checkout number, PT…. */
  orderNo: key,
  /** URL where the shopper continues the payment. */
  redirect: nullable(text),
  /** Client secret for the Stripe payment form. */
  stripeClientSecret: nullable(text),
});
/** How to continue a payment: a URL to visit, or a secret for the payment form. */
export interface PayResult extends Infer<typeof PayResult> {}

export const PaypalResult = object({
  /** Whether the payment succeeded. */
  status: bool,
  /** Amount paid or due, in cents. */
  payPrice: money,
  /** Checkout number, PT…. */
  orderNo: key,
});
/** Result of a PayPal payment. */
export interface PaypalResult extends Infer<typeof PaypalResult> {}

export const PayStatus = object({
  /** Whether it is paid. */
  paid: bool,
  /** Checkout number, PT…. */
  orderNo: key,
  /** Payment method, such as `stripe`. */
  payType: text,
  /** Amount paid or due, in cents. */
  payPrice: money,
  /** Error message of the last attempt. */
  message: nullable(text),
  /** Whether it is cancelled. */
  isCancel: bool,
  /**
   * Whether a payment that takes days, such as a bank debit, is in progress: the order is still unpaid, and the shopper
   * has nothing to do. An extension; absent if the backend does not report it.
   */
  paymentProcessing: optional(bool),
});
/** Status of a payment. `isCancel` and `paymentProcessing` are extensions. */
export interface PayStatus extends Infer<typeof PayStatus> {}
