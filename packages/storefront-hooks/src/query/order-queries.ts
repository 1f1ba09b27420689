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
import { builtInPrivate, type QueryPage } from './query.ts';

/** The choices that determine the price of a checkout. */
export interface CheckoutTerms {
  /** Delivery address. @default the default address */
  addressId?: number;
  /** `id` of a coupon in `checkoutCoupons`. */
  couponId?: number;
  /** Whether points are used. */
  spendPoints?: boolean;
}

/** The price of an open checkout with an address, a coupon and points. */
export const checkoutPrice = (preOrderNo: string, { addressId, couponId, spendPoints }: CheckoutTerms) =>
  builtInPrivate(['checkoutPrice', preOrderNo, addressId, couponId, spendPoints], (client, options) =>
    preordersComputePrice(
      client,
      {
        preOrderNo,
        ...(addressId !== undefined && { addressId }),
        ...(couponId !== undefined && { couponId }),
        ...(spendPoints !== undefined && { useIntegral: spendPoints }),
      },
      options,
    ),
  );

/** The number of orders that wait for payment, shipping, receipt or a review, and of open refunds. */
export const orderCenterCounts = () =>
  builtInPrivate(['orderCenterCounts'], (client, options) => ordersCenterCounts(client, options));

/** Tracking of a merchant order (SH…); null before it is shipped. */
export const logistics = (orderNo: string) =>
  builtInPrivate(['logistics', orderNo], (client, options) => ordersLogistics(client, orderNo, options));

/** The lines and amounts of a merchant order (SH…) that can be refunded. */
export const refundable = (orderNo: string) =>
  builtInPrivate(['refundable', orderNo], (client, options) => refundsApplyInfo(client, orderNo, options));

/** Reasons for a refund to choose from. */
export const refundReasons = () =>
  builtInPrivate(['refundReasons'], (client, options) => refundsReasons(client, options));

/** One page of the shopper's refunds, newest first. */
export const refunds = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<RefundListItem>>(['refunds', page, limit], (client, options) =>
    refundsList(client, { page, limit }, options),
  );

/** One refund (RE…). */
export const refund = (refundNo: string) =>
  builtInPrivate(['refund', refundNo], (client, options) => refundsDetail(client, refundNo, options));

/** One page of the order lines without a review, the latest first. */
export const pendingReviews = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<PendingReview>>(['pendingReviews', page, limit], (client, options) =>
    reviewsPending(client, { page, limit }, options),
  );
