import { call, pagedCall } from '../call.ts';
import { Coupon, OrderCoupon, UserCoupon } from '../entities/coupons.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { intIn, listOf, object, oneOf, optional, type Page, page, type Schema, text } from '../schema/schema.ts';
import { id, preOrderNo } from './inputs.ts';

/**
 * Coupons that may be received. With a sign-in `isUse` tells which the shopper has.
 * @returns A page of coupons; `money` and `minPrice` are cents.
 * @example const { list } = await shop.coupons.claimable({ useType: 1, merId: 3 });
 */
export const claimable = pagedCall({
  id: 'coupons.claimable',
  method: 'GET',
  path: '/api/front/coupons',
  auth: 'optional',
  returns: page(Coupon) as Schema<Page<Coupon>>,
  spec: IN_TOOLS && {
    summary: 'Coupons that may be received: 1 general, 2 for goods, 3 for categories, all without `useType`.',
    origin: 'family',
    query: {
      /** 1 for everything, 2 for products, 3 for categories. @default all of them */
      useType: optional(oneOf(1, 2, 3)),
      /** Id of the product. */
      productId: optional(id),
      /** Id of the merchant. */
      merId: optional(intIn({ min: 0, max: 2_147_483_647, note: '0 is the platform.' })),
    },
    example: { query: { page: 1, limit: 10, useType: 1, merId: 3 } },
  },
});

/**
 * Coupons that the shopper holds.
 * @returns A page of coupons; `money` and `minPrice` are cents. Trust `endTime` and `validStr` before `status`.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { list } = await shop.coupons.mine({ type: 'usable' });
 */
export const mine = pagedCall({
  id: 'coupons.mine',
  method: 'GET',
  path: '/api/front/coupon/list',
  auth: 'user',
  returns: page(UserCoupon) as Schema<Page<UserCoupon>>,
  spec: IN_TOOLS && {
    summary: 'Coupons that the shopper holds: usable, or used and expired ones.',
    origin: 'family',
    query: {
      /** Which of the shopper’s coupons. */
      type: oneOf('usable', 'unusable'),
    },
    example: { query: { page: 1, limit: 10, type: 'usable' } },
  },
});

/**
 * Claims a coupon. Each coupon can be claimed once.
 * @param value `couponId` of a claimable coupon.
 * @returns A message for the shopper; may be empty.
 * @throws `StorefrontError` of kind `invalid` when it was claimed before, none is left or it is not active,
 *   `not-found`, `auth`.
 * @example const words = await shop.coupons.claim(5);
 */
export const claim = call({
  id: 'coupons.claim',
  method: 'POST',
  path: '/api/front/coupon/receive',
  auth: 'user',
  idempotent: true,
  inMessage: true,
  takes: 'couponId',
  returns: text,
  spec: IN_TOOLS && {
    summary: 'Claims a coupon. Each coupon can be claimed once. The message of the answer is what the shopper is told.',
    origin: 'specification',
    body: object({
      /** `id` of a coupon of the shopper. */
      couponId: id,
    }),
    errors: {
      400: 'The shopper has received it before, none is left, or it is not the time.',
      403: 'The shopper has not confirmed an e-mail address: see `user.sendVerificationCode`.',
      404: 'There is no such coupon.',
    },
    example: { body: { couponId: 5 } },
  },
});

/**
 * Coupons of the shopper that can be used for an open checkout.
 * @param value Number of the checkout.
 * @returns A list; the `id` of one is the `couponId` that price and order take.
 * @throws `StorefrontError` of kind `not-found` when the checkout is unknown, used up or expired, `auth`.
 * @example const fitting = await shop.coupons.forPreOrder(preOrderNo);
 */
export const forPreOrder = call({
  id: 'coupons.forPreOrder',
  method: 'GET',
  path: '/api/front/coupons/order/{preOrderNo}',
  auth: 'user',
  takes: 'preOrderNo',
  returns: listOf(OrderCoupon) as Schema<OrderCoupon[]>,
  spec: IN_TOOLS && {
    summary: 'Coupons of the shopper that can be used for an open checkout.',
    origin: 'family',
    path: {
      /** Number of the checkout. */
      preOrderNo,
    },
    errors: { 404: 'The checkout is unknown, used up or expired.' },
    example: { path: { preOrderNo: 'PO26011512000001' } },
  },
});
