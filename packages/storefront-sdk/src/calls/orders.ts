import { type CallInput, call, pagedCall, writing, written } from '../call.ts';
import { Logistics, OrderDetail, OrderListItem } from '../entities/merchant-orders.ts';
import { MasterOrder, OrderCenterCounts, OrderCounts, OrderCreated, UnpaidOrder } from '../entities/orders.ts';
import { WithdrawalReceipt } from '../entities/refunds.ts';
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
import {
  AMOUNT_PATTERN,
  checkoutNo,
  email,
  id,
  orderLines,
  orderNo,
  payChannel,
  payType,
  phone,
  preOrderNo,
} from './inputs.ts';

const unknown = { 404: 'The shopper has no such order.' };
const merchantOrder = { path: { orderNo: 'SH26011512000001' } };
const checkout = { path: { orderNo: 'PT26011512000001' } };
const agreedAmount = written(
  optional(
    textIn({
      min: 1,
      max: 17,
      pattern: AMOUNT_PATTERN,
      isAmount: true,
      blankIsWrong: true,
      note: 'Total that the shopper agreed to, such as 12.50. The order is rejected at any other total. An extension.',
    }),
  ),
  moneyText,
);

/**
 * Places the order of an open checkout: reserves the stock, uses the coupon and points, removes the cart lines and
 * completes the checkout.
 * @returns The checkout number, PT…. For a visitor also the token that reopens the order, in this response only.
 * @throws `StorefrontError` of kind `invalid` if a line can no longer be bought or the coupon is not valid, `not-found`
 *   if the checkout is completed or expired, `conflict` if the total is not `expectedPayFee`, `forbidden`, `auth`.
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
    /** Total in cents that the shopper agreed to. The order is rejected (409) at any other total. An extension. */
    expectedPayFee: agreedAmount,
  }),
  returns: OrderCreated as Schema<OrderCreated>,
  spec: IN_TOOLS && {
    summary:
      'Places the order of an open checkout: reserves the stock, uses the coupon and points, removes the cart lines and completes the checkout.',
    origin: 'family',
    body: object({
      /** Number of the open checkout. */
      preOrderNo,
      /** Delivery address, an `id` of `addresses.list`. */
      addressId: id,
      /** Coupon to apply, an `id` of `coupons.forPreOrder`. */
      couponId: optional(id),
      /** Payment method, one of `payments.methods`: `stripe`, `paypal`, … */
      payType,
      /** `pc` or `mobile`. */
      payChannel,
      /** The shopper’s note, up to 150 characters. */
      mark: optional(textIn({ max: 150 })),
      /** Name, instead of the name in the address. */
      realName: optional(textIn({ max: 130, note: 'Instead of the name in the address.' })),
      /** Phone number, instead of the number in the address. */
      phone: optional(phone),
      /** E-mail address. */
      email: optional(email),
      /** Whether to spend points. */
      useIntegral: optional(bool),
    }),
    errors: {
      400: 'A line can no longer be bought in this quantity, the coupon is not valid, or too many orders are unpaid.',
      403: 'A confirmed e-mail address is required, with `data.fieldErrors.email`: see `user.sendVerificationCode`.',
      404: 'The checkout is unknown, completed or expired, or the address or coupon is unknown.',
      409: 'The total is not `expectedPayFee`; the message contains the new total.',
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
 * Lists checkouts awaiting payment, newest first.
 * @returns A page of checkouts with prices in cents.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { list } = await shop.orders.listUnpaid();
 */
export const listUnpaid = pagedCall({
  id: 'orders.listUnpaid',
  method: 'GET',
  path: '/api/front/order/await/pay/list',
  auth: 'user',
  returns: page(UnpaidOrder) as Schema<Page<UnpaidOrder>>,
  spec: IN_TOOLS && {
    summary: 'Lists checkouts awaiting payment, newest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Gets a checkout with its merchant orders.
 * @param value Checkout number, PT….
 * @returns The checkout with prices in cents.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such checkout, `auth`.
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
    summary: 'Gets a checkout (PT number) with its merchant orders.',
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
 * Lists merchant orders, newest first.
 * @returns A page of orders with prices in cents.
 * @throws `StorefrontError` of kind `auth` if not signed in.
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
      'Lists merchant orders, newest first: 1 to ship, 2 to receive, 3 completed, 9 cancelled; without `type`, all paid or cancelled orders.',
    origin: 'family',
    agent: {
      name: 'list_orders',
      description: 'Lists the orders of the signed-in shopper, newest first, with their status.',
      changes: 'nothing',
      inputs: {
        type: '1 to ship, 2 to receive, 3 completed, 9 cancelled.',
        keyword: 'Part of an order number or of a product name.',
        page: 'Page number, from 1.',
        limit: 'Items per page, 1 to 50.',
      },
    },
    query: {
      /** 1 to ship, 2 to receive, 3 completed, 9 cancelled; if absent, all paid or cancelled orders. */
      type: optional(oneOf(1, 2, 3, 9)),
      /** Part of an order number or a product name. An extension. */
      keyword: optional(textIn({ max: 100 })),
    },
    example: { query: { page: 1, limit: 10, type: 2 } },
  },
});

/**
 * Gets a merchant order with all details.
 * @param value Merchant order number, SH….
 * @returns The order with prices in cents.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such order, `auth`.
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
    summary: 'Gets a merchant order (SH number) with all details.',
    origin: 'family',
    agent: {
      name: 'get_order',
      description: 'Gets the status and the lines of one order of the signed-in shopper.',
      changes: 'nothing',
      inputs: { orderNo: 'Order number, SH….' },
    },
    path: {
      /** Order number. */
      orderNo,
    },
    errors: unknown,
    example: merchantOrder,
  },
});

