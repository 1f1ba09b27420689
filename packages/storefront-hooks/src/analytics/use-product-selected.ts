'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useCallback } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { useAnalytics } from './analytics-context.ts';
import { itemOfCard } from './items.ts';

/**
 * Returns a function that publishes `product_selected` for a product of a list. Call it at a click on the product's card.
 * @param list Name of the list: `home`, `search`, `collection 7`.
 * @example const selected = useProductSelected('home'); // <ProductCard onClick={() => selected(card)} … />
 */
export function useProductSelected(list: string): (card: ProductCard) => void {
  const { track } = useAnalytics();
  const { now } = useStorefront();
  return useCallback(
    (card: ProductCard) => track('product_selected', { list, items: [itemOfCard(card, now())] }),
    [track, list, now],
  );
}
