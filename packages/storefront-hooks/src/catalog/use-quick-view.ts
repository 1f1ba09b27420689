'use client';
import type { ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { useCallback, useSyncExternalStore } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { product } from '../query/product-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';
import { closeQuickView, openQuickView, readQuickView, watchQuickView } from './quick-view-history.ts';

/** The quick view of a product. */
export interface UseQuickView extends Read<ProductDetail> {
  /** The opened card, to show until `data` is loaded; `undefined` while the quick view is closed. */
  readonly card: ProductCard | undefined;
  /** Opens the quick view of a card's product, and replaces the open one. The same function as `openQuickView`. */
  open(card: ProductCard): void;
  /** Closes the quick view by going back in the history. */
  close(): void;
  /** Prefetches a product. Call it when its card is hovered or focused. */
  prefetch(card: ProductCard): void;
}

const queryOf = ({ slug, uniqueKey }: ProductCard) => product({ slug, uniqueKey });
const onServer = () => undefined;

/**
 * The product in the quick view of the current history entry. Opening adds one entry with the page's address, with
 * any router. Back closes the quick view; Forward and a reload open it again. Pass the loaded `data` to `useProductView`.
 *
 * Call it in a component that renders again when the router navigates. Cards open the quick view with `openQuickView`.
 */
export function useQuickView(): UseQuickView {
  const { prefetch: prefetchQueries } = useStorefront();
  const card = useSyncExternalStore(watchQuickView, readQuickView, onServer);
  const read = useQuery(card ? queryOf(card) : null);
  const prefetch = useCallback((near: ProductCard) => void prefetchQueries([queryOf(near)]), [prefetchQueries]);
  return Object.assign(withData(read, read.data), { card, open: openQuickView, close: closeQuickView, prefetch });
}
