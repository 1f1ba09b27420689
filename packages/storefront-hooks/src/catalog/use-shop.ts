'use client';
import type { Category } from '@promenade/storefront-sdk';
import { categories } from '../query/shop-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** The category tree. */
export function useCategories(): Read<Category[]> {
  return useQuery(categories());
}
