import type { InputOf } from '../contract/endpoint.ts';
import { preorderComputePrice, preorderCreate, preorderLoad } from '../contract/orders.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** Opens a checkout. @endpoint POST /api/front/order/pre/order */
export function create(client: Client, body: InputOf<'preorder.create'>['body'], options?: CallOptions) {
  return client.call(preorderCreate, { body }, options);
}

/** The open checkout; 404 when expired. @endpoint GET /api/front/order/load/pre/{preOrderNo} */
export function load(
  client: Client,
  preOrderNo: InputOf<'preorder.load'>['path']['preOrderNo'],
  options?: CallOptions,
) {
  return client.call(preorderLoad, { path: { preOrderNo } }, options);
}

/** Asks its price again. @endpoint POST /api/front/order/computed/price */
export function computePrice(client: Client, body: InputOf<'preorder.computePrice'>['body'], options?: CallOptions) {
  return client.call(preorderComputePrice, { body }, options);
}
