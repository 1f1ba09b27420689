import type { InputOf } from '../contract/endpoint.ts';
import {
  orderAwaitPay,
  orderCancel,
  orderCenterCounts,
  orderConfirmReceipt,
  orderCounts,
  orderCreate,
  orderDelete,
  orderDetail,
  orderList,
  orderLogistics,
  orderMasterDetail,
} from '../contract/orders.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Places the order of an open checkout: takes stock, coupon and points, empties the cart lines, consumes the checkout.
 * @param body `mark` is the shopper's note, up to 150 characters; `couponId` a coupon of the shopper; `expectedPayFee` the
 *   price that the shopper agreed to, as decimal text, so that nothing is ordered at another one.
 * @returns The number (PT…) of the order; for a visitor also, this once, the token that reopens it.
 * @throws `StorefrontError` of kind `invalid` when a line cannot be bought any more or the coupon cannot be used, `not-found`
 *   when the checkout is used up or expired, with code 409 when the price is not `expectedPayFee`, `auth`.
 * @endpoint POST /api/front/order/create
 * @origin family
 * @example
 * const { orderNo } = await orders.create(client, { preOrderNo, addressId: 12, payType: 'stripe', payChannel: 'pc' });
 */
export function create(client: Client, body: InputOf<'order.create'>['body'], options?: CallOptions) {
  return client.call(orderCreate, { body }, options);
}

/**
 * Checkouts that wait for payment, newest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/await/pay/list
 * @origin family
 * @example const { list } = await orders.awaitPay(client);
 */
export function awaitPay(client: Client, query: InputOf<'order.awaitPay'>['query'] = {}, options?: CallOptions) {
  return client.call(orderAwaitPay, { query }, options);
}

/**
 * A whole checkout with its merchant orders.
 * @param orderNo Its number, PT….
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such checkout, `auth`.
 * @endpoint GET /api/front/order/master/detail/{orderNo}
 * @origin family
 * @example const { paid, orderList } = await orders.masterDetail(client, 'PT26011512000001');
 */
export function masterDetail(
  client: Client,
  orderNo: InputOf<'order.masterDetail'>['path']['orderNo'],
  options?: CallOptions,
) {
  return client.call(orderMasterDetail, { path: { orderNo } }, options);
}

/**
 * Merchant orders, newest first.
 * @param query `type` 1 to ship, 2 to receive, 3 completed, 9 cancelled; without it all paid or cancelled ones.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/list
 * @origin family
 * @example const { list, pages } = await orders.list(client, { type: 3 });
 */
export function list(client: Client, query: InputOf<'order.list'>['query'] = {}, options?: CallOptions) {
  return client.call(orderList, { query }, options);
}

/**
 * One merchant order in full.
 * @param orderNo Its number, SH….
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such order, `auth`.
 * @endpoint GET /api/front/order/detail/{orderNo}
 * @origin family
 * @example const { status, refundStatus } = await orders.detail(client, 'SH26011512000001');
 */
export function detail(client: Client, orderNo: InputOf<'order.detail'>['path']['orderNo'], options?: CallOptions) {
  return client.call(orderDetail, { path: { orderNo } }, options);
}

/**
 * How many orders stand in each state: the numbers on the tabs of an order list.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/data
 * @origin family
 * @example const { unPaidCount } = await orders.counts(client);
 */
export function counts(client: Client, options?: CallOptions) {
  return client.call(orderCounts, {}, options);
}

/**
 * How many orders want something of the shopper: payment, patience, a review, a look at a refund.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/center/data
 * @origin family
 * @example const { commentCount, refundCount } = await orders.centerCounts(client);
 */
export function centerCounts(client: Client, options?: CallOptions) {
  return client.call(orderCenterCounts, {}, options);
}

/**
 * Cancels an unpaid checkout, all its merchants at once, and gives its stock back. Ask the shopper first.
 * @param orderNo Its number, PT….
 * @throws `StorefrontError` of kind `invalid` when it is paid or cancelled, `not-found`, `auth`.
 * @endpoint POST /api/front/order/cancel/{orderNo}
 * @origin specification
 * @example await orders.cancel(client, 'PT26011512000001');
 */
export function cancel(client: Client, orderNo: InputOf<'order.cancel'>['path']['orderNo'], options?: CallOptions) {
  return client.call(orderCancel, { path: { orderNo } }, options);
}

/**
 * Hides a completed or cancelled merchant order. Ask the shopper first.
 * @param orderNo Its number, SH….
 * @throws `StorefrontError` of kind `invalid` while it or a refund of it is under way, `not-found`, `auth`.
 * @endpoint POST /api/front/order/delete/{orderNo}
 * @origin specification
 * @example await orders.remove(client, 'SH26011512000001');
 */
export function remove(client: Client, orderNo: InputOf<'order.delete'>['path']['orderNo'], options?: CallOptions) {
  return client.call(orderDelete, { path: { orderNo } }, options);
}

/**
 * Completes a merchant order that is in transit or delivered; from then on it can be reviewed.
 * @param orderNo Its number, SH….
 * @throws `StorefrontError` of kind `invalid` when it is not on its way or a refund of it is open, `not-found`, `auth`.
 * @endpoint POST /api/front/order/take/{orderNo}
 * @origin family
 * @example await orders.confirmReceipt(client, 'SH26011512000001');
 */
export function confirmReceipt(
  client: Client,
  orderNo: InputOf<'order.confirmReceipt'>['path']['orderNo'],
  options?: CallOptions,
) {
  return client.call(orderConfirmReceipt, { path: { orderNo } }, options);
}

/**
 * Where the parcel of a merchant order is.
 * @param orderNo The number of the order, SH….
 * @returns Company, number and stations, the oldest first, or null before it was sent.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such order, `auth`.
 * @endpoint GET /api/front/order/express/{orderNo}
 * @origin family
 * @example const latest = (await orders.logistics(client, 'SH26011512000001'))?.logisticsInfo.at(-1);
 */
export function logistics(
  client: Client,
  orderNo: InputOf<'order.logistics'>['path']['orderNo'],
  options?: CallOptions,
) {
  return client.call(orderLogistics, { path: { orderNo } }, options);
}
