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
import { privateQuery, type Query, type QueryPage } from './query.ts';

/** Which coupons are offered: of a kind, and maybe only those for a product or of a merchant. */
export interface CouponFilter {
  /** 1 general, 2 for goods, 3 for categories. */
  useType: 1 | 2 | 3;
  productId?: number;
  /** 0 is the platform. */
  merId?: number;
}

/** Coupons that may be received. Asked as the shopper, it tells which are received already; else it is a guest's. */
export const coupons = (
  { useType, productId, merId }: CouponFilter,
  asShopper: boolean,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<Coupon>> => ({
  key: ['coupons', useType, productId, merId, page, limit],
  isPrivate: asShopper,
  load: (client, options) =>
    couponsClaimable(
      client,
      { useType, page, limit, ...(productId !== undefined && { productId }), ...(merId !== undefined && { merId }) },
      { ...options, ...(asShopper && { auth: 'user' as const }) },
    ),
});

/** Coupons that the shopper holds: usable, or used and expired ones. */
export const myCoupons = (type: 'usable' | 'unusable', page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery<QueryPage<UserCoupon>>(['myCoupons', type, page, limit], (client, options) =>
    couponsMine(client, { type, page, limit }, options),
  );

/** Coupons of the shopper that can be used for an open checkout. */
export const checkoutCoupons = (preOrderNo: string) =>
  privateQuery(['checkoutCoupons', preOrderNo], (client, options) => couponsForPreOrder(client, preOrderNo, options));

/** The points of the account. */
export const points = () => privateQuery(['points'], (client, options) => pointsSummary(client, options));

/** Gains and spendings of points, the latest first. */
export const pointsRecords = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery<QueryPage<PointsRecord>>(['pointsRecords', page, limit], (client, options) =>
    pointsRecordsCall(client, { page, limit }, options),
  );
