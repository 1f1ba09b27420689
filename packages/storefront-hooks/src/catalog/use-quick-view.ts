'use client';
import type { ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { useCallback, useSyncExternalStore } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { product } from '../query/product-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';
import { closeQuickView, openQuickView, readQuickView, watchQuickView } from './quick-view-history.ts';

/** A product looked at over the list it is in. */
export interface UseQuickView extends Read<ProductDetail> {
  /** The card that was opened, to show until the product itself is loaded; `undefined` while closed. */
  readonly card: ProductCard | undefined;
  /** Shows the product of a card, in place of the one that is open. The same function as `openQuickView`. */
  open(card: ProductCard): void;
  /** Goes back in the history, which closes it. */
  close(): void;
  /** Prefetches a product, when a pointer or the focus comes to its card. */
  prefetch(card: ProductCard): void;
}

const queryOf = ({ slug, uniqueKey }: ProductCard) => product({ slug, uniqueKey });
const onServer = () => undefined;

/**
 * The product that the current history entry shows over its page. Opening it adds one entry with the same address, with
 * any router; Back closes it, Forward and a reload open it again. Once `data` is loaded, `useProductView` shows it.
 *
 * Call it in a component that renders again when the router navigates. Cards open it with `openQuickView`.
 */
export function useQuickView(): UseQuickView {
  const { prefetch: prefetchQueries } = useStorefront();
  const card = useSyncExternalStore(watchQuickView, readQuickView, onServer);
  const read = useQuery(card ? queryOf(card) : null);
  const prefetch = useCallback((near: ProductCard) => void prefetchQueries([queryOf(near)]), [prefetchQueries]);
  return Object.assign(withData(read, read.data), { card, open: openQuickView, close: closeQuickView, prefetch });
}
