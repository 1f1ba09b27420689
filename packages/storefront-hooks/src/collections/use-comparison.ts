'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createStoredLists, isStoredId } from '../browser/stored-list.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { COMPARED_MAX } from '../domain/comparison.ts';
import { type ComparedProduct, comparedProducts } from '../query/comparison-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** Products that the shopper wants to compare, stored on this device. */
export interface Comparison {
  /** Ids of at most four products, the first one first. */
  ids: readonly number[];
  /** Whether no further product fits. */
  isFull: boolean;
  /** Adds a product or removes it. Returns the ids afterwards; they are unchanged if no further product fits. */
  change(productId: number, compared: boolean): readonly number[];
}

const none: readonly number[] = [];
const onServer = () => none;

const listOf = createStoredLists<number>('compared', { most: COMPARED_MAX, isItem: isStoredId });

/** Products that the shopper wants to compare, stored on this device. */
export function useComparison(): Comparison {
  const { store } = useStorefront();
  const list = listOf(store.id);
  const stored = useSyncExternalStore(list.subscribe, list.read, onServer);
  const ids = useMemo(() => [...stored].reverse(), [stored]);
  const change = useCallback(
    (productId: number, compared: boolean) => {
      if (!compared) list.remove(productId);
      // The list on the device drops the oldest.
      else if (list.read().length < COMPARED_MAX) list.add(productId);
      return [...list.read()].reverse();
    },
    [list],
  );
  return useMemo(() => ({ ids, isFull: ids.length >= COMPARED_MAX, change }), [ids, change]);
}

/** Products to compare, at most four, with their details; those that are not on sale are left out. */
export function useComparedProducts(ids: readonly number[]): Read<ComparedProduct[]> {
  return useQuery(comparedProducts(ids), { keepPrevious: true });
}
