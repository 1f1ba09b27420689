'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStoredLists, isStoredId } from '../browser/stored-list.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type Read, withData } from '../query/read.ts';
import { useProductsOf } from './use-products-of.ts';

/** Options of `useRecentlyViewed`. */
export interface RecentlyViewedOptions {
  /** Id of a product to exclude, for instance the product on the page. */
  except?: number | undefined;
  /** Maximum number of products. @default 10 */
  limit?: number;
}

/** Products that were viewed on this device. */
export interface RecentlyViewed extends Read<readonly ProductCard[]> {
  /** Removes one product, or without an id all of them. */
  forget(productId?: number): void;
}

/** Maximum number of ids stored on the device; higher than the number shown, because some products may no longer be on sale. */
const IDS_MAX = 20;
const none: readonly number[] = [];
const onServer = () => none;

const listOf = createStoredLists<number>('viewed', {
  most: IDS_MAX,
  isItem: isStoredId,
});

/** Stores on this device that a product was viewed. */
export function useTrackRecentlyViewed(productId: number | undefined): void {
  const { store } = useStorefront();
  useEffect(() => {
    if (productId !== undefined) listOf(store.id).add(productId);
  }, [store.id, productId]);
}

/** Products that were viewed on this device, the latest first, with their current data; those no longer on sale are left out. */
export function useRecentlyViewed({ except, limit = 10 }: RecentlyViewedOptions = {}): RecentlyViewed {
  const { store } = useStorefront();
  const list = listOf(store.id);
  const ids = useSyncExternalStore(list.subscribe, list.read, onServer);
  const isAnyOther = ids.some((id) => id !== except);
  const read = useProductsOf(isAnyOther ? ids : none, IDS_MAX);
  const data = useMemo(() => read.data?.filter(({ id }) => id !== except).slice(0, limit), [read.data, except, limit]);
  const forget = useCallback((productId?: number) => list.remove(productId), [list]);
  return Object.assign(withData(read, data), { forget });
}
