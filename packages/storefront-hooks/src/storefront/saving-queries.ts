import { type Coupon, coupons as couponCalls, type Page, points as pointCalls } from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { privateQuery, type Query } from './query.ts';

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
): Query<Page<Coupon>> => ({
  key: ['coupons', useType, productId, merId, page, limit],
  isPrivate: asShopper,
  load: (client, options) =>
    couponCalls.claimable(
      client,
      { useType, page, limit, ...(productId !== undefined && { productId }), ...(merId !== undefined && { merId }) },
      { ...options, ...(asShopper && { auth: 'user' as const }) },
    ),
});

/** Coupons that the shopper holds: usable, or used and expired ones. */
export const myCoupons = (type: 'usable' | 'unusable', page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery(['myCoupons', type, page, limit], (client, options) =>
    couponCalls.mine(client, { type, page, limit }, options),
  );

/** Coupons of the shopper that can be used for an open checkout. */
export const checkoutCoupons = (preOrderNo: string) =>
  privateQuery(['checkoutCoupons', preOrderNo], (client, options) =>
    couponCalls.forPreOrder(client, preOrderNo, options),
  );

/** The points of the account. */
export const points = () => privateQuery(['points'], (client, options) => pointCalls.summary(client, options));

/** Gains and spendings of points, the latest first. */
export const pointsRecords = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery(['pointsRecords', page, limit], (client, options) =>
    pointCalls.records(client, { page, limit }, options),
  );
