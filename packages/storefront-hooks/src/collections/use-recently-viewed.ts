'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStoredList, type StoredList } from '../browser/stored-list.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { LIST_FIRST_PAGE } from '../domain/constants.ts';
import { productsByIds } from '../query/catalog-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

export interface RecentlyViewedOptions {
  /** A product to leave out: the one on the page. */
  except?: number | undefined;
  /** Most products to show. @default 10 */
  limit?: number;
}

export interface RecentlyViewed extends Read<readonly ProductCard[]> {
  /** Forgets one product, or all. */
  forget(productId?: number): void;
}

/** Kept on the device; more than any page shows, for some are gone by the time they are shown. */
const MOST = 20;
const ID_MAX = 2_147_483_647;
const none: readonly number[] = [];
const noCards: readonly ProductCard[] = [];
const onServer = () => none;

const lists = new Map<number, StoredList<number>>();

/** What was seen in one shop of a domain is no news of another. */
function listOf(storeId: number): StoredList<number> {
  const list =
    lists.get(storeId) ??
    createStoredList<number>(`promenade.viewed.${storeId}`, {
      most: MOST,
      isItem: (value): value is number => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= ID_MAX,
    });
  lists.set(storeId, list);
  return list;
}

/** Remembers on this device that a product was looked at. */
export function useRememberViewed(productId: number | undefined): void {
  const { store } = useStorefront();
  useEffect(() => {
    if (productId !== undefined) listOf(store.id).add(productId);
  }, [store.id, productId]);
}

/** Products this device looked at, the latest first, as they are now; those no longer sold are left out. */
export function useRecentlyViewed({ except, limit = 10 }: RecentlyViewedOptions = {}): RecentlyViewed {
  const { store } = useStorefront();
  const list = listOf(store.id);
  const ids = useSyncExternalStore(list.subscribe, list.read, onServer);
  const shown = ids.filter((id) => id !== except);
  // In the order of their numbers, a look at one of them does not ask for all of them again.
  const asked = [...ids].sort((a, b) => a - b);
  const query = shown.length > 0 ? productsByIds(asked, LIST_FIRST_PAGE, MOST) : null;
  const { data: page, ...read } = useQuery(query, { keepPrevious: true });
  const order = shown.join();
  const data = useMemo(() => {
    if (order === '') return noCards;
    return page && inOrder(page.list, order.split(',').map(Number)).slice(0, limit);
  }, [page, order, limit]);
  const forget = useCallback((productId?: number) => list.remove(productId), [list]);
  return { ...read, data, forget };
}

function inOrder(cards: readonly ProductCard[], ids: readonly number[]): ProductCard[] {
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}
