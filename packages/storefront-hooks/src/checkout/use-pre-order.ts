'use client';
import type { ComputedPrice, PreOrder } from '@promenade/storefront-sdk';
import { preOrder } from '../query/account-queries.ts';
import { type CheckoutTerms, checkoutPrice } from '../query/order-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/**
 * The price of an open checkout with an address, a coupon and points. The previous price remains until the new price is loaded.
 */
export function useCheckoutPrice(preOrderNo: string, terms: CheckoutTerms): Read<ComputedPrice> {
  return useQuery(checkoutPrice(preOrderNo, terms), { keepPrevious: true });
}

/** An open checkout with its current price; `error` has kind `not-found` after the checkout has expired. */
export function usePreOrder(preOrderNo: string): Read<PreOrder> {
  return useQuery(preOrder(preOrderNo));
}
