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
import { productCard } from '../test-support/fixtures.ts';
import { turns as pass, renderInTab, scheduledClient } from '../test-support/scheduled-shop.tsx';
import { useProductList } from './use-product-list.ts';

/*
 * The model: a visitor asks for more of a list, mounted in two places, while pages come late, out of order or not at all,
 * rows come and go, the list is refreshed and the filters change. Every row shows once, none is lost by a page that
 * fails, none of another list shows, and no page is asked for twice or beyond the end.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;
const LIMIT = 2;
/** Long enough for every indicator to go. */
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
const trueHook: Hook = (list) => useProductList((page) => products({ keyword: list }, page, LIMIT));

/** What the backend has, and what it was asked for. */
function backend(rowsAtFirst: number, failures: readonly boolean[]) {
  const fates = [...failures];
  const rows = {} as Record<List, number[]>;
  /** How many rows the backend believes to have: it counts late when rows go. */
  const counted = { lamps: rowsAtFirst, vases: rowsAtFirst };
  let next = rowsAtFirst;
  for (const list of Object.keys(lists) as List[]) {
    rows[list] = Array.from({ length: rowsAtFirst }, (_, index) => lists[list] + index);
  }
  /** What came of the latest question for each page. */
  const answers = new Map<string, { turn: number; page: Page<ProductCard> | undefined }>();
  const faulty: string[] = [];
  /** Pages that were answered since the last refresh, with the signal of the request: what it aborts may be asked for again. */
  let settled = new Map<string, AbortSignal | undefined>();
  return {
    rows,
    answers,
    faulty,
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
      if (settled.get(key)?.aborted === false) faulty.push(`${key} was asked for twice`);
      if (number > 1 && !(before && hasNext(before))) faulty.push(`${key} is beyond the end`);
      const all = rows[keyword];
      const list = all.slice((number - 1) * LIMIT, number * LIMIT).map((id) => productCard(id));
      const total = counted[keyword];
      const pages = Math.ceil(total / LIMIT);
      const isLost = fates.shift() === true;
      const page = isLost ? undefined : { list, pageNum: number, pages, total, pageSize: LIMIT };
      if (turn > (answers.get(key)?.turn ?? 0)) answers.set(key, { turn, page });
      if (!page) throw new StorefrontError({ kind: 'network', endpoint: call });
      settled.set(key, signal);
      return page;
    },
  };
}

const idsOf = ({ data = [] }: ListRead<ProductCard>) => data.map(({ id }) => id);

function open(s: Scheduler, hook: Hook, world: ReturnType<typeof backend>) {
  let list: List = 'lamps';
  const { result, rerender } = renderInTab(
    (shown: List) => [hook(shown), hook(shown)] as const,
    scheduledClient(s, world.answer),
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

const keepsItsRows = (hook: Hook) =>
  fc.asyncProperty(fc.scheduler(), size, script, faults, async (s, rowsAtFirst, steps, failures) => {
    const world = backend(rowsAtFirst, failures);
    const shop = open(s, hook, world);
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
      else if (step.do === 'insert') world.insert(shop.list());
      else if (step.do === 'shrink') world.shrink(shop.list());
      else if (step.do === 'switch') shop.show(shop.list() === 'lamps' ? 'vases' : 'lamps');
      else {
        world.forget();
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
        world.answers.get(`${shop.list()} ${index + 1}`),
      );
      const known = answered.flatMap((answer) => answer?.page ?? []);
      const last = known.at(-1);
      expect([isLoading, isLoadingMore]).toEqual([false, false]);
      // A further page that came after a refresh that failed takes its error away.
      const hasGrown = steps.some((step) => step.do === 'more');
      if (answered[0]?.page === undefined && (data.length === 0 || !hasGrown)) expect(error).toBeDefined();
      // What the latest question did not get shows as it was before.
      if (known.length < loadedPages) continue;
      expect(data).toEqual(mergePages(known));
      expect(hasMore).toBe(last !== undefined && hasNext(last));
    }
    cleanup();
    if (!isRefreshing) expect(world.faulty).toEqual([]);
    expect(wrong).toEqual([]);
  });

const reachesTheEnd = (hook: Hook) =>
  fc.asyncProperty(fc.scheduler(), size, faults, async (s, rowsAtFirst, failures) => {
    const world = backend(rowsAtFirst, [false, ...failures]);
    const shop = open(s, hook, world);
    await shop.rest();
    // A page that failed is asked for again by the next press.
    for (let press = 0; press < rowsAtFirst + failures.length; press++) {
      act(() => void shop.places()[0]?.loadMore());
      await shop.rest();
    }
    const [first] = shop.places();
    expect(first).toMatchObject({ hasMore: false, total: rowsAtFirst });
    expect(idsOf(first)).toEqual(world.rows.lamps);
    expect(world.faulty).toEqual([]);
    cleanup();
  });

describe('lists that grow, under delays, faults and changes', () => {
  it.each([
    ['show each row once, lose none, and rest at what was answered last', keepsItsRows],
    ['reach the end, page by page, whatever failed on the way', reachesTheEnd],
  ] as const)(
    '%s',
    async (_, property) => {
      await fc.assert(property(trueHook) as ReturnType<typeof keepsItsRows>, { numRuns: rounds });
    },
    3_600_000,
  );
});

describe('the model notices a list that', () => {
  const twins: [string, Hook][] = [
    [
      'shows a row again that slid to the next page',
      (list) => {
        const pages = trueHook(list);
        const last = pages.data?.at(-1);
        return { ...pages, data: last && pages.loadedPages > 1 ? [...(pages.data ?? []), last] : pages.data };
      },
    ],
    [
      'is emptied by a page that fails',
      (list) => {
        const pages = trueHook(list);
        return pages.error ? { ...pages, data: [] } : pages;
      },
    ],
    [
      'offers more after an empty page',
      (list) => {
        const pages = trueHook(list);
        return { ...pages, hasMore: pages.hasMore || pages.loadedPages < pages.pages };
      },
    ],
    [
      'shows the rows of other filters until its own are there',
      (list) => {
        const pages = trueHook(list);
        const kept = useRef(pages.data);
        if (pages.data) kept.current = pages.data;
        return pages.isLoading ? { ...pages, data: kept.current } : pages;
      },
    ],
    [
      'asks for each place it is mounted in',
      (list) => {
        const place = useRef(Math.random());
        return useProductList((page) => {
          const query = products({ keyword: list }, page, LIMIT);
          return { ...query, key: [query.key[0], place.current, ...query.key.slice(1)] };
        });
      },
    ],
    [
      'forgets to take its indicator away',
      (list) => {
        const pages = trueHook(list);
        const wasLoading = useRef(false);
        wasLoading.current ||= pages.isLoadingMore;
        return { ...pages, isLoadingMore: wasLoading.current };
      },
    ],
  ];
  it.each(twins)(
    '%s',
    async (_, hook) => {
      const result = await fc.check(keepsItsRows(hook), { seed: 7, numRuns: 2_000, endOnFailure: true });
      expect(result.failed).toBe(true);
    },
    120_000,
  );
});
