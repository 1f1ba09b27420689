'use client';
import type { HotKeyword } from '@promenade/storefront-sdk';
import { hotKeywords } from '../query/search-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** Keywords that the shop suggests to search for. */
export function useHotKeywords(): Read<HotKeyword[]> {
  return useQuery(hotKeywords());
}
