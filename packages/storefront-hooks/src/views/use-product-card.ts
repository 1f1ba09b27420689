'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type ProductCardView, productCardView } from './product-card.ts';
import { usePriceTime } from './use-price-time.ts';

/**
 * A product of a list as the props of its card.
 * @example <ProductCard {...useProductCard(card)} />
 */
export function useProductCard(card: ProductCard): ProductCardView {
  const shop = useStorefront();
  const at = usePriceTime(card);
  return useMemo(() => productCardView(card, shop, at), [card, shop, at]);
}
