import { createTestSession } from '@promenade/storefront-devkit/react';
import { hasNext, type Page, type ProductCard, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup } from '@testing-library/react';
import fc, { type Scheduler } from 'fast-check';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FETCH_MIN_DELAY_MS } from '../domain/constants.ts';
import { mergePages } from '../domain/pages.ts';
import { products } from '../query/list-queries.ts';
import type { ListRead } from '../query/use-list-query.ts';
import { useListQuery } from '../query/use-list-query.ts';
import { productCard } from '../test-support/fixtures.ts';
import { turns as pass, renderInTab, scheduledClient } from '../test-support/scheduled-shop.tsx';

/*
 * Property test: two components load more pages of one list while responses are late, out of order or missing, rows are
 * added and removed, the list is refreshed and the filters change. Each row must show once, a page that fails must not
 * remove rows, rows of another list must not show, and no page may be requested twice or beyond the last page.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;
const LIMIT = 2;
/** Long enough for every loading indicator to disappear. */
const REST_MS = 2 * FETCH_MIN_DELAY_MS;

const lists = { lamps: 1_000, vases: 2_000 } as const;
type List = keyof typeof lists;

interface Step {
  do: 'more' | 'insert' | 'shrink' | 'switch' | 'refresh';
  place: number;
  turns: number;
  waitMs: number;
}

const stepOf = (...actions: Step['do'][]): fc.Arbitrary<Step> =>
  fc.record({
    do: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Step['do']>('more') },
      { weight: 3, arbitrary: fc.constantFrom(...actions) },
    ),
    place: fc.nat({ max: 1 }),
    turns: fc.nat({ max: 3 }),
    waitMs: fc.nat({ max: 250 }),
  });
