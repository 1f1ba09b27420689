'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStoredLists } from '../browser/stored-list.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { LIST_FIRST_PAGE } from '../domain/constants.ts';
import { productsByIds } from '../query/list-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';

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
const ID_MAX = 2_147_483_647;
const none: readonly number[] = [];
const noCards: readonly ProductCard[] = [];
const onServer = () => none;

const listOf = createStoredLists<number>('viewed', {
  most: IDS_MAX,
  isItem: (value): value is number => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= ID_MAX,
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
  const shown = ids.filter((id) => id !== except);
  // Sorted, so that viewing a product again does not change the query.
  const sortedIds = [...ids].sort((a, b) => a - b);
  const query = shown.length > 0 ? productsByIds(sortedIds, LIST_FIRST_PAGE, IDS_MAX) : null;
  const read = useQuery(query, { keepPrevious: true });
  const { data: page } = read;
  const order = shown.join();
  const data = useMemo(() => {
    if (order === '') return noCards;
    return page && inOrder(page.list, order.split(',').map(Number)).slice(0, limit);
  }, [page, order, limit]);
  const forget = useCallback((productId?: number) => list.remove(productId), [list]);
  return Object.assign(withData(read, data), { forget });
}

function inOrder(cards: readonly ProductCard[], ids: readonly number[]): ProductCard[] {
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}
