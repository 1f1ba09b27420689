import { bool, object, oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { amount, checkoutNo, email, id, orderNo, paging, payChannel, payType, preOrderNo } from './shared.ts';

const unknown = { 404: 'The shopper has no such order.' };
const merchantOrder = { path: { orderNo: 'SH26011512000001' } };
const checkout = { path: { orderNo: 'PT26011512000001' } };

const expectedPayFee = textIn({
  ...amount.limits,
  blankIsWrong: true,
  note: 'What the shopper agreed to pay, as in 12.50. At any other price nothing is ordered. An extension.',
});

export const orderInputs = {
  create: input({
    summary: 'Places the order: takes stock, coupon and points, empties the cart lines, consumes the checkout.',
    origin: 'family',
    body: object({
      /** Number of the checkout. */
      preOrderNo,
      /** Address to deliver to, an `id` of `addresses.list`. */
      addressId: id,
      /** `id` of a coupon of the shopper. */
      couponId: optional(id),
      /** Payment method, one of `payments.methods`: `stripe`, `paypal`, … */
      payType,
      /** `pc` or `mobile`. */
      payChannel,
      /** The shopper’s note, up to 150 characters. */
      mark: optional(textIn({ max: 150 })),
      /** Whole name of the person. */
      realName: optional(textIn({ max: 130, note: 'Instead of the name of the address.' })),
      /** Phone number. */
      phone: optional(textIn({ max: 32, pattern: '^[0-9+() .-]*$', note: 'Instead of the phone of the address.' })),
      /** E-mail address. */
      email: optional(email),
      /** Whether to spend points. */
      useIntegral: optional(bool),
      /** Price that the shopper agreed to, as decimal text. An extension. */
      expectedPayFee: optional(expectedPayFee),
    }),
    errors: {
      400: 'A line cannot be bought any more, or not as often, the coupon cannot be used, or too much waits for payment.',
      403: 'It needs a confirmed e-mail address, as `data.fieldErrors.email` says: see `user.emailProofCaptcha`.',
      404: 'The checkout is unknown, used up or expired, or the address or the coupon is.',
      409: 'The order would not cost `expectedPayFee`; the message has the new price.',
    },
    example: {
      body: {
        preOrderNo: 'PO26011512000001',
        addressId: 12,
        payType: 'stripe',
        payChannel: 'pc',
        expectedPayFee: '42.50',
      },
    },
  }),
  awaitPay: input({
    summary: 'Orders that wait for payment, newest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
  masterDetail: input({
    summary: 'A whole checkout (PT number) with its merchant orders.',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo: checkoutNo,
    },
    errors: unknown,
    example: checkout,
  }),
  list: input({
    summary:
      'Merchant orders: 1 to ship, 2 to receive, 3 completed, 9 cancelled; without type all paid or cancelled ones.',
    origin: 'family',
    query: {
      ...paging,
      /** 1 to ship, 2 to receive, 3 completed, 9 cancelled; all that are paid or cancelled where it is absent. */
      type: optional(oneOf(1, 2, 3, 9)),
      /** Part of an order's number or of a product's name. An extension. */
      keyword: optional(textIn({ max: 100 })),
    },
    example: { query: { page: 1, limit: 10, type: 2 } },
  }),
  detail: input({
    summary: 'One merchant order (SH number).',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: unknown,
    example: merchantOrder,
  }),
  counts: input({ summary: 'How many orders stand in each state.', origin: 'family' }),
  centerCounts: input({
    summary: 'How many orders want something of the shopper: payment, delivery, a review, a refund.',
    origin: 'family',
  }),
  cancel: input({
    summary: 'Cancels an unpaid checkout (PT number) and gives its stock back.',
    origin: 'specification',
    path: {
      /** Number of the order. */
      orderNo: checkoutNo,
    },
    errors: { ...unknown, 400: 'The checkout is paid, or cancelled already.' },
    example: checkout,
  }),
  remove: input({
    summary: 'Hides a completed or cancelled merchant order.',
    origin: 'specification',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: { ...unknown, 400: 'The order is under way, or a refund of it is.' },
    example: merchantOrder,
  }),
  confirmReceipt: input({
    summary: 'Completes a merchant order that is in transit or delivered.',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: { ...unknown, 400: 'The order is not on its way, or a refund of it is open.' },
    example: merchantOrder,
  }),
  logistics: input({
    summary: 'Where the parcel of a merchant order is, or null before it was sent.',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: unknown,
    example: merchantOrder,
  }),
};
