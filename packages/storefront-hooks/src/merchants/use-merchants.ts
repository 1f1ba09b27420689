'use client';
import type { MerchantCard, MerchantCategory, MerchantType } from '@promenade/storefront-sdk';
import { merchants } from '../query/catalog-queries.ts';
import { foundMerchants, type MerchantFilters, merchantTrades, merchantTypes } from '../query/merchant-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** The street of merchants, each with up to three products, page by page. */
export function useMerchantStreet(options?: ListOptions & { limit?: number }): ListRead<MerchantCard> {
  return useListQuery((page) => merchants(page, options?.limit), options);
}

/** Merchants found by name, kind and trade, page by page; an answer to older filters is never shown. */
export function useMerchantSearch(
  filters: MerchantFilters,
  options?: ListOptions & { limit?: number },
): ListRead<MerchantCard> {
  return useListQuery((page) => foundMerchants(filters, page, options?.limit), options);
}

/** Kinds of merchants, with the papers that each has to show. */
export function useMerchantTypes(): Read<MerchantType[]> {
  return useQuery(merchantTypes());
}

/** What merchants trade in, with the platform's fee in percent. */
export function useMerchantTrades(): Read<MerchantCategory[]> {
  return useQuery(merchantTrades());
}
