'use client';
import type { MerchantCard, MerchantCategory, MerchantType } from '@promenade/storefront-sdk';
import { foundMerchants, type MerchantFilters, merchantTrades, merchantTypes } from '../storefront/merchant-queries.ts';
import { merchants } from '../storefront/queries.ts';
import { type Pages, type PagesOptions, usePages } from '../storefront/use-pages.ts';
import { type Read, useQuery } from '../storefront/use-query.ts';

/** The street of merchants, each with up to three products, page by page. */
export function useMerchantStreet(options?: PagesOptions & { limit?: number }): Pages<MerchantCard> {
  return usePages((page) => merchants(page, options?.limit), options);
}

/** Merchants found by name, kind and trade, page by page; an answer to older filters is never shown. */
export function useMerchantSearch(
  filters: MerchantFilters,
  options?: PagesOptions & { limit?: number },
): Pages<MerchantCard> {
  return usePages((page) => foundMerchants(filters, page, options?.limit), options);
}

/** Kinds of merchants, with the papers that each has to show. */
export function useMerchantTypes(): Read<MerchantType[]> {
  return useQuery(merchantTypes());
}

/** What merchants trade in, with the platform's fee in percent. */
export function useMerchantTrades(): Read<MerchantCategory[]> {
  return useQuery(merchantTrades());
}
