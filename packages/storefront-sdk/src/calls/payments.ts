import { call } from '../call.ts';
import { PayMethods, PaypalResult, PayResult, PayStatus } from '../entities/payments.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, nullable, object, optional, type Schema, text, textIn } from '../schema/schema.ts';
import { checkoutNo, payChannel, payType } from './inputs.ts';

const token = textIn({ min: 1, max: 128, pattern: '^[A-Za-z0-9_-]+$', note: 'From the return URL of PayPal.' });
const unsure = { 503: 'The payment provider failed; retry the call.' };
const unknown = { 404: 'The shopper has no such checkout.' };
const checkout = { path: { orderNo: 'PT26011512000001' } };

/**
 * Gets the enabled payment methods.
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
  spec: IN_TOOLS && { summary: 'Gets the enabled payment methods.', origin: 'family' },
});

/**
 * Gets the client id for PayPal's script.
 * @returns The id; empty if PayPal is not enabled.
 * @example const clientId = await shop.payments.paypalClientId();
 */
export const paypalClientId = call({
  id: 'payments.paypalClientId',
  method: 'GET',
  path: '/api/front/pay/paypal/clientId',
  auth: 'guest',
  dataInMessage: true,
  public: true,
  takes: false,
  returns: text,
  spec: IN_TOOLS && {
    summary: 'Gets the client id for PayPal’s script; empty if PayPal is not enabled.',
    origin: 'specification',
  },
});

/**
 * Gets the publishable key for Stripe's script.
 * @returns The key; empty if Stripe is not enabled.
 * @throws `StorefrontError` of kind `not-found` from backends without this call.
 * @example const key = await shop.payments.stripePublishableKey();
 */
export const stripePublishableKey = call({
  id: 'payments.stripePublishableKey',
  method: 'GET',
  path: '/api/front/pay/stripe/publishableKey',
  auth: 'guest',
  dataInMessage: true,
  public: true,
  takes: false,
  returns: text,
  spec: IN_TOOLS && {
    summary: 'Gets the publishable key for Stripe’s script; empty if Stripe is not enabled.',
    origin: 'extension',
  },
});

/**
 * Starts the payment of a checkout, by the number that `orders.create` returns.
 * @returns A URL to visit in `redirect` (PayPal), a secret for the payment form in `stripeClientSecret`, or neither.
 * @throws `StorefrontError` of kind `invalid` if the checkout is paid or cancelled or the method is not enabled,
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
      /** Checkout number, PT…, as `orders.create` returns it. */
      orderNo: checkoutNo,
      /** Payment method, one of `payments.methods`: `stripe`, `paypal`, … */
      payType,
      /** `pc` or `mobile`. */
      payChannel,
      /** Host of the shop to return to, without a scheme. */
      hostName: optional(
        textIn({ min: 1, max: 253, note: 'Host of the shop to return to. By default that of the shop settings.' }),
      ),
      /**
       * Path of the shop's page to return to after the payment, with its query and without the host. Backends without this
       * extension return to `/order/payment_result?orderNo=…`.
       */
      resultPath: optional(
        textIn({
          min: 1,
          max: 2048,
          pattern: '^/',
          note: 'Path of the shop to return to after the payment. An extension.',
        }),
      ),
      /** Name of the shop, for the payment provider. */
      storeName: optional(textIn({ max: 120, note: 'By default the name in the shop settings.' })),
    }),
    errors: {
      ...unknown,
      ...unsure,
      400: 'The checkout is paid or cancelled, or the payment method is not enabled.',
      403: 'Cash on delivery requires a confirmed e-mail address: see `user.sendVerificationCode`.',
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
 * Captures an approved PayPal payment. After an error, check `result`: the payment may still have succeeded.
 * @returns Whether the payment succeeded, the amount in cents, and the checkout number, PT….
 * @throws `StorefrontError` of kind `not-found` if no payment has this token, `auth`.
 * @example const { status, orderNo } = await shop.payments.paypalSuccess({ token, payerID });
 */
export const paypalSuccess = call({
  id: 'payments.paypalSuccess',
  method: 'POST',
  path: '/api/front/pay/paypal/success',
  auth: 'user',
  returns: PaypalResult as Schema<PaypalResult>,
  spec: IN_TOOLS && {
    summary: 'Captures an approved PayPal payment.',
    origin: 'family',
    body: object({
      /** `token` in the return URL of PayPal. */
      token,
      /** `PayerID` in the return URL of PayPal. */
      payerID: textIn({ min: 1, max: 64, pattern: '^[A-Za-z0-9]+$' }),
    }),
    errors: { 404: 'No payment has this token.', ...unsure },
    example: { body: { token: '5O190127TN364715T', payerID: 'QYR5Z8XDVJNXQ' } },
  },
});

/**
 * Cancels a PayPal payment that is not on its way yet. CRMEB backends also cancel the checkout.
 * @returns Whether the payment was cancelled; null if the backend does not report it.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no payment with this token, `auth`.
 * @example await shop.payments.paypalCancel({ token });
 */
export const paypalCancel = call({
  id: 'payments.paypalCancel',
  method: 'POST',
  path: '/api/front/pay/paypal/cancel',
  auth: 'user',
  returns: nullable(bool),
  spec: IN_TOOLS && {
    summary: 'Cancels a PayPal payment that is not on its way yet. CRMEB backends also cancel the checkout.',
    origin: 'family',
    body: object({
      /** `token` in the return URL of PayPal. */
      token,
    }),
    errors: { 404: 'The shopper has no payment with this token.', ...unsure },
    example: { body: { token: '5O190127TN364715T' } },
  },
});

/**
 * Checks whether a checkout was paid with WeChat.
 * @param value Checkout number, PT….
 * @returns True if it is paid.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such checkout, `auth`.
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
    summary: 'Checks whether a checkout was paid with WeChat.',
    origin: 'family',
    path: {
      /** Order number. */
      orderNo: checkoutNo,
    },
    errors: unknown,
    example: checkout,
  },
});

/**
 * Gets the payment status of a checkout. Rely on it, not on the parameters of a return URL.
 * @param value Checkout number, PT….
 * @returns The status with the amount in cents; `message` says why the last attempt failed.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such checkout or the backend does not have this
 *   call, `auth`.
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
    summary: 'Gets the payment status of a checkout. Rely on it, not on the parameters of a return URL.',
    origin: 'extension',
    path: {
      /** Order number. */
      orderNo: checkoutNo,
    },
    errors: unknown,
    example: checkout,
  },
});
