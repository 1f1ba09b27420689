import {
  ordersCenterCounts,
  ordersLogistics,
  type PendingReview,
  preordersComputePrice,
  type RefundListItem,
  refundsApplyInfo,
  refundsDetail,
  refundsList,
  refundsReasons,
  reviewsPending,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { privateQuery, type QueryPage } from './query.ts';

/** What a checkout is to be priced with. */
export interface CheckoutTerms {
  /** Where it goes. @default the default address */
  addressId?: number;
  /** A coupon of the shopper's: the `id` of one that `checkoutCoupons` names. */
  couponId?: number;
  /** Whether points pay what they can. */
  useIntegral?: boolean;
}

/** What an open checkout costs with an address, a coupon, points. */
export const checkoutPrice = (preOrderNo: string, { addressId, couponId, useIntegral }: CheckoutTerms) =>
  privateQuery(['checkoutPrice', preOrderNo, addressId, couponId, useIntegral], (client, options) =>
    preordersComputePrice(
      client,
      {
        preOrderNo,
        ...(addressId !== undefined && { addressId }),
        ...(couponId !== undefined && { couponId }),
        ...(useIntegral !== undefined && { useIntegral }),
      },
      options,
    ),
  );

/** How many orders want something of the shopper: payment, patience, a review, a look at a refund. */
export const orderCenterCounts = () =>
  privateQuery(['orderCenterCounts'], (client, options) => ordersCenterCounts(client, options));

/** Where the parcel of a merchant order (SH…) is; null before it was sent. */
export const logistics = (orderNo: string) =>
  privateQuery(['logistics', orderNo], (client, options) => ordersLogistics(client, orderNo, options));

/** What can be asked back of a merchant order (SH…). */
export const refundable = (orderNo: string) =>
  privateQuery(['refundable', orderNo], (client, options) => refundsApplyInfo(client, orderNo, options));

/** Reasons to choose from when money is asked back. */
export const refundReasons = () =>
  privateQuery(['refundReasons'], (client, options) => refundsReasons(client, options));

/** Refunds of the shopper, newest first. */
export const refunds = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery<QueryPage<RefundListItem>>(['refunds', page, limit], (client, options) =>
    refundsList(client, { page, limit }, options),
  );

/** One refund (RE…). */
export const refund = (refundNo: string) =>
  privateQuery(['refund', refundNo], (client, options) => refundsDetail(client, refundNo, options));

/** Order lines that wait for a review, the latest first. */
export const pendingReviews = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery<QueryPage<PendingReview>>(['pendingReviews', page, limit], (client, options) =>
    reviewsPending(client, { page, limit }, options),
  );
