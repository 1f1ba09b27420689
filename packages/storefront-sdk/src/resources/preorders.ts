import type { InputOf } from '../contract/endpoint.ts';
import { preorderComputePrice, preorderCreate, preorderLoad } from '../contract/preorders.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Opens a checkout, from cart lines or from one variant; it lives 30 minutes.
 * @param body `shoppingCart` with 1 to 200 lines of `shoppingCartId` and `shoppingCartKey`, or `buyNow` with one of
 *   `productId`, `attrValueId` and `productNum` (1 to 9999).
 * @returns The number of the checkout.
 * @throws `StorefrontError` of kind `invalid` when a line cannot be bought, `not-found` when one is unknown, `auth`.
 * @endpoint POST /api/front/order/pre/order
 * @origin specification
 * @example
 * const orderDetails = [{ productId: 7, attrValueId: 41, productNum: 1 }];
 * const { preOrderNo } = await preorders.create(client, { preOrderType: 'buyNow', orderDetails });
 */
export function create(client: Client, body: InputOf<'preorder.create'>['body'], options?: CallOptions) {
  return client.call(preorderCreate, { body }, options);
}

/**
 * The open checkout with the prices that would be charged now.
 * @returns Lines by merchant, sums in cents, the default address.
 * @throws `StorefrontError` of kind `not-found` once it is used up or expired (on some backends `server`), `auth`.
 * @endpoint GET /api/front/order/load/pre/{preOrderNo}
 * @origin family
 * @example const { payFee, orderList } = await preorders.load(client, preOrderNo);
 */
export function load(
  client: Client,
  preOrderNo: InputOf<'preorder.load'>['path']['preOrderNo'],
  options?: CallOptions,
) {
  return client.call(preorderLoad, { path: { preOrderNo } }, options);
}

/**
 * Asks the price of the open checkout again, for another address, with a coupon or with points.
 * @param body `couponId` is the id of the shopper's own coupon, not of what it was made from.
 * @returns Sums in cents, and the points spent and left.
 * @throws `StorefrontError` of kind `invalid` when the coupon cannot be used for it, `not-found` once it is used up or
 *   expired, `auth`.
 * @endpoint POST /api/front/order/computed/price
 * @origin family
 * @example const { payFee } = await preorders.computePrice(client, { preOrderNo, addressId: 12, couponId: 5 });
 */
export function computePrice(client: Client, body: InputOf<'preorder.computePrice'>['body'], options?: CallOptions) {
  return client.call(preorderComputePrice, { body }, options);
}
