import type { InputOf } from '../contract/endpoint.ts';
import type { OrdersAwaitPayQuery, OrdersListQuery } from '../contract/input-types.ts';
import type { Logistics, OrderDetail, OrderListItem } from '../contract/merchant-orders.ts';
import {
  type AwaitPayOrder,
  type MasterOrder,
  type OrderCenterCounts,
  type OrderCounts,
  type OrderCreated,
  ordersAwaitPay,
  ordersCancel,
  ordersCenterCounts,
  ordersConfirmReceipt,
  ordersCounts,
  ordersCreate,
  ordersDetail,
  ordersList,
  ordersLogistics,
  ordersMasterDetail,
  ordersRemove,
} from '../contract/orders.ts';
import { moneyText } from '../schema/encode.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/** An order to place. */
export interface NewOrder extends Omit<InputOf<'orders.create'>['body'], 'expectedPayFee'> {
  /** The price in cents that the shopper agreed to: at any other one nothing is ordered (code 409). An extension. */
  expectedPayFee?: number | undefined;
}

/**
 * Places the order of an open checkout: takes stock, coupon and points, empties the cart lines, consumes the checkout.
 * @param body `mark` is the shopper's note, up to 150 characters; `couponId` a coupon of the shopper; `expectedPayFee` the
 *   price in cents that the shopper agreed to, so that nothing is ordered at another one.
 * @returns The number (PT…) of the order; for a visitor also, this once, the token that reopens it.
 * @throws `StorefrontError` of kind `invalid` when a line cannot be bought any more or the coupon cannot be used, `not-found`
 *   when the checkout is used up or expired, with code 409 when the price is not `expectedPayFee`, `auth`.
 * @endpoint POST /api/front/order/create
 * @origin family
 * @example
 * const { orderNo } = await shop.orders.create({ preOrderNo, addressId: 12, payType: 'stripe', payChannel: 'pc' });
 */
export function create(client: Client, body: NewOrder, options?: CallOptions): Promise<OrderCreated> {
  const { expectedPayFee, ...rest } = body;
  const agreed = expectedPayFee === undefined ? {} : { expectedPayFee: moneyText(expectedPayFee) };
  return client.call(ordersCreate, { body: { ...rest, ...agreed } }, options);
}

/**
 * Checkouts that wait for payment, newest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of checkouts with prices in cents.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/await/pay/list
 * @origin family
 * @example const { list } = await shop.orders.awaitPay();
 */
export function awaitPay(
  client: Client,
  query: OrdersAwaitPayQuery = {},
  options?: CallOptions,
): ListCall<AwaitPayOrder> {
  return listCall(
    (page, more) => client.call(ordersAwaitPay, { query: { ...query, page } }, more),
    query.page,
    options,
  );
}

/**
 * A whole checkout with its merchant orders.
 * @param orderNo Its number, PT….
 * @returns The checkout with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout, `auth`.
 * @endpoint GET /api/front/order/master/detail/{orderNo}
 * @origin family
 * @example const { paid, orderList } = await shop.orders.masterDetail('PT26011512000001');
 */
export function masterDetail(client: Client, orderNo: string, options?: CallOptions): Promise<MasterOrder> {
  return client.call(ordersMasterDetail, { path: { orderNo } }, options);
}

/**
 * Merchant orders, newest first.
 * @param query `type` 1 to ship, 2 to receive, 3 completed, 9 cancelled; without it all paid or cancelled ones.
 * @returns A page of orders with prices in cents.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/list
 * @origin family
 * @example const { list, pages } = await shop.orders.list({ type: 3 });
 */
export function list(client: Client, query: OrdersListQuery = {}, options?: CallOptions): ListCall<OrderListItem> {
  return listCall((page, more) => client.call(ordersList, { query: { ...query, page } }, more), query.page, options);
}

/**
 * One merchant order in full.
 * @param orderNo Its number, SH….
 * @returns The order with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such order, `auth`.
 * @endpoint GET /api/front/order/detail/{orderNo}
 * @origin family
 * @example const { status, refundStatus } = await shop.orders.detail('SH26011512000001');
 */
export function detail(client: Client, orderNo: string, options?: CallOptions): Promise<OrderDetail> {
  return client.call(ordersDetail, { path: { orderNo } }, options);
}

/**
 * How many orders stand in each state: the numbers on the tabs of an order list.
 * @returns A number for each state.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/data
 * @origin family
 * @example const { unPaidCount } = await shop.orders.counts();
 */
export function counts(client: Client, options?: CallOptions): Promise<OrderCounts> {
  return client.call(ordersCounts, {}, options);
}

/**
 * How many orders want something of the shopper: payment, delivery, a review, a refund.
 * @returns A number for each kind.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/center/data
 * @origin family
 * @example const { commentCount, refundCount } = await shop.orders.centerCounts();
 */
export function centerCounts(client: Client, options?: CallOptions): Promise<OrderCenterCounts> {
  return client.call(ordersCenterCounts, {}, options);
}

/**
 * Cancels an unpaid checkout, all its merchants at once, and gives its stock back. Ask the shopper first.
 * @param orderNo Its number, PT….
 * @throws `StorefrontError` of kind `invalid` when it is paid or cancelled, `not-found`, `auth`.
 * @endpoint POST /api/front/order/cancel/{orderNo}
 * @origin specification
 * @example await shop.orders.cancel('PT26011512000001');
 */
export function cancel(client: Client, orderNo: string, options?: CallOptions): Promise<null> {
  return client.call(ordersCancel, { path: { orderNo } }, options);
}

/**
 * Hides a completed or cancelled merchant order. Ask the shopper first.
 * @param orderNo Its number, SH….
 * @throws `StorefrontError` of kind `invalid` while it or a refund of it is under way, `not-found`, `auth`.
 * @endpoint POST /api/front/order/delete/{orderNo}
 * @origin specification
 * @example await shop.orders.remove('SH26011512000001');
 */
export function remove(client: Client, orderNo: string, options?: CallOptions): Promise<null> {
  return client.call(ordersRemove, { path: { orderNo } }, options);
}

/**
 * Completes a merchant order that is in transit or delivered; from then on it can be reviewed.
 * @param orderNo Its number, SH….
 * @throws `StorefrontError` of kind `invalid` when it is not on its way or a refund of it is open, `not-found`, `auth`.
 * @endpoint POST /api/front/order/take/{orderNo}
 * @origin family
 * @example await shop.orders.confirmReceipt('SH26011512000001');
 */
export function confirmReceipt(client: Client, orderNo: string, options?: CallOptions): Promise<null> {
  return client.call(ordersConfirmReceipt, { path: { orderNo } }, options);
}

/**
 * Where the parcel of a merchant order is.
 * @param orderNo The number of the order, SH….
 * @returns Company, number and stations, the oldest first, or null before it was sent.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such order, `auth`.
 * @endpoint GET /api/front/order/express/{orderNo}
 * @origin family
 * @example const latest = (await shop.orders.logistics('SH26011512000001'))?.logisticsInfo.at(-1);
 */
export function logistics(client: Client, orderNo: string, options?: CallOptions): Promise<Logistics | null> {
  return client.call(ordersLogistics, { path: { orderNo } }, options);
}
