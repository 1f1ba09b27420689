'use client';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { product } from '../query/product-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** One product. Without `uniqueKey`, the product that the store lists under this slug. */
export function useProduct(address: { slug: string; uniqueKey?: string | undefined }): Read<ProductDetail> {
  return useQuery(product(address));
}
