import { input } from '../input.ts';
import { bool, object, oneOf, optional, textIn } from '../schema.ts';
import { amount, checkoutNo, email, id, orderNo, paging, payChannel, payType, preOrderNo } from './shared.ts';
import { visitorInputs } from './visitors.ts';

const unknown = { 404: 'The shopper has no such order.' };
const merchantOrder = { path: { orderNo: 'SH26011512000001' } };
const checkout = { path: { orderNo: 'PT26011512000001' } };

const expectedPayFee: typeof amount = {
  ...amount,
  limits: {
    ...amount.limits,
    note: 'What the shopper agreed to pay, as in 12.50. At any other price nothing is ordered. An extension.',
  },
};

export const orderInputs = {
  create: input({
    summary: 'Places the order: takes stock, coupon and points, empties the cart lines, consumes the checkout.',
    origin: 'family',
    body: object({
      preOrderNo,
      addressId: id,
      couponId: optional(id),
      payType,
      payChannel,
      mark: optional(textIn({ max: 150 })),
      realName: optional(textIn({ max: 130, note: 'Instead of the name of the address.' })),
      phone: optional(textIn({ max: 32, pattern: '^[0-9+() .-]*$', note: 'Instead of the phone of the address.' })),
      email: optional(email),
      useIntegral: optional(bool),
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
    path: { orderNo: checkoutNo },
    errors: unknown,
    example: checkout,
  }),
  list: input({
    summary:
      'Merchant orders: 1 to ship, 2 to receive, 3 completed, 9 cancelled; without type all paid or cancelled ones.',
    origin: 'family',
    query: { ...paging, type: optional(oneOf(1, 2, 3, 9)) },
    example: { query: { page: 1, limit: 10, type: 2 } },
  }),
  detail: input({
    summary: 'One merchant order (SH number).',
    origin: 'family',
    path: { orderNo },
    errors: unknown,
    example: merchantOrder,
  }),
  counts: input({ summary: 'How many orders stand in each state.', origin: 'family' }),
  centerCounts: input({
    summary: 'How many orders want something of the shopper: payment, patience, a review, a look at a refund.',
    origin: 'family',
  }),
  cancel: input({
    summary: 'Cancels an unpaid checkout (PT number) and gives its stock back.',
    origin: 'specification',
    path: { orderNo: checkoutNo },
    errors: { ...unknown, 400: 'The checkout is paid, or cancelled already.' },
    example: checkout,
  }),
  delete: input({
    summary: 'Hides a completed or cancelled merchant order.',
    origin: 'specification',
    path: { orderNo },
    errors: { ...unknown, 400: 'The order is under way, or a refund of it is.' },
    example: merchantOrder,
  }),
  confirmReceipt: input({
    summary: 'Completes a merchant order that is in transit or delivered.',
    origin: 'family',
    path: { orderNo },
    errors: { ...unknown, 400: 'The order is not on its way, or a refund of it is open.' },
    example: merchantOrder,
  }),
  logistics: input({
    summary: 'Where the parcel of a merchant order is, or null before it was sent.',
    origin: 'family',
    path: { orderNo },
    errors: unknown,
    example: merchantOrder,
  }),
  ...visitorInputs,
};
