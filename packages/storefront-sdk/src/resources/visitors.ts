import type { InputOf } from '../contract/endpoint.ts';
import { orderReopen, orderVisitorDetail, orderVisitorMasterDetail } from '../contract/orders.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * A whole checkout of a visitor, who bought without an account.
 * @param query Its number, PT…, and the secret `identity` that the visitor's sign-in answered.
 * @throws `StorefrontError` of kind `not-found` when the two do not belong together.
 * @endpoint GET /api/front/order/visitor/master/detail
 * @origin family
 * @example const { paid } = await visitors.masterDetail(client, { orderNo: 'PT26011512000001', identity });
 */
export function masterDetail(
  client: Client,
  query: InputOf<'order.visitorMasterDetail'>['query'],
  options?: CallOptions,
) {
  return client.call(orderVisitorMasterDetail, { query }, options);
}

/**
 * One merchant order of a visitor, with its parcel in `expressInfo`.
 * @param query Its number, SH…, and the secret `identity` that the visitor's sign-in answered.
 * @throws `StorefrontError` of kind `not-found` when the two do not belong together.
 * @endpoint GET /api/front/order/visitor/detail
 * @origin family
 * @example const { expressInfo } = await visitors.detail(client, { orderNo: 'SH26011512000001', identity });
 */
export function detail(client: Client, query: InputOf<'order.visitorDetail'>['query'], options?: CallOptions) {
  return client.call(orderVisitorDetail, { query }, options);
}

/**
 * The checkout that the token of an order mail opens, without any sign-in.
 * @param body The token, 22 to 128 characters; `orders.create` answered it once.
 * @returns The whole checkout with its merchant orders.
 * @throws `StorefrontError` of kind `not-found` when the token opens no order, or the backend knows none.
 * @endpoint POST /api/front/order/visitor/reopen
 * @origin extension
 * @example const order = await visitors.reopen(client, { token });
 */
export function reopen(client: Client, body: InputOf<'order.reopen'>['body'], options?: CallOptions) {
  return client.call(orderReopen, { body }, options);
}
