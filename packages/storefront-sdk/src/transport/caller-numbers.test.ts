import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorefront, type StorefrontOptions } from '../index.ts';
import { baseUrl, never, recorder } from '../test-support/recorder.ts';
import { envelope } from '../test-support/responses.ts';

const query = { numType: true, type: 'sum', storeId: 1 } as const;
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Milliseconds after which a call without a response ends. */
async function endsAfter(options: Partial<StorefrontOptions>, callOptions: { timeoutMs?: number } = {}) {
  const shop = createStorefront({ baseUrl, fetch: never, ...options });
  const started = Date.now();
  let endedAt: number | undefined;
  const controller = new AbortController();
  const call = shop.cart.count(query, { ...callOptions, signal: controller.signal }).catch(() => {
    endedAt ??= Date.now();
  });
  for (const step of [0, 999, 1, 13_999, 1, 60_000, 24 * DAY_MS]) await vi.advanceTimersByTimeAsync(step);
  const result = endedAt === undefined ? 'never' : endedAt - started;
  controller.abort();
  await call;
  return result;
}

describe('a time limit', () => {
  it.each([
    [1_000, 1_000],
    [0, 0],
    [Number.POSITIVE_INFINITY, 'never'],
    [3e9, 'never'],
    [Number.NaN, 15_000],
    [-1, 15_000],
    [Number.NEGATIVE_INFINITY, 15_000],
    ['1000', 1_000],
    ['soon', 15_000],
    [null, 15_000],
  ])('of %s ms', async (given, ms) => {
    const timeoutMs = given as number;
    expect(await endsAfter({ timeoutMs })).toBe(ms);
    expect(await endsAfter({}, { timeoutMs })).toBe(ms);
  });

  it('of a call that is none keeps that of the client', async () => {
    expect(await endsAfter({ timeoutMs: 1_000 }, { timeoutMs: Number.NaN })).toBe(1_000);
  });
});

/** Number of requests for a read whose responses are all busy. */
async function requestsWith(options: Partial<StorefrontOptions>, callOptions = {}) {
  const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '1' } });
  const { fetch, requests } = recorder(busy);
  const call = createStorefront({ baseUrl, fetch, ...options }).cart.count(query, callOptions);
  call.catch(() => {});
  await vi.advanceTimersByTimeAsync(20_000);
  return requests.length;
}

describe('a number of retries', () => {
  it.each([
    [0, 1],
    [1, 2],
    [Number.NaN, 3],
    [-1, 3],
    ['1', 2],
    ['many', 3],
    [null, 3],
    [Number.POSITIVE_INFINITY, 15],
  ])('of %s', async (given, times) => {
    const retries = given as number;
    expect(await requestsWith({ retries })).toBe(times);
    expect(await requestsWith({}, { retries })).toBe(times);
  });
});

it.each([
  [10, 'contract'],
  [Number.NaN, undefined],
  [-1, undefined],
  ['10', 'contract'],
  ['much', undefined],
])('a size limit of %s bytes', async (given, kind) => {
  const { fetch } = recorder(() => envelope({ count: 3 }));
  const shop = createStorefront({ baseUrl, fetch, maxBytes: given as number });
  const error = await shop.cart.count(query).then(
    () => undefined,
    (cause: { kind: string }) => cause.kind,
  );
  expect(error).toBe(kind);
});

it.each([
  ['120000000000', 1],
  ['1e30', 1],
  ['-5', 3],
  ['NaN', 3],
])('a server that says `Retry-After: %s` gets %i requests', async (wait, times) => {
  const { fetch, requests } = recorder(() => new Response(null, { status: 503, headers: { 'retry-after': wait } }));
  const call = createStorefront({ baseUrl, fetch }).cart.count(query);
  call.catch(() => {});
  await vi.advanceTimersByTimeAsync(16_000);
  expect(requests.length).toBe(times);
});