/**
 * Counts the orders per status, for the tabs of an order list.
 * @returns A number for each status.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { unPaidCount } = await shop.orders.counts();
 */
export const counts = call({
  id: 'orders.counts',
  method: 'GET',
  path: '/api/front/order/data',
  auth: 'user',
  takes: false,
  returns: OrderCounts as Schema<OrderCounts>,
  spec: IN_TOOLS && { summary: 'Counts the orders per status.', origin: 'family' },
});

/**
 * Counts the orders to pay, to receive and to review, and the refunds in progress.
 * @returns A number for each.
 * @throws `StorefrontError` of kind `auth` if not signed in.
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
    summary: 'Counts the orders to pay, to receive and to review, and the refunds in progress.',
    origin: 'family',
  },
});

/**
 * Cancels an unpaid checkout with all its merchant orders and releases the stock. Confirm with the shopper first.
 * @param value Checkout number, PT….
 * @throws `StorefrontError` of kind `invalid` if it is paid or cancelled, `not-found`, `auth`.
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
    summary: 'Cancels an unpaid checkout (PT number) with all its merchant orders and releases the stock.',
    origin: 'specification',
    path: {
      /** Order number. */
      orderNo: checkoutNo,
    },
    errors: { ...unknown, 400: 'The checkout is paid or already cancelled.' },
    example: checkout,
  },
});

/**
 * Hides a completed or cancelled merchant order. Confirm with the shopper first.
 * @param value Merchant order number, SH….
 * @throws `StorefrontError` of kind `invalid` while the order or a refund of it is in progress, `not-found`, `auth`.
 * @example await shop.orders.remove('SH26011512000001');
 */
export const remove = call({
  id: 'orders.remove',
  method: 'POST',
  path: '/api/front/order/delete/{orderNo}',
  auth: 'user',
  repeatable: true,
  takes: 'orderNo',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Hides a completed or cancelled merchant order.',
    origin: 'specification',
    path: {
      /** Order number. */
      orderNo,
    },
    errors: { ...unknown, 400: 'The order, or a refund of it, is in progress.' },
    example: merchantOrder,
  },
});

/**
 * Confirms receipt and completes a merchant order that is in transit or delivered. Afterwards it can be reviewed.
 * @param value Merchant order number, SH….
 * @throws `StorefrontError` of kind `invalid` if it is not in transit or delivered, or a refund is open, `not-found`,
 *   `auth`.
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
    summary: 'Confirms receipt and completes a merchant order that is in transit or delivered.',
    origin: 'family',
    path: {
      /** Order number. */
      orderNo,
    },
    errors: { ...unknown, 400: 'The order is not in transit or delivered, or a refund of it is open.' },
    example: merchantOrder,
  },
});

/**
 * Withdraws from the purchase of a merchant order, or of some of its lines, while it has a `withdrawal`. It opens a
 * refund that the merchant cannot refuse, and replaces a refund request that is still under review. Confirm with the
 * shopper first.
 * @returns The refund number and the time of the withdrawal.
 * @throws `StorefrontError` of kind `invalid` if there is no right of withdrawal or it has ended, `not-found`, `auth`.
 * @example
 * const { refundOrderNo } = await shop.orders.withdraw({
 *   orderNo: 'SH26011512000001',
 *   lines: [{ orderInfoId: 31, quantity: 1 }],
 * });
 */
export const withdraw = call({
  id: 'orders.withdraw',
  method: 'POST',
  path: '/api/front/order/withdrawal',
  auth: 'user',
  idempotent: true,
  returns: WithdrawalReceipt as Schema<WithdrawalReceipt>,
  spec: IN_TOOLS && {
    summary:
      'Withdraws from the purchase of a merchant order (SH number), or of some of its lines: a refund that the merchant cannot refuse.',
    origin: 'extension',
    body: object({
      /** Order number. */
      orderNo,
      /** The shopper’s reason, if they give one. */
      reason: optional(textIn({ max: 255 })),
      /** The lines and quantities; if absent, all that the right covers. */
      lines: orderLines,
    }),
    errors: {
      ...unknown,
      400: 'There is no right of withdrawal, or it has ended, or a quantity is too high.',
    },
    example: { body: { orderNo: 'SH26011512000001', lines: [{ orderInfoId: 31, quantity: 1 }] } },
  },
});

/**
 * Gets the tracking of a merchant order.
 * @param value Merchant order number, SH….
 * @returns Carrier, tracking number and events, oldest first; null before shipment.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such order, `auth`.
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
    summary: 'Gets the tracking of a merchant order; null before shipment.',
    origin: 'family',
    path: {
      /** Order number. */
      orderNo,
    },
    errors: unknown,
    example: merchantOrder,
  },
});
