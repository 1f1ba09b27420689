'use client';
import type { Category, HotKeyword, StoreDetails } from '@promenade/storefront-sdk';
import { categories, hotKeywords, storeDetails } from '../query/shop-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** The category tree. */
export function useCategories(): Read<Category[]> {
  return useQuery(categories());
}

/** The shop itself, requested again when it is stale. `useStorefront().store` is the object passed to the provider. */
export function useStoreDetails(): Read<StoreDetails> {
  return useQuery(storeDetails());
}

/** Keywords that the shop suggests to search for. */
export function useHotKeywords(): Read<HotKeyword[]> {
  return useQuery(hotKeywords());
}
