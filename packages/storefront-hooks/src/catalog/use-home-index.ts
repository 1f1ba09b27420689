'use client';
import type { HomeIndex } from '@promenade/storefront-sdk';
import { homeIndex } from '../query/list-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** Banners, currency and customer service. */
export function useHomeIndex(): Read<HomeIndex> {
  return useQuery(homeIndex());
}
