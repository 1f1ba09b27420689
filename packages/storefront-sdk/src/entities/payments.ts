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
  /** The offline sandbox. An extension. */
  sandboxStatus: bool,
});
/** Which payment methods are switched on. */
export interface PayMethods extends Infer<typeof PayMethods> {}

export const PayResult = object({
  /** Whether it is paid already. */
  status: bool,
  /** Payment method, as in `stripe`. */
  payType: text,
  /** Number (PT…) of the whole checkout. */
  orderNo: key,
  /** Address where the payment goes on. */
  redirect: nullable(text),
  /** Secret for Stripe’s form. */
  stripeClientSecret: nullable(text),
});
/** How to go on with a payment: an address to visit, or a secret for the payment form. */
export interface PayResult extends Infer<typeof PayResult> {}

export const PaypalResult = object({
  /** Whether the payment went through. */
  status: bool,
  /** Paid or to be paid, in cents. */
  payPrice: money,
  /** Number (PT…) of the whole checkout. */
  orderNo: key,
});
/** What came of a PayPal approval. */
export interface PaypalResult extends Infer<typeof PaypalResult> {}

export const PayStatus = object({
  /** Whether it is paid. */
  paid: bool,
  /** Number (PT…) of the whole checkout. */
  orderNo: key,
  /** Payment method, as in `stripe`. */
  payType: text,
  /** Paid or to be paid, in cents. */
  payPrice: money,
  /** Message of the payment provider. */
  message: nullable(text),
  /** Whether it is cancelled. */
  isCancel: bool,
  /**
   * Whether the money is on its way by a method that takes days, as a bank debit: the order is still unpaid, and there is nothing to
   * do. An extension; absent where the backend does not say.
   */
  paymentProcessing: optional(bool),
});
/** Status of a payment. `isCancel` and `paymentProcessing` are extensions. */
export interface PayStatus extends Infer<typeof PayStatus> {}
