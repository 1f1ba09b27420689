import type { Client } from '@promenade/storefront-sdk';
import { StorefrontError } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { privateQuery } from './query.ts';
import { createQueryCache, type QueryCache } from './query-cache.ts';

/*
 * The model: screens come and go, writes change what the backend has, requests arrive and are answered in any order or
 * fail, and shoppers take turns. What is shown never becomes older, at rest it is what the backend has, nothing is requested
 * that no screen needs, and nothing of a shopper stays after the shopper left.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 300;
const shoppers = ['ada', 'bob'] as const;
const names = ['orders', 'points'] as const;

type Step = {
  do: 'show' | 'hide' | 'write' | 'update' | 'focus' | 'leave';
  name: (typeof names)[number];
  turns: number;
};

const script = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('show', 'show', 'hide', 'write', 'update', 'focus', 'leave'),
    name: fc.constantFrom(...names),
    turns: fc.nat({ max: 3 }),
  }),
  { minLength: 1, maxLength: 14 },
);

const property = (cacheOf: (cache: QueryCache) => QueryCache) =>
  fc.asyncProperty(fc.scheduler(), script, fc.array(fc.boolean(), { maxLength: 8 }), async (s, steps, failures) => {
    const fates = [...failures];
    const versions = new Map<string, number>();
    const wanted = new Map<string, AbortSignal>();
    let time = 0;
    let subject: (typeof shoppers)[number] = 'ada';
    const cache = cacheOf(createQueryCache({ client: {} as Client, now: () => time }));
    const versionOf = (key: string) => versions.get(key) ?? 1;
    const keyOf = (name: string): string => {
      const key = cache.keyOf(
        privateQuery([name], async (_, options) => {
          const signal = options?.signal ?? new AbortController().signal;
          wanted.set(`${key} ${Math.random()}`, signal);
          await s.schedule(Promise.resolve(), `${key} arrives`);
          const version = versionOf(key);
          const isLost = fates.shift() === true;
          await s.schedule(Promise.resolve(), `${key} is answered`);
          if (isLost) throw new StorefrontError({ kind: 'network', endpoint: name });
          return { version };
        }),
        'en',
        subject,
      );
      return key;
    };
    const dataOf = (key: string) => cache.getState<{ version: number }>(key).data;
    const shown = new Map<string, { seen: number; end: () => void }>();
    const wrong: string[] = [];
    const show = (name: string) => {
      const key = keyOf(name);
      if (shown.has(key)) return;
      const screen = { seen: 0, end: () => {} };
      screen.end = cache.subscribe(key, () => {
        const { version = screen.seen } = dataOf(key) ?? {};
        if (version < screen.seen) wrong.push(`${key} became older`);
        screen.seen = version;
      });
      shown.set(key, screen);
      void cache.ensure(key);
    };
    const hide = (key: string) => {
      shown.get(key)?.end();
      shown.delete(key);
    };
    const write = (name: string) => {
      const key = keyOf(name);
      versions.set(key, versionOf(key) + 1);
      return key;
    };
    for (const { do: action, name, turns } of steps) {
      time += 6_000;
      if (action === 'show') show(name);
      else if (action === 'hide') hide(keyOf(name));
      else if (action === 'write') void cache.invalidate([write(name)]);
      else if (action === 'update') {
        const key = write(name);
        cache.update(key, () => ({ version: versionOf(key) }));
        if (dataOf(key) === undefined) void cache.invalidate([key]);
      } else if (action === 'focus') cache.revalidate('focus');
      else {
        for (const key of [...shown.keys()]) hide(key);
        const left = names.map(keyOf);
        cache.forget(subject);
        if (left.some((key) => dataOf(key) !== undefined)) wrong.push(`data of ${subject} stayed`);
        subject = subject === 'ada' ? 'bob' : 'ada';
      }
      await s.waitNext(Math.min(turns, s.count()));
    }
    await Promise.resolve();
    await s.waitIdle();
    for (const key of shown.keys()) {
      const { data, error, isFetching } = cache.getState<{ version: number }>(key);
      if (isFetching) wrong.push(`${key} is pending for ever`);
      if (error === undefined && data?.version !== versionOf(key)) wrong.push(`${key} is out of date`);
    }
    // A screen that is opened and left again: its request is aborted.
    for (const key of [...shown.keys()]) hide(key);
    const before = new Set(wanted.keys());
    time += 60_000;
    show('orders');
    hide(keyOf('orders'));
    await Promise.resolve();
    const sent = [...wanted].filter(([id]) => !before.has(id));
    if (sent.some(([, signal]) => !signal.aborted)) wrong.push('an unneeded request goes on');
    await s.waitIdle();
    expect(wrong).toEqual([]);
  });

it('the cache shows what the backend has, requests what is needed and forgets who left', async () => {
  await fc.assert(
    property((cache) => cache),
    { numRuns: rounds },
  );
}, 3_600_000);

describe('the model notices a cache that', () => {
  const broken: [string, (cache: QueryCache) => QueryCache][] = [
    ['does not request invalidated data', (cache) => ({ ...cache, invalidate: async () => {} })],
    [
      'waits for the pending request when data is invalidated',
      (cache) => ({
        ...cache,
        invalidate: async (keys) => void (await Promise.all(keys.map((key) => cache.ensure(key, 0)))),
      }),
    ],
    ['does not restart a request after an update', (cache) => ({ ...cache, update: () => {} })],
    [
      'never ends a subscription',
      (cache) => ({
        ...cache,
        subscribe(...args) {
          cache.subscribe(...args);
          return () => {};
        },
      }),
    ],
    ['keeps the data of a shopper', (cache) => ({ ...cache, forget: () => {} })],
  ];
  it.each(broken)(
    '%s',
    async (_, cacheOf) => {
      const { failed } = await fc.check(property(cacheOf), { seed: 11, numRuns: 2_000, endOnFailure: true });
      expect(failed).toBe(true);
    },
    120_000,
  );
});
