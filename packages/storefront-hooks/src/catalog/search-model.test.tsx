import { createTestSession } from '@promenade/storefront-devkit/react';
import { type Page, type ProductCard, StorefrontError, searchProducts } from '@promenade/storefront-sdk';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { DEBOUNCE_MS } from '../domain/constants.ts';
import { products } from '../query/list-queries.ts';
import type { Read } from '../query/read.ts';
import { productCard } from '../test-support/fixtures.ts';
import { turns as pass, renderInTab, scheduledClient } from '../test-support/scheduled-shop.tsx';
import { useProductList } from './use-product-list.ts';
import { useSearchSuggestions } from './use-search-suggestions.ts';

/*
 * The model: a visitor types, deletes and types on while answers come late, out of order or not at all. What is shown
 * always belongs to the words that stand there, and no word is asked for that did not stand for a moment.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;
const words = ['', 'l', 'la', 'lamp', 'vase'] as const;
type Word = (typeof words)[number];

interface Step {
  word: Word;
  turns: number;
  waitMs: number;
}

const script: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    word: fc.constantFrom(...words),
    turns: fc.nat({ max: 3 }),
    waitMs: fc.oneof(fc.nat({ max: DEBOUNCE_MS - 1 }), fc.constant(DEBOUNCE_MS)),
  }),
  { minLength: 1, maxLength: 8 },
);
const faults = fc.array(fc.boolean(), { maxLength: 6 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Finds one product for each word, whose number says for which. */
const idOf = (word: string) => 1 + words.indexOf(word as Word);
const pageOf = (word: string): Page<ProductCard> => {
  return { list: [productCard(idOf(word))], pageNum: 1, pages: 1, total: 1, pageSize: 10 };
};

type Hook = (text: string) => Pick<Read<readonly ProductCard[]>, 'data' | 'isLoading' | 'error'>;

const showsWhatStandsThere = (hook: Hook, asksAfterPause = true) =>
  fc.asyncProperty(fc.scheduler(), script, faults, async (s, steps, failures) => {
    const fates = [...failures];
    const asked: string[] = [];
    const failed = new Set<string>();
    const client = scheduledClient(s, (call, { query }) => {
      if (call !== 'search.products') return [];
      const { keyword = '' } = query as { keyword?: string };
      asked.push(keyword);
      if (fates.shift()) {
        failed.add(keyword);
        throw new StorefrontError({ kind: 'network', endpoint: call });
      }
      failed.delete(keyword);
      return pageOf(keyword);
    });
    const session = createTestSession('anonymous');
    const { result, rerender } = renderInTab(hook, client, { props: '' as string, session });
    const wrong: string[] = [];
    const stood = new Set<string>();
    let text: Word = '';
    let standsMs = 0;
    const look = () => {
      const strangers = (result.current.data ?? []).filter(({ id }) => id !== idOf(text));
      if (strangers.length > 0) wrong.push(`${strangers.map(({ id }) => words[id - 1])} for ${text}`);
    };
    for (const { word, turns, waitMs } of steps) {
      if (word !== text) standsMs = 0;
      text = word;
      rerender(word);
      look();
      await pass(s, turns);
      await act(() => vi.advanceTimersByTimeAsync(waitMs));
      standsMs += waitMs;
      if (standsMs >= DEBOUNCE_MS) stood.add(word);
      await pass(s, turns);
      look();
    }
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
    stood.add(text);
    await pass(s);
    look();
    expect(wrong).toEqual([]);
    expect(result.current.isLoading).toBe(false);
    if (text !== '' && !failed.has(text)) expect(result.current.data?.map(({ id }) => id)).toEqual([idOf(text)]);
    if (text !== '' && failed.has(text)) expect(result.current.error).toBeDefined();
    if (asksAfterPause) expect(asked.filter((word) => !stood.has(word))).toEqual([]);
    cleanup();
  });

/** The list of a search page, which asks at once. */
const useSearchPage: Hook = (text) => {
  return useProductList((page) => products({ keyword: text }, page));
};

describe('a search under delays and faults', () => {
  it.each<[string, Hook, boolean]>([
    ['suggests what fits the words that stand there', useSearchSuggestions, true],
    ['lists what fits the words that stand there', useSearchPage, false],
  ])(
    '%s',
    async (_, hook, asksAfterPause) => {
      await fc.assert(showsWhatStandsThere(hook, asksAfterPause), { numRuns: rounds });
    },
    3_600_000,
  );
});

/** Asks whenever the words change and shows whatever comes: what a search looks like that was written in a hurry. */
function useHastySearch(text: string, { pauseMs = DEBOUNCE_MS, isDropped = false, isCleared = true } = {}) {
  const { client } = useStorefront();
  const [found, setFound] = useState<{ text: string; list: readonly ProductCard[] }>();
  const [error, setError] = useState<StorefrontError>();
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      if (text === '') return;
      searchProducts(client, { keyword: text, page: 1, limit: 6 }).then(
        ({ list }) => {
          if (!(isDropped && isStale)) setFound({ text, list });
        },
        (cause) => setError(cause),
      );
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, text, pauseMs, isDropped]);
  const data = found && (!isCleared || found.text === text) ? found.list : undefined;
  return { data, isLoading: false, error };
}

describe('the model notices a search that', () => {
  it.each<[string, Hook]>([
    ['shows an answer to older words', (text) => useHastySearch(text, { isCleared: false })],
    [
      'keeps the last answer while the next is awaited',
      (text) => useHastySearch(text, { isCleared: false, isDropped: true }),
    ],
    ['asks with every letter', (text) => useHastySearch(text, { pauseMs: 0, isDropped: true })],
    [
      'awaits an answer for ever once one was late',
      (text) => {
        const read = useSearchSuggestions(text);
        const wasLate = useRef(false);
        wasLate.current ||= read.isLoading;
        return { ...read, isLoading: read.isLoading || (wasLate.current && read.data !== undefined) };
      },
    ],
    ['says nothing of a failure', (text) => ({ ...useSearchSuggestions(text), error: undefined })],
  ])(
    '%s',
    async (_, hook) => {
      const result = await fc.check(showsWhatStandsThere(hook), { seed: 7, numRuns: 2_000, endOnFailure: true });
      expect(result.failed).toBe(true);
    },
    120_000,
  );
});
