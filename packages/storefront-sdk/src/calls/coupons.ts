import { call, pagedCall } from '../call.ts';
import { Coupon, OrderCoupon, UserCoupon } from '../entities/coupons.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { intIn, listOf, object, oneOf, optional, type Page, page, type Schema, text } from '../schema/schema.ts';
import { id, preOrderNo, promotionCode } from './inputs.ts';

/**
 * Lists coupons to claim. For a signed-in shopper, `isUse` is true for claimed coupons.
 * @returns A page of coupons; `money` and `minPrice` are in cents.
 * @example const { list } = await shop.coupons.claimable({ useType: 1, merId: 3 });
 */
export const claimable = pagedCall({
  id: 'coupons.claimable',
  method: 'GET',
  path: '/api/front/coupons',
  auth: 'optional',
  returns: page(Coupon) as Schema<Page<Coupon>>,
  spec: IN_TOOLS && {
    summary:
      'Lists coupons to claim: 1 for everything, 2 for products, 3 for categories; all of them without `useType`.',
    origin: 'family',
    agent: {
      name: 'list_coupons',
      description: 'Lists the coupons that shoppers can claim.',
      changes: 'nothing',
      inputs: {
        useType: '1 for everything, 2 for products, 3 for categories.',
        productId: 'Id of a product that the coupons are valid for.',
        merId: 'Id of the merchant; 0 for the whole shop.',
        page: 'Page number, from 1.',
        limit: 'Items per page, 1 to 50.',
      },
    },
    query: {
      /** 1 for everything, 2 for products, 3 for categories. @default all of them */
      useType: optional(oneOf(1, 2, 3)),
      /** Id of the product. */
      productId: optional(id),
      /** Id of the merchant; 0 for the platform. */
      merId: optional(intIn({ min: 0, max: 2_147_483_647, note: '0 for the platform.' })),
    },
    example: { query: { page: 1, limit: 10, useType: 1, merId: 3 } },
  },
});

/**
 * Lists the shopper's coupons.
 * @returns A page of coupons; `money` and `minPrice` are in cents. Prefer `endTime` and `validStr` to `status`.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { list } = await shop.coupons.mine({ type: 'usable' });
 */
export const mine = pagedCall({
  id: 'coupons.mine',
  method: 'GET',
  path: '/api/front/coupon/list',
  auth: 'user',
  returns: page(UserCoupon) as Schema<Page<UserCoupon>>,
  spec: IN_TOOLS && {
    summary: 'Lists the shopper’s coupons: usable ones, or used and expired ones.',
    origin: 'family',
    agent: {
      name: 'list_my_coupons',
      description: 'Lists the coupons that the signed-in shopper has claimed.',
      changes: 'nothing',
      inputs: {
        type: 'usable, or unusable for used and expired ones.',
        page: 'Page number, from 1.',
        limit: 'Items per page, 1 to 50.',
      },
    },
    query: {
      /** `usable`, or `unusable` for used and expired coupons. */
      type: oneOf('usable', 'unusable'),
    },
    example: { query: { page: 1, limit: 10, type: 'usable' } },
  },
});

/**
 * Claims a coupon. Each coupon can be claimed once.
 * @param value `id` of a claimable coupon.
 * @returns A message for the shopper; may be empty.
 * @throws `StorefrontError` of kind `invalid` if it was claimed before, none is left or it is not active,
 *   `not-found`, `auth`.
 * @example const words = await shop.coupons.claim(5);
 */
export const claim = call({
  id: 'coupons.claim',
  method: 'POST',
  path: '/api/front/coupon/receive',
  auth: 'user',
  idempotent: true,
  dataInMessage: true,
  takes: 'couponId',
  returns: text,
  spec: IN_TOOLS && {
    summary: 'Claims a coupon. Each coupon can be claimed once. `message` of the response is shown to the shopper.',
    origin: 'specification',
    agent: {
      name: 'claim_coupon',
      description: 'Claims a coupon for the signed-in shopper, who can use it for one order.',
      changes: 'coupons',
      inputs: { couponId: 'Id of the coupon, from list_coupons.' },
    },
    body: object({
      /** Coupon to claim, an `id` of `coupons.claimable`. */
      couponId: id,
    }),
    errors: {
      400: 'The coupon was claimed before, none is left, or it is not active.',
      403: 'A confirmed e-mail address is required: see `user.sendVerificationCode`.',
      404: 'The coupon is unknown.',
    },
    example: { body: { couponId: 5 } },
  },
});

/**
 * Claims the coupon behind a promotion code. With `preOrderNo`, a coupon that cannot be used for that checkout is not claimed.
 * A shopper who has claimed it and not used it yet gets the same coupon again.
 * @returns The coupon of the shopper; pass its `id` as `couponId` to `preorders.computePrice` and `orders.create`.
 * @throws `StorefrontError` of kind `invalid` with the reason in `fieldErrors.code`, `forbidden` without a confirmed e-mail
 *   address, `rate-limited` after ten unknown codes in an hour, `not-found` if the checkout is unknown, `auth`.
 * @example const { id: couponId } = await shop.coupons.redeem({ code: 'WELCOME5' });
 */
export const redeem = call({
  id: 'coupons.redeem',
  method: 'POST',
  path: '/api/front/coupon/redeem',
  auth: 'user',
  idempotent: true,
  returns: UserCoupon as Schema<UserCoupon>,
  spec: IN_TOOLS && {
    summary: 'Claims the coupon behind a promotion code.',
    origin: 'extension',
    body: object({
      /** Promotion code; upper and lower case are the same. */
      code: promotionCode,
      /** Open checkout that the coupon is for. A coupon that cannot be used for it is not claimed. */
      preOrderNo: optional(preOrderNo),
    }),
    errors: {
      400: 'The code is unknown, not active, used up, used by the shopper before, or not for these products.',
      403: 'A confirmed e-mail address is required: see `user.sendVerificationCode`.',
      404: 'The checkout is unknown, completed or expired.',
    },
    example: { body: { code: 'WELCOME5' } },
  },
});

/**
 * Lists the shopper's coupons that are valid for an open checkout.
 * @param value Number of the open checkout.
 * @returns A list; pass an `id` as `couponId` to `preorders.computePrice` and `orders.create`.
 * @throws `StorefrontError` of kind `not-found` if the checkout is unknown, completed or expired, `auth`.
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
    summary: 'Lists the shopper’s coupons that are valid for an open checkout.',
    origin: 'family',
    path: {
      /** Number of the open checkout. */
      preOrderNo,
    },
    errors: { 404: 'The checkout is unknown, completed or expired.' },
    example: { path: { preOrderNo: 'PO26011512000001' } },
  },
});
