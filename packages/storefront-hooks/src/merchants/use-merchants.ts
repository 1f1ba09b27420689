'use client';
import type { MerchantCard, MerchantCategory, MerchantType } from '@promenade/storefront-sdk';
import {
  businessCategories,
  foundMerchants,
  type MerchantFilters,
  merchants,
  merchantTypes,
} from '../query/merchant-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** All merchants, each with up to three products, page by page. */
export function useMerchants(options?: ListOptions & { limit?: number }): ListRead<MerchantCard> {
  return useListQuery((page) => merchants(page, options?.limit), options);
}

/** Merchants found by name, type and business category, page by page; results of earlier filters are never shown. */
export function useMerchantSearch(
  filters: MerchantFilters,
  options?: ListOptions & { limit?: number },
): ListRead<MerchantCard> {
  return useListQuery((page) => foundMerchants(filters, page, options?.limit), options);
}

/** Types of merchants, each with the documents that it requires. */
export function useMerchantTypes(): Read<MerchantType[]> {
  return useQuery(merchantTypes());
}

/** Business categories of merchants, with the platform's fee in percent. */
export function useBusinessCategories(): Read<MerchantCategory[]> {
  return useQuery(businessCategories());
}
