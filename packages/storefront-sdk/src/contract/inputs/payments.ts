import { object, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { checkoutNo, payChannel, payType } from './shared.ts';

const token = textIn({ min: 1, max: 128, pattern: '^[A-Za-z0-9_-]+$', note: 'From the address PayPal returned to.' });
const unsure = { 503: 'The payment provider does not answer as it should; the call may be repeated.' };
const unknown = { 404: 'The shopper has no such checkout.' };
const checkout = { path: { orderNo: 'PT26011512000001' } };

export const paymentInputs = {
  methods: input({ summary: 'The payment methods that the shop offers.', origin: 'family' }),
  paypalClientId: input({
    summary: 'The public id that PayPal’s script is loaded with; empty where PayPal is not offered.',
    origin: 'specification',
  }),
  stripePublishableKey: input({
    summary: 'The public key that Stripe’s script is loaded with; empty where Stripe is not offered.',
    origin: 'extension',
  }),
  pay: input({
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
      403: 'Cash on delivery needs a confirmed e-mail address: see `user.emailProofCaptcha`.',
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
  }),
  paypalSuccess: input({
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
  }),
  paypalCancel: input({
    summary: 'Gives a PayPal payment up, and on backends of the family the checkout with it.',
    origin: 'family',
    body: object({
      /** `token` of the address that PayPal returned to. */
      token,
    }),
    errors: { 404: 'No payment has this token.', ...unsure },
    example: { body: { token: '5O190127TN364715T' } },
  }),
  wechatResult: input({
    summary: 'Whether a checkout was paid by WeChat.',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo: checkoutNo,
    },
    errors: unknown,
    example: checkout,
  }),
  result: input({
    summary: 'Whether a checkout is paid; the only truth about a payment.',
    origin: 'extension',
    path: {
      /** Number of the order. */
      orderNo: checkoutNo,
    },
    errors: unknown,
    example: checkout,
  }),
};
