'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createStoredLists } from '../browser/stored-list.ts';
import { useStorefront } from '../context/use-storefront.ts';

/** The latest searches in this shop on this device. */
export interface RecentSearches {
  /** At most eight searches, the latest first. */
  words: readonly string[];
  /** Adds a search; a text of more than 100 characters is truncated. */
  remember(word: string): void;
  /** Removes one search, or all. */
  forget(word?: string): void;
}

const MAX_LENGTH = 100;
const none: readonly string[] = [];

const listOf = createStoredLists<string>('recentWords', {
  most: 8,
  isItem: (value): value is string => typeof value === 'string' && value.length <= MAX_LENGTH,
  keyOf: (word) => word.toLowerCase(),
});

const onServer = () => none;

/** The latest searches in this shop on this device, stored in the browser. */
export function useRecentSearches(): RecentSearches {
  const { store } = useStorefront();
  const list = listOf(store.id);
  const words = useSyncExternalStore(list.subscribe, list.read, onServer);
  const remember = useCallback(
    (word: string) => {
      const plain = word.trim().slice(0, MAX_LENGTH);
      if (plain) list.add(plain);
    },
    [list],
  );
  return useMemo(() => ({ words, remember, forget: list.remove }), [words, remember, list]);
}
