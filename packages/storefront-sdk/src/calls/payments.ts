import { call } from '../call.ts';
import { PayMethods, PaypalResult, PayResult, PayStatus } from '../entities/payments.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, nullable, object, optional, type Schema, text, textIn } from '../schema/schema.ts';
import { checkoutNo, payChannel, payType } from './inputs.ts';

const token = textIn({ min: 1, max: 128, pattern: '^[A-Za-z0-9_-]+$', note: 'From the address PayPal returned to.' });
const unsure = { 503: 'The payment provider does not answer as it should; the call may be repeated.' };
const unknown = { 404: 'The shopper has no such checkout.' };
const checkout = { path: { orderNo: 'PT26011512000001' } };

/**
 * Which payment methods are switched on.
 * @returns A flag for each method.
 * @example const { paypalStatus, stripeStatus } = await shop.payments.methods();
 */
export const methods = call({
  id: 'payments.methods',
  method: 'GET',
  path: '/api/front/pay/method',
  auth: 'guest',
  public: true,
  takes: false,
  returns: PayMethods as Schema<PayMethods>,
  spec: IN_TOOLS && { summary: 'The payment methods that the shop offers.', origin: 'family' },
});

/**
 * The public id that PayPal's script is loaded with.
 * @returns The id, or empty text where PayPal is not offered.
 * @example const clientId = await shop.payments.paypalClientId();
 */
export const paypalClientId = call({
  id: 'payments.paypalClientId',
  method: 'GET',
  path: '/api/front/pay/paypal/clientId',
  auth: 'guest',
  inMessage: true,
  public: true,
  takes: false,
  returns: text,
  spec: IN_TOOLS && {
    summary: 'The public id that PayPal’s script is loaded with; empty where PayPal is not offered.',
    origin: 'specification',
  },
});

/**
 * The public key that Stripe's script is loaded with.
 * @returns The key, or empty text where Stripe is not offered.
 * @throws `StorefrontError` of kind `not-found` from backends that lack the call.
 * @example const key = await shop.payments.stripePublishableKey();
 */
export const stripePublishableKey = call({
  id: 'payments.stripePublishableKey',
  method: 'GET',
  path: '/api/front/pay/stripe/publishableKey',
  auth: 'guest',
  inMessage: true,
  public: true,
  takes: false,
  returns: text,
  spec: IN_TOOLS && {
    summary: 'The public key that Stripe’s script is loaded with; empty where Stripe is not offered.',
    origin: 'extension',
  },
});

/**
 * Starts the payment of a checkout.
 * @returns An address to visit in `redirect` (PayPal), a secret for the payment form in `stripeClientSecret`, or
 *   neither.
 * @throws `StorefrontError` of kind `invalid` when the checkout is paid or cancelled or the method not offered,
 *   `not-found`, `auth`.
 * @example
 * const how = { payType: 'paypal', payChannel: 'pc', hostName: location.host, storeName: 'Promenade' } as const;
 * const { redirect } = await shop.payments.pay({ orderNo: 'PT26011512000001', ...how });
 */
export const pay = call({
  id: 'payments.pay',
  method: 'POST',
  path: '/api/front/pay/payment',
  auth: 'user',
  idempotent: true,
  defaults: { payChannel: 'pc' },
  returns: PayResult as Schema<PayResult>,
  spec: IN_TOOLS && {
    summary: 'Starts the payment of a checkout (PT number).',
    origin: 'specification',
    body: object({
      /** Number of the order. */
      orderNo: checkoutNo,
      /** Payment method, one of `payments.methods`: `stripe`, `paypal`, … */
      payType,
      /** `pc` or `mobile`. */
      payChannel,
      /** Host of the shop, without a scheme. */
      hostName: optional(
        textIn({ min: 1, max: 253, note: 'Host of the shop to return to; without it the shop’s own.' }),
      ),
      /** Name of the shop, for the payment provider. */
      storeName: optional(textIn({ max: 120, note: 'Without it the shop’s own.' })),
    }),
    errors: {
      ...unknown,
      ...unsure,
      400: 'The checkout is paid or cancelled, or the payment method is not offered.',
      403: 'Cash on delivery needs a confirmed e-mail address: see `user.sendVerificationCode`.',
    },
    example: {
      body: {
        orderNo: 'PT26011512000001',
        payType: 'stripe',
        payChannel: 'pc',
        hostName: 'shop.example.com',
        storeName: 'Promenade',
      },
    },
  },
});

