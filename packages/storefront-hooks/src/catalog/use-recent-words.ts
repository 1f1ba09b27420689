'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter } from '../browser/emitter.ts';
import { browserStorage } from '../browser/storage.ts';

export interface RecentWords {
  /** Latest first. */
  words: readonly string[];
  remember(word: string): void;
  /** Forgets one word, or all. */
  forget(word?: string): void;
}

const STORAGE_KEY = 'promenade.recentWords';
const MOST = 8;
const LONGEST = 100;
const none: readonly string[] = [];

const changes = createEmitter();
const storage = browserStorage('localStorage');
let readText: string | null = null;
let readWords = none;

/** Whatever stands in storage: only texts of a sensible length are taken. */
function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    return value.filter((word): word is string => typeof word === 'string' && word.length <= LONGEST).slice(0, MOST);
  } catch {
    return none;
  }
}

function read(): readonly string[] {
  const text = storage.get(STORAGE_KEY);
  if (text !== readText) {
    readText = text;
    readWords = parse(text);
  }
  return readWords;
}

function write(words: readonly string[]): void {
  storage.set(STORAGE_KEY, JSON.stringify(words.slice(0, MOST)));
  changes.emit();
}

const remember = (word: string) => {
  const plain = word.trim().slice(0, LONGEST);
  if (plain) write([plain, ...read().filter((known) => known.toLowerCase() !== plain.toLowerCase())]);
};
const forget = (word?: string) => write(word === undefined ? none : read().filter((known) => known !== word));
const onServer = () => none;

/** Words this device searched for. */
export function useRecentWords(): RecentWords {
  const words = useSyncExternalStore(changes.subscribe, read, onServer);
  return useMemo(() => ({ words, remember, forget }), [words]);
}
