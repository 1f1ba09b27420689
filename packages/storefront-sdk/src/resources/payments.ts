import type { PaymentsPayBody, PaymentsPaypalCancelBody, PaymentsPaypalSuccessBody } from '../contract/input-types.ts';
import {
  type PayMethods,
  type PaypalResult,
  type PayResult,
  type PayStatus,
  paymentsMethods,
  paymentsPay,
  paymentsPaypalCancel,
  paymentsPaypalClientId,
  paymentsPaypalSuccess,
  paymentsResult,
  paymentsStripePublishableKey,
  paymentsWechatResult,
} from '../contract/payments.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Which payment methods are switched on.
 * @returns A flag for each method.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/pay/method
 * @origin family
 * @example const { paypalStatus, stripeStatus } = await shop.payments.methods();
 */
export function methods(client: Client, options?: CallOptions): Promise<PayMethods> {
  return client.call(paymentsMethods, {}, options);
}

/**
 * The public id that PayPal's script is loaded with.
 * @returns The id, or empty text where PayPal is not offered.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/pay/paypal/clientId
 * @origin specification
 * @example const clientId = await shop.payments.paypalClientId();
 */
export function paypalClientId(client: Client, options?: CallOptions): Promise<string> {
  return client.call(paymentsPaypalClientId, {}, options);
}

/**
 * The public key that Stripe's script is loaded with.
 * @returns The key, or empty text where Stripe is not offered.
 * @throws `StorefrontError` of kind `not-found` from backends that lack the call.
 * @endpoint GET /api/front/pay/stripe/publishableKey
 * @origin extension
 * @example const key = await shop.payments.stripePublishableKey();
 */
export function stripePublishableKey(client: Client, options?: CallOptions): Promise<string> {
  return client.call(paymentsStripePublishableKey, {}, options);
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
 * const { redirect } = await shop.payments.pay({ orderNo: 'PT26011512000001', ...how });
 */
export function pay(client: Client, body: PaymentsPayBody, options?: CallOptions): Promise<PayResult> {
  return client.call(paymentsPay, { body }, options);
}

/**
 * Takes the money of a PayPal approval. After a failure ask `result`: the money may be taken all the same.
 * @param body `token` and `PayerID` of the address that PayPal returned to; the latter is `payerID` here.
 * @returns Whether it was taken, the amount in cents, the number of the checkout (PT…).
 * @throws `StorefrontError` of kind `not-found` when no payment has this token, `auth`.
 * @endpoint POST /api/front/pay/paypal/success
 * @origin family
 * @example const { status, orderNo } = await shop.payments.paypalSuccess({ token, payerID });
 */
export function paypalSuccess(
  client: Client,
  body: PaymentsPaypalSuccessBody,
  options?: CallOptions,
): Promise<PaypalResult> {
  return client.call(paymentsPaypalSuccess, { body }, options);
}

/**
 * Gives a PayPal payment up. Backends of the family cancel the checkout with it.
 * @param body `token` of the address that PayPal returned to.
 * @returns Whether it was given up, or null from backends that do not say.
 * @throws `StorefrontError` of kind `not-found` when no payment has this token.
 * @endpoint POST /api/front/pay/paypal/cancel
 * @origin family
 * @example await shop.payments.paypalCancel({ token });
 */
export function paypalCancel(
  client: Client,
  body: PaymentsPaypalCancelBody,
  options?: CallOptions,
): Promise<boolean | null> {
  return client.call(paymentsPaypalCancel, { body }, options);
}

/**
 * Whether a checkout was paid by WeChat.
 * @param orderNo Its number, PT….
 * @returns Whether it is paid.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout, `auth`.
 * @endpoint GET /api/front/pay/query/wechat/pay/result/{orderNo}
 * @origin family
 * @example const paid = await shop.payments.wechatResult('PT26011512000001');
 */
export function wechatResult(client: Client, orderNo: string, options?: CallOptions): Promise<boolean> {
  return client.call(paymentsWechatResult, { path: { orderNo } }, options);
}

/**
 * Whether a checkout is paid; the only truth about a payment, whatever an address says.
 * @param orderNo Its number, PT….
 * @returns The state with the amount in cents, and in `message` why the last attempt failed.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout or the backend lacks the call,
 *   `auth`.
 * @endpoint GET /api/front/pay/query/pay/result/{orderNo}
 * @origin extension
 * @example const { paid, message } = await shop.payments.result('PT26011512000001');
 */
export function result(client: Client, orderNo: string, options?: CallOptions): Promise<PayStatus> {
  return client.call(paymentsResult, { path: { orderNo } }, options);
}
