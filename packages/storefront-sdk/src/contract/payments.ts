import { endpoint } from './endpoint.ts';
import { bool, type Infer, money, nullable, object, text } from './schema.ts';

export const PayMethods = object({
  paypalStatus: bool,
  stripeStatus: bool,
  wechatPaySwitch: bool,
  codSwitch: bool,
  upiSwitch: bool,
  /** The offline sandbox. An extension. */
  sandboxStatus: bool,
});
/** Which payment methods are switched on. */
export type PayMethods = Infer<typeof PayMethods>;

export const PayResult = object({
  status: bool,
  payType: text,
  orderNo: text,
  redirect: nullable(text),
  stripeClientSecret: nullable(text),
});
/** How to go on with a payment: an address to visit, or a secret for the payment form. */
export type PayResult = Infer<typeof PayResult>;

export const PaypalResult = object({ status: bool, payPrice: money, orderNo: text });
/** What came of a PayPal approval. */
export type PaypalResult = Infer<typeof PaypalResult>;

export const PayStatus = object({
  paid: bool,
  orderNo: text,
  payType: text,
  payPrice: money,
  message: nullable(text),
  isCancel: bool,
});
/** What the backend knows of a payment. `isCancel` is an extension. */
export type PayStatus = Infer<typeof PayStatus>;

export const paymentMethods = endpoint('payment.methods', 'GET', '/api/front/pay/method', 'guest', PayMethods);
export const paymentPaypalClientId = endpoint(
  'payment.paypalClientId',
  'GET',
  '/api/front/pay/paypal/clientId',
  'guest',
  text,
);
export const paymentStripePublishableKey = endpoint(
  'payment.stripePublishableKey',
  'GET',
  '/api/front/pay/stripe/publishableKey',
  'guest',
  text,
);
export const paymentPay = endpoint('payment.pay', 'POST', '/api/front/pay/payment', 'user', PayResult, { keyed: true });
export const paymentPaypalSuccess = endpoint(
  'payment.paypalSuccess',
  'POST',
  '/api/front/pay/paypal/success',
  'user',
  PaypalResult,
);
export const paymentPaypalCancel = endpoint(
  'payment.paypalCancel',
  'POST',
  '/api/front/pay/paypal/cancel',
  'guest',
  nullable(bool),
);
export const paymentWechatResult = endpoint(
  'payment.wechatResult',
  'GET',
  '/api/front/pay/query/wechat/pay/result/{orderNo}',
  'user',
  bool,
);
export const paymentResult = endpoint(
  'payment.result',
  'GET',
  '/api/front/pay/query/pay/result/{orderNo}',
  'user',
  PayStatus,
);
