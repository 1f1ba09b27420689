'use client';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { product } from '../query/product-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** One product; without a key the one that is listed on the store under this slug. */
export function useProduct(address: { slug: string; uniqueKey?: string | undefined }): Read<ProductDetail> {
  return useQuery(product(address));
}
