import type { VisitorsDetailQuery, VisitorsMasterDetailQuery, VisitorsReopenBody } from '../contract/input-types.ts';
import type { OrderDetail } from '../contract/merchant-orders.ts';
import { type MasterOrder, visitorsDetail, visitorsMasterDetail, visitorsReopen } from '../contract/orders.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * A whole checkout of a visitor, who bought without an account.
 * @param query Its number, PT…, and the secret `identity` that the visitor's sign-in answered.
 * @returns The checkout with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when the two do not belong together.
 * @endpoint GET /api/front/order/visitor/master/detail
 * @origin family
 * @example const { paid } = await shop.visitors.masterDetail({ orderNo: 'PT26011512000001', identity });
 */
export function masterDetail(
  client: Client,
  query: VisitorsMasterDetailQuery,
  options?: CallOptions,
): Promise<MasterOrder> {
  return client.call(visitorsMasterDetail, { query }, options);
}

/**
 * One merchant order of a visitor, with its parcel in `expressInfo`.
 * @param query Its number, SH…, and the secret `identity` that the visitor's sign-in answered.
 * @returns The order with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when the two do not belong together.
 * @endpoint GET /api/front/order/visitor/detail
 * @origin family
 * @example const { expressInfo } = await shop.visitors.detail({ orderNo: 'SH26011512000001', identity });
 */
export function detail(client: Client, query: VisitorsDetailQuery, options?: CallOptions): Promise<OrderDetail> {
  return client.call(visitorsDetail, { query }, options);
}

/**
 * The checkout that the token of an order mail opens, without any sign-in.
 * @param body The token, 22 to 128 characters; `orders.create` answered it once.
 * @returns The whole checkout with its merchant orders.
 * @throws `StorefrontError` of kind `not-found` when the token opens no order, or the backend knows none.
 * @endpoint POST /api/front/order/visitor/reopen
 * @origin extension
 * @example const order = await shop.visitors.reopen({ token });
 */
export function reopen(client: Client, body: VisitorsReopenBody, options?: CallOptions): Promise<MasterOrder> {
  return client.call(visitorsReopen, { body }, options);
}
