import { type CallInput, call, pagedCall, writing, written } from '../call.ts';
import { Logistics, OrderDetail, OrderListItem } from '../entities/merchant-orders.ts';
import { MasterOrder, OrderCenterCounts, OrderCounts, OrderCreated, UnpaidOrder } from '../entities/orders.ts';
import { moneyText } from '../money.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import {
  bool,
  empty,
  nullable,
  object,
  oneOf,
  optional,
  type Page,
  page,
  type Schema,
  textIn,
} from '../schema/schema.ts';
import { AMOUNT_PATTERN, checkoutNo, email, id, orderNo, payChannel, payType, preOrderNo } from './inputs.ts';

const unknown = { 404: 'The shopper has no such order.' };
const merchantOrder = { path: { orderNo: 'SH26011512000001' } };
const checkout = { path: { orderNo: 'PT26011512000001' } };
const agreedAmount = written(
  optional(
    textIn({
      min: 1,
      max: 10,
      pattern: AMOUNT_PATTERN,
      isAmount: true,
      blankIsWrong: true,
      note: 'What the shopper agreed to pay, as in 12.50. At any other price nothing is ordered. An extension.',
    }),
  ),
  moneyText,
);

/**
 * Places the order of an open checkout: takes stock, coupon and points, empties the cart lines, consumes the checkout.
 * @returns The number (PT…) of the order; for a visitor also, this once, the token that reopens it.
 * @throws `StorefrontError` of kind `invalid` when a line cannot be bought any more or the coupon cannot be used, `not-found`
 *   when the checkout is used up or expired, with code 409 when the price is not `expectedPayFee`, `auth`.
 * @example
 * const { orderNo } = await shop.orders.create({ preOrderNo, addressId: 12, payType: 'stripe', payChannel: 'pc' });
 */
export const create = call({
  id: 'orders.create',
  method: 'POST',
  path: '/api/front/order/create',
  auth: 'user',
  idempotent: true,
  defaults: { payChannel: 'pc' },
  writes: writing({
    /** The price in cents that the shopper agreed to: at any other one nothing is ordered (code 409). An extension. */
    expectedPayFee: agreedAmount,
  }),
  returns: OrderCreated as Schema<OrderCreated>,
  spec: IN_TOOLS && {
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
      phone: optional(textIn({ max: 32, pattern: '^[0-9+() ./-]*$', note: 'Instead of the phone of the address.' })),
      /** E-mail address. */
      email: optional(email),
      /** Whether to spend points. */
      useIntegral: optional(bool),
    }),
    errors: {
      400: 'A line cannot be bought any more, or not as often, the coupon cannot be used, or too much waits for payment.',
      403: 'It needs a confirmed e-mail address, as `data.fieldErrors.email` says: see `user.sendVerificationCode`.',
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
  },
});
/** An order to place. */
export type NewOrder = CallInput<typeof create>;

/**
 * Checkouts that wait for payment, newest first.
 * @returns A page of checkouts with prices in cents.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { list } = await shop.orders.listUnpaid();
 */
