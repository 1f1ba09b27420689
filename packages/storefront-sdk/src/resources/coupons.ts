import { couponClaimable, couponForPreOrder, couponMine, couponReceive } from '../contract/coupons.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Coupons that may be received. With a sign-in `isUse` tells which the shopper has.
 * @param query `useType` 1 general, 2 for goods, 3 for categories; `productId` or `merId` (0 the platform) narrow it;
 *   `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @returns A page of coupons; `money` and `minPrice` are cents.
 * @endpoint GET /api/front/coupons
 * @origin family
 * @example const { list } = await coupons.claimable(client, { useType: 1, merId: 3 });
 */
export function claimable(client: Client, query: InputOf<'coupon.claimable'>['query'], options?: CallOptions) {
  return client.call(couponClaimable, { query }, options);
}

/**
 * Coupons that the shopper holds.
 * @param query `type` usable, or unusable for used and expired ones; `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @returns A page of coupons; `money` and `minPrice` are cents. Trust `endTime` and `validStr` before `status`.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/coupon/list
 * @origin family
 * @example const { list } = await coupons.mine(client, { type: 'usable' });
 */
export function mine(client: Client, query: InputOf<'coupon.mine'>['query'], options?: CallOptions) {
  return client.call(couponMine, { query }, options);
}

/**
 * Receives a coupon, once for ever.
 * @param body `couponId` of a claimable coupon.
 * @returns The sentence that the shopper is shown; may be empty.
 * @throws `StorefrontError` of kind `invalid` when it was received before, none is left or it is not the time,
 *   `not-found`, `auth`.
 * @endpoint POST /api/front/coupon/receive
 * @origin specification
 * @example const words = await coupons.receive(client, { couponId: 5 });
 */
export function receive(client: Client, body: InputOf<'coupon.receive'>['body'], options?: CallOptions) {
  return client.call(couponReceive, { body }, options);
}

/**
 * Coupons of the shopper that can be used for an open checkout.
 * @returns A list; the `id` of one is the `couponId` that price and order take.
 * @throws `StorefrontError` of kind `not-found` when the checkout is unknown, used up or expired, `auth`.
 * @endpoint GET /api/front/coupons/order/{preOrderNo}
 * @origin family
 * @example const fitting = await coupons.forPreOrder(client, preOrderNo);
 */
export function forPreOrder(
  client: Client,
  preOrderNo: InputOf<'coupon.forPreOrder'>['path']['preOrderNo'],
  options?: CallOptions,
) {
  return client.call(couponForPreOrder, { path: { preOrderNo } }, options);
}
