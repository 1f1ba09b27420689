import {
  orders as orderCalls,
  preorders,
  refunds as refundCalls,
  reviews as reviewCalls,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { privateQuery } from './query.ts';

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
    preorders.computePrice(
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
  privateQuery(['orderCenterCounts'], (client, options) => orderCalls.centerCounts(client, options));

/** Where the parcel of a merchant order (SH…) is; null before it was sent. */
export const logistics = (orderNo: string) =>
  privateQuery(['logistics', orderNo], (client, options) => orderCalls.logistics(client, orderNo, options));

/** What can be asked back of a merchant order (SH…). */
export const refundable = (orderNo: string) =>
  privateQuery(['refundable', orderNo], (client, options) => refundCalls.applyInfo(client, orderNo, options));

/** Reasons to choose from when money is asked back. */
export const refundReasons = () =>
  privateQuery(['refundReasons'], (client, options) => refundCalls.reasons(client, options));

/** Refunds of the shopper, newest first. */
export const refunds = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery(['refunds', page, limit], (client, options) => refundCalls.list(client, { page, limit }, options));

/** One refund (RE…). */
export const refund = (refundNo: string) =>
  privateQuery(['refund', refundNo], (client, options) => refundCalls.detail(client, refundNo, options));

/** Order lines that wait for a review, the latest first. */
export const pendingReviews = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery(['pendingReviews', page, limit], (client, options) =>
    reviewCalls.pending(client, { page, limit }, options),
  );