const script = fc.array(stepOf('insert', 'shrink', 'switch', 'refresh'), { minLength: 1, maxLength: 10 });
const faults = fc.array(fc.boolean(), { maxLength: 12 });
const size = fc.nat({ max: 9 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Hook = (list: List) => ListRead<ProductCard>;
const realHook: Hook = (list) => useListQuery((page) => products({ keyword: list }, page, LIMIT));

/** A mock backend that records the requested pages. */
function backend(rowsAtFirst: number, failures: readonly boolean[]) {
  const outcomes = [...failures];
  const rows = {} as Record<List, number[]>;
  /** The row count that the backend reports: it stays too high after rows are removed. */
  const counted = { lamps: rowsAtFirst, vases: rowsAtFirst };
  let next = rowsAtFirst;
  for (const list of Object.keys(lists) as List[]) {
    rows[list] = Array.from({ length: rowsAtFirst }, (_, index) => lists[list] + index);
  }
  /** The result of the latest request for each page. */
  const answers = new Map<string, { turn: number; page: Page<ProductCard> | undefined }>();
  const violations: string[] = [];
  /** Pages loaded since the last refresh, with the signal of their request: an aborted page may be requested again. */
  let settled = new Map<string, AbortSignal | undefined>();
  return {
    rows,
    answers,
    violations,
    insert(list: List) {
      rows[list].unshift(lists[list] + next++);
      counted[list] = Math.max(counted[list], rows[list].length);
    },
    shrink: (list: List) => rows[list].splice(-LIMIT),
    forget() {
      settled = new Map();
    },
    answer(call: string, { query }: { query?: object }, turn: number, signal?: AbortSignal): unknown {
      if (call !== 'search.products') return [];
      const { keyword, page: number } = query as { keyword: List; page: number };
      const key = `${keyword} ${number}`;
      const before = answers.get(`${keyword} ${number - 1}`)?.page;
      if (settled.get(key)?.aborted === false) violations.push(`${key} was requested twice`);
      if (number > 1 && !(before && hasNext(before))) violations.push(`${key} is beyond the end`);
      const all = rows[keyword];
      const list = all.slice((number - 1) * LIMIT, number * LIMIT).map((id) => productCard(id));
      const total = counted[keyword];
      const pages = Math.ceil(total / LIMIT);
      const isLost = outcomes.shift() === true;
      const page = isLost ? undefined : { list, pageNum: number, pages, total, pageSize: LIMIT };
      if (turn > (answers.get(key)?.turn ?? 0)) answers.set(key, { turn, page });
      if (!page) throw new StorefrontError({ kind: 'network', endpoint: call });
      settled.set(key, signal);
      return page;
    },
  };
}

const idsOf = ({ data = [] }: ListRead<ProductCard>) => data.map(({ id }) => id);

function open(s: Scheduler, hook: Hook, server: ReturnType<typeof backend>) {
  let list: List = 'lamps';
  const { result, rerender } = renderInTab(
    (shown: List) => [hook(shown), hook(shown)] as const,
    scheduledClient(s, server.answer),
    { props: list as List, session: createTestSession('anonymous') },
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    places: () => result.current,
    list: () => list,
    show(other: List) {
      list = other;
      rerender(other);
    },
    wait,
    async rest() {
      for (let round = 0; round < 3; round++) {
        await pass(s);
        await wait(REST_MS);
      }
    },
  };
}

const retainsRows = (hook: Hook) =>
  fc.asyncProperty(fc.scheduler(), size, script, faults, async (s, rowsAtFirst, steps, failures) => {
    const server = backend(rowsAtFirst, failures);
    const shop = open(s, hook, server);
    const wrong: string[] = [];
    let before: readonly number[][] = [[], []];
    const look = (mayLose = false) => {
      const now = shop.places().map(idsOf);
      for (const [place, ids] of now.entries()) {
        const lost = (before[place] ?? []).filter((id, index) => ids[index] !== id);
        if (!mayLose && lost.length > 0) wrong.push(`lost ${lost}`);
        if (new Set(ids).size < ids.length) wrong.push(`twice in ${ids}`);
        if (ids.some((id) => id - lists[shop.list()] >= 1_000 || id < lists[shop.list()]))
          wrong.push(`foreign in ${ids}`);
      }
      before = now;
    };
    let isRefreshing = false;
    for (const step of steps) {
      if (step.do === 'more') act(() => void shop.places()[step.place]?.loadMore());
      else if (step.do === 'insert') server.insert(shop.list());
      else if (step.do === 'shrink') server.shrink(shop.list());
      else if (step.do === 'switch') shop.show(shop.list() === 'lamps' ? 'vases' : 'lamps');
      else {
        server.forget();
        isRefreshing = true;
        act(() => void shop.places()[step.place]?.refresh());
      }
      look(isRefreshing || step.do === 'switch');
      await pass(s, step.turns);
      await shop.wait(step.waitMs);
      look(isRefreshing);
    }
    await shop.rest();
    look(isRefreshing);
    for (const { data = [], loadedPages, isLoading, isLoadingMore, hasMore, error } of shop.places()) {
      const answered = Array.from({ length: loadedPages }, (_, index) =>
        server.answers.get(`${shop.list()} ${index + 1}`),
      );
      const known = answered.flatMap((answer) => answer?.page ?? []);
      const last = known.at(-1);
      expect([isLoading, isLoadingMore]).toEqual([false, false]);
      // A page that loads after a failed refresh clears the error.
      const hasGrown = steps.some((step) => step.do === 'more');
      if (answered[0]?.page === undefined && (data.length === 0 || !hasGrown)) expect(error).toBeDefined();
      // Pages whose latest request failed still show their earlier rows.
      if (known.length < loadedPages) continue;
      expect(data).toEqual(mergePages(known));
      expect(hasMore).toBe(last !== undefined && hasNext(last));
    }
    cleanup();
    if (!isRefreshing) expect(server.violations).toEqual([]);
    expect(wrong).toEqual([]);
  });

const reachesTheEnd = (hook: Hook) =>
  fc.asyncProperty(fc.scheduler(), size, faults, async (s, rowsAtFirst, failures) => {
    const server = backend(rowsAtFirst, [false, ...failures]);
    const shop = open(s, hook, server);
    await shop.rest();
    // Each call requests the page that failed before again.
    for (let press = 0; press < rowsAtFirst + failures.length; press++) {
      act(() => void shop.places()[0]?.loadMore());
      await shop.rest();
    }
    const [first] = shop.places();
    expect(first).toMatchObject({ hasMore: false, total: rowsAtFirst });
    expect(idsOf(first)).toEqual(server.rows.lamps);
    expect(server.violations).toEqual([]);
    cleanup();
  });

describe('product lists under delays, errors and changes', () => {
  it.each([
    ['show each row once, lose none, and end with the latest responses', retainsRows],
    ['reach the last page, whichever requests failed before', reachesTheEnd],
  ] as const)(
    '%s',
    async (_, property) => {
      await fc.assert(property(realHook) as ReturnType<typeof retainsRows>, { numRuns: rounds });
    },
    3_600_000,
  );
});

describe('the property test fails for a list that', () => {
  const brokenVariants: [string, Hook][] = [
    [
      'shows a row twice after the row moved to the next page',
      (list) => {
        const pages = realHook(list);
        const last = pages.data?.at(-1);
        return { ...pages, data: last && pages.loadedPages > 1 ? [...(pages.data ?? []), last] : pages.data };
      },
    ],
    [
      'is empty after a page fails to load',
      (list) => {
        const pages = realHook(list);
        return pages.error ? { ...pages, data: [] } : pages;
      },
    ],
    [
      'has more pages after an empty page',
      (list) => {
        const pages = realHook(list);
        return { ...pages, hasMore: pages.hasMore || pages.loadedPages < pages.pages };
      },
    ],
    [
      'shows the rows of the previous filters until its own are loaded',
      (list) => {
        const pages = realHook(list);
        const kept = useRef(pages.data);
        if (pages.data) kept.current = pages.data;
        return pages.isLoading ? { ...pages, data: kept.current } : pages;
      },
    ],
    [
      'requests a page once for each component',
      (list) => {
        const place = useRef(Math.random());
        return useListQuery((page) => {
          const query = products({ keyword: list }, page, LIMIT);
          return { ...query, key: [query.key[0], place.current, ...query.key.slice(1)] };
        });
      },
    ],
    [
      'never ends its loading indicator',
      (list) => {
        const pages = realHook(list);
        const wasLoading = useRef(false);
        wasLoading.current ||= pages.isLoadingMore;
        return { ...pages, isLoadingMore: wasLoading.current };
      },
    ],
  ];
  it.each(brokenVariants)(
    '%s',
    async (_, hook) => {
      const result = await fc.check(retainsRows(hook), { seed: 7, numRuns: 2_000, endOnFailure: true });
      expect(result.failed).toBe(true);
    },
    120_000,
  );
});
