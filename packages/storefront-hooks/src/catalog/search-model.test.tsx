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
import { useListQuery } from '../query/use-list-query.ts';
import { productCard } from '../test-support/fixtures.ts';
import { turns as pass, renderInTab, scheduledClient } from '../test-support/scheduled-shop.tsx';
import { useSearchSuggestions } from './use-search-suggestions.ts';

/*
 * Property test: a shopper types and deletes while responses are late, out of order or missing. The products shown must
 * match the current text, and a text may be requested only after it stayed unchanged for the debounce time.
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

/** The id of the one product that the search for a word finds. */
const idOf = (word: string) => 1 + words.indexOf(word as Word);
const pageOf = (word: string): Page<ProductCard> => {
  return { list: [productCard(idOf(word))], pageNum: 1, pages: 1, total: 1, pageSize: 10 };
};

type Hook = (text: string) => Pick<Read<readonly ProductCard[]>, 'data' | 'isLoading' | 'error'>;

const showsMatchingProducts = (hook: Hook, isDebounced = true) =>
  fc.asyncProperty(fc.scheduler(), script, faults, async (s, steps, failures) => {
    const outcomes = [...failures];
    const requested: string[] = [];
    const failed = new Set<string>();
    const client = scheduledClient(s, (call, { query }) => {
      if (call !== 'search.products') return [];
      const { keyword = '' } = query as { keyword?: string };
      requested.push(keyword);
      if (outcomes.shift()) {
        failed.add(keyword);
        throw new StorefrontError({ kind: 'network', endpoint: call });
      }
      failed.delete(keyword);
      return pageOf(keyword);
    });
    const session = createTestSession('anonymous');
    const { result, rerender } = renderInTab(hook, client, { props: '' as string, session });
    const wrong: string[] = [];
    const debounced = new Set<string>();
    let text: Word = '';
    let unchangedMs = 0;
    const look = () => {
      const unexpected = (result.current.data ?? []).filter(({ id }) => id !== idOf(text));
      if (unexpected.length > 0) wrong.push(`${unexpected.map(({ id }) => words[id - 1])} for ${text}`);
    };
    for (const { word, turns, waitMs } of steps) {
      if (word !== text) unchangedMs = 0;
      text = word;
      rerender(word);
      look();
      await pass(s, turns);
      await act(() => vi.advanceTimersByTimeAsync(waitMs));
      unchangedMs += waitMs;
      if (unchangedMs >= DEBOUNCE_MS) debounced.add(word);
      await pass(s, turns);
      look();
    }
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
    debounced.add(text);
    await pass(s);
    look();
    expect(wrong).toEqual([]);
    expect(result.current.isLoading).toBe(false);
    if (text !== '' && !failed.has(text)) expect(result.current.data?.map(({ id }) => id)).toEqual([idOf(text)]);
    if (text !== '' && failed.has(text)) expect(result.current.error).toBeDefined();
    if (isDebounced) expect(requested.filter((word) => !debounced.has(word))).toEqual([]);
    cleanup();
  });

/** The list of a search page, which requests each text immediately. */
const useSearchPage: Hook = (text) => {
  return useListQuery((page) => products({ keyword: text }, page));
};

describe('a search under delays and errors', () => {
  it.each<[string, Hook, boolean]>([
    ['suggests products that match the current text', useSearchSuggestions, true],
    ['lists products that match the current text', useSearchPage, false],
  ])(
    '%s',
    async (_, hook, isDebounced) => {
      await fc.assert(showsMatchingProducts(hook, isDebounced), { numRuns: rounds });
    },
    3_600_000,
  );
});

/** A naive search, whose options switch its errors on and off. */
function useNaiveSearch(text: string, { pauseMs = DEBOUNCE_MS, isDropped = false, isCleared = true } = {}) {
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

describe('the property test fails for a search that', () => {
  it.each<[string, Hook]>([
    ['shows the response to an earlier text', (text) => useNaiveSearch(text, { isCleared: false })],
    [
      'shows the previous response while the next one is pending',
      (text) => useNaiveSearch(text, { isCleared: false, isDropped: true }),
    ],
    ['sends a request for each letter', (text) => useNaiveSearch(text, { pauseMs: 0, isDropped: true })],
    [
      'loads forever after one late response',
      (text) => {
        const read = useSearchSuggestions(text);
        const wasLate = useRef(false);
        wasLate.current ||= read.isLoading;
        return { ...read, isLoading: read.isLoading || (wasLate.current && read.data !== undefined) };
      },
    ],
    ['does not report errors', (text) => ({ ...useSearchSuggestions(text), error: undefined })],
  ])(
    '%s',
    async (_, hook) => {
      const result = await fc.check(showsMatchingProducts(hook), { seed: 7, numRuns: 2_000, endOnFailure: true });
      expect(result.failed).toBe(true);
    },
    120_000,
  );
});
