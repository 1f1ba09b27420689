'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { createStoredList } from '../browser/stored-list.ts';

export interface RecentWords {
  /** Latest first. */
  words: readonly string[];
  remember(word: string): void;
  /** Forgets one word, or all. */
  forget(word?: string): void;
}

const LONGEST = 100;
const none: readonly string[] = [];

const list = createStoredList<string>('promenade.recentWords', {
  most: 8,
  isItem: (value): value is string => typeof value === 'string' && value.length <= LONGEST,
  keyOf: (word) => word.toLowerCase(),
});

const remember = (word: string) => {
  const plain = word.trim().slice(0, LONGEST);
  if (plain) list.add(plain);
};
const onServer = () => none;

/** Words this device searched for. */
export function useRecentWords(): RecentWords {
  const words = useSyncExternalStore(list.subscribe, list.read, onServer);
  return useMemo(() => ({ words, remember, forget: list.remove }), [words]);
}
