'use client';
import type { Category, HotKeyword } from '@promenade/storefront-sdk';
import { categories, hotKeywords } from '../query/shop-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** The category tree. */
export function useCategories(): Read<Category[]> {
  return useQuery(categories());
}

/** Keywords that the shop suggests to search for. */
export function useHotKeywords(): Read<HotKeyword[]> {
  return useQuery(hotKeywords());
}
