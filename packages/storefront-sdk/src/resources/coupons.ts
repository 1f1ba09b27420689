import {
  type Coupon,
  couponsClaimable,
  couponsForPreOrder,
  couponsMine,
  couponsReceive,
  type OrderCoupon,
  type UserCoupon,
} from '../contract/coupons.ts';
import type { CouponsClaimableQuery, CouponsMineQuery, CouponsReceiveBody } from '../contract/input-types.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * Coupons that may be received. With a sign-in `isUse` tells which the shopper has.
 * @param query `useType` 1 general, 2 for goods, 3 for categories, by default all of them; `productId` or `merId` (0 the platform) narrow it;
 *   `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @returns A page of coupons; `money` and `minPrice` are cents.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/coupons
 * @origin family
 * @example const { list } = await shop.coupons.claimable({ useType: 1, merId: 3 });
 */
export function claimable(client: Client, query: CouponsClaimableQuery, options?: CallOptions): ListCall<Coupon> {
  return listCall(
    (page, more) => client.call(couponsClaimable, { query: { ...query, page } }, more),
    query.page,
    options,
  );
}

/**
 * Coupons that the shopper holds.
 * @param query `type` usable, or unusable for used and expired ones; `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @returns A page of coupons; `money` and `minPrice` are cents. Trust `endTime` and `validStr` before `status`.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/coupon/list
 * @origin family
 * @example const { list } = await shop.coupons.mine({ type: 'usable' });
 */
export function mine(client: Client, query: CouponsMineQuery, options?: CallOptions): ListCall<UserCoupon> {
  return listCall((page, more) => client.call(couponsMine, { query: { ...query, page } }, more), query.page, options);
}

/**
 * Receives a coupon, once for ever.
 * @param body `couponId` of a claimable coupon.
 * @returns The sentence that the shopper is shown; may be empty.
 * @throws `StorefrontError` of kind `invalid` when it was received before, none is left or it is not the time,
 *   `not-found`, `auth`.
 * @endpoint POST /api/front/coupon/receive
 * @origin specification
 * @example const words = await shop.coupons.receive({ couponId: 5 });
 */
export function receive(client: Client, body: CouponsReceiveBody, options?: CallOptions): Promise<string> {
  return client.call(couponsReceive, { body }, options);
}

/**
 * Coupons of the shopper that can be used for an open checkout.
 * @param preOrderNo Number of the checkout.
 * @returns A list; the `id` of one is the `couponId` that price and order take.
 * @throws `StorefrontError` of kind `not-found` when the checkout is unknown, used up or expired, `auth`.
 * @endpoint GET /api/front/coupons/order/{preOrderNo}
 * @origin family
 * @example const fitting = await shop.coupons.forPreOrder(preOrderNo);
 */
export function forPreOrder(client: Client, preOrderNo: string, options?: CallOptions): Promise<OrderCoupon[]> {
  return client.call(couponsForPreOrder, { path: { preOrderNo } }, options);
}