/**
 * Takes the money of a PayPal approval. After a failure ask `result`: the money may be taken all the same.
 * @returns Whether it was taken, the amount in cents, the number of the checkout (PT…).
 * @throws `StorefrontError` of kind `not-found` when no payment has this token, `auth`.
 * @example const { status, orderNo } = await shop.payments.paypalSuccess({ token, payerID });
 */
export const paypalSuccess = call({
  id: 'payments.paypalSuccess',
  method: 'POST',
  path: '/api/front/pay/paypal/success',
  auth: 'user',
  returns: PaypalResult as Schema<PaypalResult>,
  spec: IN_TOOLS && {
    summary: 'Takes the money of a PayPal approval.',
    origin: 'family',
    body: object({
      /** `token` of the address that PayPal returned to. */
      token,
      /** `PayerID` of the address that PayPal returned to. */
      payerID: textIn({ min: 1, max: 64, pattern: '^[A-Za-z0-9]+$' }),
    }),
    errors: { 404: 'No payment has this token.', ...unsure },
    example: { body: { token: '5O190127TN364715T', payerID: 'QYR5Z8XDVJNXQ' } },
  },
});

/**
 * Gives a PayPal payment up. Backends of the family cancel the checkout with it.
 * @returns Whether the payment was cancelled; null if the backend does not report it.
 * @throws `StorefrontError` of kind `not-found` when no payment has this token.
 * @example await shop.payments.paypalCancel({ token });
 */
export const paypalCancel = call({
  id: 'payments.paypalCancel',
  method: 'POST',
  path: '/api/front/pay/paypal/cancel',
  auth: 'guest',
  returns: nullable(bool),
  spec: IN_TOOLS && {
    summary: 'Gives a PayPal payment up, and on backends of the family the checkout with it.',
    origin: 'family',
    body: object({
      /** `token` of the address that PayPal returned to. */
      token,
    }),
    errors: { 404: 'No payment has this token.', ...unsure },
    example: { body: { token: '5O190127TN364715T' } },
  },
});

/**
 * Whether a checkout was paid by WeChat.
 * @param value Its number, PT….
 * @returns Whether it is paid.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout, `auth`.
 * @example const paid = await shop.payments.wechatResult('PT26011512000001');
 */
export const wechatResult = call({
  id: 'payments.wechatResult',
  method: 'GET',
  path: '/api/front/pay/query/wechat/pay/result/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: bool,
  spec: IN_TOOLS && {
    summary: 'Whether a checkout was paid by WeChat.',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo: checkoutNo,
    },
    errors: unknown,
    example: checkout,
  },
});

/**
 * Whether a checkout is paid; the only truth about a payment, whatever an address says.
 * @param value Its number, PT….
 * @returns The state with the amount in cents, and in `message` why the last attempt failed.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout or the backend lacks the call,
 *   `auth`.
 * @example const { paid, message } = await shop.payments.result('PT26011512000001');
 */
export const result = call({
  id: 'payments.result',
  method: 'GET',
  path: '/api/front/pay/query/pay/result/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: PayStatus as Schema<PayStatus>,
  spec: IN_TOOLS && {
    summary: 'Whether a checkout is paid; the only truth about a payment.',
    origin: 'extension',
    path: {
      /** Number of the order. */
      orderNo: checkoutNo,
    },
    errors: unknown,
    example: checkout,
  },
});