export const listUnpaid = pagedCall({
  id: 'orders.listUnpaid',
  method: 'GET',
  path: '/api/front/order/await/pay/list',
  auth: 'user',
  returns: page(UnpaidOrder) as Schema<Page<UnpaidOrder>>,
  spec: IN_TOOLS && {
    summary: 'Orders that wait for payment, newest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * A whole checkout with its merchant orders.
 * @param value Its number, PT….
 * @returns The checkout with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout, `auth`.
 * @example const { paid, orderList } = await shop.orders.masterDetail('PT26011512000001');
 */
export const masterDetail = call({
  id: 'orders.masterDetail',
  method: 'GET',
  path: '/api/front/order/master/detail/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: MasterOrder as Schema<MasterOrder>,
  spec: IN_TOOLS && {
    summary: 'A whole checkout (PT number) with its merchant orders.',
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
 * Merchant orders, newest first.
 * @returns A page of orders with prices in cents.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { list, pages } = await shop.orders.list({ type: 3 });
 */
export const list = pagedCall({
  id: 'orders.list',
  method: 'GET',
  path: '/api/front/order/list',
  auth: 'user',
  returns: page(OrderListItem) as Schema<Page<OrderListItem>>,
  spec: IN_TOOLS && {
    summary:
      'Merchant orders: 1 to ship, 2 to receive, 3 completed, 9 cancelled; without type all paid or cancelled ones.',
    origin: 'family',
    query: {
      /** 1 to ship, 2 to receive, 3 completed, 9 cancelled; if absent, all paid or cancelled orders. */
      type: optional(oneOf(1, 2, 3, 9)),
      /** Part of an order's number or of a product's name. An extension. */
      keyword: optional(textIn({ max: 100 })),
    },
    example: { query: { page: 1, limit: 10, type: 2 } },
  },
});

/**
 * One merchant order in full.
 * @param value Its number, SH….
 * @returns The order with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such order, `auth`.
 * @example const { status, refundStatus } = await shop.orders.detail('SH26011512000001');
 */
export const detail = call({
  id: 'orders.detail',
  method: 'GET',
  path: '/api/front/order/detail/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: OrderDetail as Schema<OrderDetail>,
  spec: IN_TOOLS && {
    summary: 'One merchant order (SH number).',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: unknown,
    example: merchantOrder,
  },
});

/**
 * How many orders stand in each state: the numbers on the tabs of an order list.
 * @returns A number for each state.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { unPaidCount } = await shop.orders.counts();
 */
export const counts = call({
  id: 'orders.counts',
  method: 'GET',
  path: '/api/front/order/data',
  auth: 'user',
  takes: false,
  returns: OrderCounts as Schema<OrderCounts>,
  spec: IN_TOOLS && { summary: 'How many orders stand in each state.', origin: 'family' },
});

/**
 * How many orders want something of the shopper: payment, delivery, a review, a refund.
 * @returns A number for each kind.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { commentCount, refundCount } = await shop.orders.centerCounts();
 */
export const centerCounts = call({
  id: 'orders.centerCounts',
  method: 'GET',
  path: '/api/front/order/center/data',
  auth: 'user',
  takes: false,
  returns: OrderCenterCounts as Schema<OrderCenterCounts>,
  spec: IN_TOOLS && {
    summary: 'How many orders want something of the shopper: payment, delivery, a review, a refund.',
    origin: 'family',
  },
});

/**
 * Cancels an unpaid checkout with all of its merchant orders and releases the stock. Confirm with the shopper first.
 * @param value Its number, PT….
 * @throws `StorefrontError` of kind `invalid` when it is paid or cancelled, `not-found`, `auth`.
 * @example await shop.orders.cancel('PT26011512000001');
 */
export const cancel = call({
  id: 'orders.cancel',
  method: 'POST',
  path: '/api/front/order/cancel/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Cancels an unpaid checkout (PT number) and gives its stock back.',
    origin: 'specification',
    path: {
      /** Number of the order. */
      orderNo: checkoutNo,
    },
    errors: { ...unknown, 400: 'The checkout is paid, or cancelled already.' },
    example: checkout,
  },
});

/**
 * Hides a completed or cancelled merchant order. Confirm with the shopper first.
 * @param value Its number, SH….
 * @throws `StorefrontError` of kind `invalid` while it or a refund of it is under way, `not-found`, `auth`.
 * @example await shop.orders.remove('SH26011512000001');
 */
export const remove = call({
  id: 'orders.remove',
  method: 'POST',
  path: '/api/front/order/delete/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Hides a completed or cancelled merchant order.',
    origin: 'specification',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: { ...unknown, 400: 'The order is under way, or a refund of it is.' },
    example: merchantOrder,
  },
});

/**
 * Completes a merchant order that is in transit or delivered; from then on it can be reviewed.
 * @param value Its number, SH….
 * @throws `StorefrontError` of kind `invalid` when it is not on its way or a refund of it is open, `not-found`, `auth`.
 * @example await shop.orders.confirmReceipt('SH26011512000001');
 */
export const confirmReceipt = call({
  id: 'orders.confirmReceipt',
  method: 'POST',
  path: '/api/front/order/take/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Completes a merchant order that is in transit or delivered.',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: { ...unknown, 400: 'The order is not on its way, or a refund of it is open.' },
    example: merchantOrder,
  },
});

/**
 * Where the parcel of a merchant order is.
 * @param value The number of the order, SH….
 * @returns Company, number and stations, the oldest first, or null before it was sent.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such order, `auth`.
 * @example const latest = (await shop.orders.logistics('SH26011512000001'))?.logisticsInfo.at(-1);
 */
export const logistics = call({
  id: 'orders.logistics',
  method: 'GET',
  path: '/api/front/order/express/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: nullable(Logistics) as Schema<Logistics | null>,
  spec: IN_TOOLS && {
    summary: 'Where the parcel of a merchant order is, or null before it was sent.',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: unknown,
    example: merchantOrder,
  },
});
