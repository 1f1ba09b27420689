'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { createStoredList } from '../browser/stored-list.ts';

/** What was searched for on this device. */
export interface RecentWords {
  /** The latest first, eight at most. */
  words: readonly string[];
  /** Adds a search; longer ones are cut at 100 characters. */
  remember(word: string): void;
  /** Removes one search, or all. */
  forget(word?: string): void;
}

const MAX_LENGTH = 100;
const none: readonly string[] = [];

const list = createStoredList<string>('promenade.recentWords', {
  most: 8,
  isItem: (value): value is string => typeof value === 'string' && value.length <= MAX_LENGTH,
  keyOf: (word) => word.toLowerCase(),
});

const remember = (word: string) => {
  const plain = word.trim().slice(0, MAX_LENGTH);
  if (plain) list.add(plain);
};
const onServer = () => none;

/** The latest searches on this device, stored in the browser. */
export function useRecentWords(): RecentWords {
  const words = useSyncExternalStore(list.subscribe, list.read, onServer);
  return useMemo(() => ({ words, remember, forget: list.remove }), [words]);
}
