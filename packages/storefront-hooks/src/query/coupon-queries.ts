import {
  type Coupon,
  couponsClaimable,
  couponsForPreOrder,
  couponsMine,
  type PointsRecord,
  pointsRecords as pointsRecordsCall,
  pointsSummary,
  type UserCoupon,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { builtInPrivate, builtInPublic, type Query, type QueryPage } from './query.ts';

/** Filter of the coupons on offer; absent fields don't filter. */
export interface CouponFilter {
  /** 1 for all products, 2 for single products, 3 for categories. */
  useType: 1 | 2 | 3;
  /** Only coupons for this product. */
  productId?: number;
  /** Only coupons of this merchant; 0 is the platform. */
  merId?: number;
}

/**
 * One page of the coupons on offer. With `asShopper` the query is private, and `isUse` is true for coupons that the shopper has
 * received.
 */
export const coupons = (
  { useType, productId, merId }: CouponFilter,
  asShopper: boolean,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<Coupon>> => {
  const filter = { ...(productId !== undefined && { productId }), ...(merId !== undefined && { merId }) };
  const input = { useType, page, limit, ...filter };
  const key = ['coupons', useType, productId, merId, page, limit] as const;
  return asShopper
    ? builtInPrivate(key, (client, options) => couponsClaimable(client, input, { ...options, auth: 'user' }))
    : builtInPublic(key, (client, options) => couponsClaimable(client, input, options));
};

/** One page of the coupons that the shopper has received: usable ones, or used and expired ones. */
export const myCoupons = (type: 'usable' | 'unusable', page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<UserCoupon>>(['myCoupons', type, page, limit], (client, options) =>
    couponsMine(client, { type, page, limit }, options),
  );

/** Coupons of the shopper that can be used in an open checkout. */
export const checkoutCoupons = (preOrderNo: string) =>
  builtInPrivate(['checkoutCoupons', preOrderNo], (client, options) => couponsForPreOrder(client, preOrderNo, options));

/** The points of the account. */
export const points = () => builtInPrivate(['points'], (client, options) => pointsSummary(client, options));

/** One page of the points history, the latest entry first. */
export const pointsRecords = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<PointsRecord>>(['pointsRecords', page, limit], (client, options) =>
    pointsRecordsCall(client, { page, limit }, options),
  );
