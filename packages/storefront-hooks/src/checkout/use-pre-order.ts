'use client';
import type { ComputedPrice, PreOrder } from '@promenade/storefront-sdk';
import { preOrder } from '../query/account-queries.ts';
import { type CheckoutTerms, checkoutPrice } from '../query/order-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** What an open checkout costs with an address, a coupon, points; the price before stays until the new one is known. */
export function useCheckoutPrice(preOrderNo: string, terms: CheckoutTerms): Read<ComputedPrice> {
  return useQuery(checkoutPrice(preOrderNo, terms), { keepPrevious: true });
}

/** An open checkout with what it costs now; `error` has kind `not-found` once it has expired. */
export function usePreOrder(preOrderNo: string): Read<PreOrder> {
  return useQuery(preOrder(preOrderNo));
}
