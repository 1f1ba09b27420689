'use client';
import type { Category, HomeIndex, HotKeyword, ProductDetail, StoreDetails } from '@promenade/storefront-sdk';
import { categories, homeIndex, hotKeywords, product, storeDetails } from '../query/catalog-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** The category tree. */
export function useCategories(): Read<Category[]> {
  return useQuery(categories());
}

/** One product; without a key the one that is listed on the store under this slug. */
export function useProduct(address: { slug: string; uniqueKey?: string | undefined }): Read<ProductDetail> {
  return useQuery(product(address));
}

/** The shop itself, read again when it is stale; `useStorefront().store` is what the page was opened with. */
export function useStoreDetails(): Read<StoreDetails> {
  return useQuery(storeDetails());
}

/** Banners, currency and customer service. */
export function useHomeIndex(): Read<HomeIndex> {
  return useQuery(homeIndex());
}

/** Words the shop suggests to search for. */
export function useHotKeywords(): Read<HotKeyword[]> {
  return useQuery(hotKeywords());
}
