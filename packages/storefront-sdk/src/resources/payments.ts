import type { InputOf } from '../contract/endpoint.ts';
import {
  paymentMethods,
  paymentPay,
  paymentPaypalCancel,
  paymentPaypalClientId,
  paymentPaypalSuccess,
  paymentResult,
  paymentStripePublishableKey,
  paymentWechatResult,
} from '../contract/payments.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Which payment methods are switched on.
 * @endpoint GET /api/front/pay/method
 * @origin family
 * @example const { paypalStatus, stripeStatus } = await payments.methods(client);
 */
export function methods(client: Client, options?: CallOptions) {
  return client.call(paymentMethods, {}, options);
}

/**
 * The public id that PayPal's script is loaded with.
 * @returns The id, or empty text where PayPal is not offered.
 * @endpoint GET /api/front/pay/paypal/clientId
 * @origin specification
 * @example const clientId = await payments.paypalClientId(client);
 */
export function paypalClientId(client: Client, options?: CallOptions) {
  return client.call(paymentPaypalClientId, {}, options);
}

/**
 * The public key that Stripe's script is loaded with.
 * @returns The key, or empty text where Stripe is not offered.
 * @throws `StorefrontError` of kind `not-found` from backends that lack the call.
 * @endpoint GET /api/front/pay/stripe/publishableKey
 * @origin extension
 * @example const key = await payments.stripePublishableKey(client);
 */
export function stripePublishableKey(client: Client, options?: CallOptions) {
  return client.call(paymentStripePublishableKey, {}, options);
}

/**
 * Starts the payment of a checkout.
 * @param body `orderNo` PT…, `payType` one of those offered, `hostName` the host to return to.
 * @returns An address to visit in `redirect` (PayPal), a secret for the payment form in `stripeClientSecret`, or
 *   neither.
 * @throws `StorefrontError` of kind `invalid` when the checkout is paid or cancelled or the method not offered,
 *   `not-found`, `auth`.
 * @endpoint POST /api/front/pay/payment
 * @origin specification
 * @example
 * const how = { payType: 'paypal', payChannel: 'pc', hostName: location.host, storeName: 'Promenade' } as const;
 * const { redirect } = await payments.pay(client, { orderNo: 'PT26011512000001', ...how });
 */
export function pay(client: Client, body: InputOf<'payment.pay'>['body'], options?: CallOptions) {
  return client.call(paymentPay, { body }, options);
}

/**
 * Takes the money of a PayPal approval. After a failure ask `result`: the money may be taken all the same.
 * @param body `token` and `PayerID` of the address that PayPal returned to; the latter is `payerID` here.
 * @returns Whether it was taken, the amount in cents, the number of the checkout (PT…).
 * @throws `StorefrontError` of kind `not-found` when no payment has this token, `auth`.
 * @endpoint POST /api/front/pay/paypal/success
 * @origin family
 * @example const { status, orderNo } = await payments.paypalSuccess(client, { token, payerID });
 */
export function paypalSuccess(client: Client, body: InputOf<'payment.paypalSuccess'>['body'], options?: CallOptions) {
  return client.call(paymentPaypalSuccess, { body }, options);
}

/**
 * Gives a PayPal payment up. Backends of the family cancel the checkout with it.
 * @param body `token` of the address that PayPal returned to.
 * @returns Whether it was given up, or null from backends that do not say.
 * @throws `StorefrontError` of kind `not-found` when no payment has this token.
 * @endpoint POST /api/front/pay/paypal/cancel
 * @origin family
 * @example await payments.paypalCancel(client, { token });
 */
export function paypalCancel(client: Client, body: InputOf<'payment.paypalCancel'>['body'], options?: CallOptions) {
  return client.call(paymentPaypalCancel, { body }, options);
}

/**
 * Whether a checkout was paid by WeChat.
 * @param orderNo Its number, PT….
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout, `auth`.
 * @endpoint GET /api/front/pay/query/wechat/pay/result/{orderNo}
 * @origin family
 * @example const paid = await payments.wechatResult(client, 'PT26011512000001');
 */
export function wechatResult(
  client: Client,
  orderNo: InputOf<'payment.wechatResult'>['path']['orderNo'],
  options?: CallOptions,
) {
  return client.call(paymentWechatResult, { path: { orderNo } }, options);
}

/**
 * Whether a checkout is paid; the only truth about a payment, whatever an address says.
 * @param orderNo Its number, PT….
 * @returns The state with the amount in cents, and in `message` why the last attempt failed.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout or the backend lacks the call,
 *   `auth`.
 * @endpoint GET /api/front/pay/query/pay/result/{orderNo}
 * @origin extension
 * @example const { paid, message } = await payments.result(client, 'PT26011512000001');
 */
export function result(client: Client, orderNo: InputOf<'payment.result'>['path']['orderNo'], options?: CallOptions) {
  return client.call(paymentResult, { path: { orderNo } }, options);
}
