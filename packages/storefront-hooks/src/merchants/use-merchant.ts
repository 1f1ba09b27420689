'use client';
import type { Category, MerchantDetail, MerchantIndex, ProductCard } from '@promenade/storefront-sdk';
import type { SearchFilters } from '../domain/search-filters.ts';
import { merchant, merchantCategories, merchantDetail, merchantProducts } from '../query/merchant-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** The header of a merchant's pages: name, pictures, banners. For the follow button see `useFollow`. */
export function useMerchant(merchantId: number): Read<MerchantIndex> {
  return useQuery(merchant(merchantId));
}

/**
 * Details of a merchant: name, contact, documents, followers. They are personal data: pass `null`, which sends no request, until
 * the shopper opens them.
 */
export function useMerchantDetail(merchantId: number | null): Read<MerchantDetail> {
  return useQuery(merchantId === null ? null : merchantDetail(merchantId));
}

/** The categories of a merchant's products. */
export function useMerchantCategories(merchantId: number): Read<Category[]> {
  return useQuery(merchantCategories(merchantId));
}

/** Products of a merchant, filtered and sorted, page by page. */
export function useMerchantProducts(
  merchantId: number,
  filters?: SearchFilters,
  options?: ListOptions & { limit?: number },
): ListRead<ProductCard> {
  return useListQuery((page) => merchantProducts(merchantId, filters, page, options?.limit), options);
}
