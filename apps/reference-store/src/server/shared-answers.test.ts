import { expect, it, vi } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

const API = 'http://api.test/api/front';
const FRESH_MS = 2_000;

interface Asked {
  headers?: Record<string, string>;
  method?: string;
}

/** Shared responses with a controlled clock, and a backend that numbers its responses. */
function setUp(freshMs = FRESH_MS) {
  let time = 1;
  let count = 0;
  let reply = () => ({ status: 200, code: 200 });
  const ask = vi.fn(async (..._: Parameters<typeof fetch>) => {
    const { status, code } = reply();
    return Response.json({ code, message: '', data: ++count }, { status });
  });
  const shared = createSharedAnswers(freshMs, ask, () => time);
  const read = async (path = '/store/details', { headers = {}, ...init }: Asked = {}) => {
    const response = await shared.fetch(API + path, {
      ...init,
      headers: { 'accept-language': 'en', 'x-forwarded-host': 'shop.test', ...headers },
    });
    return ((await response.json()) as { data: number }).data;
  };
  return {
    ask,
    shared,
    read,
    at: (ms: number) => {
      time = 1 + ms;
    },
    answerWith: (status: number, code = status) => {
      reply = () => ({ status, code });
    },
  };
}

it('sends one request for concurrent pages and those that follow soon after', async () => {
  const { read, at } = setUp();
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  at(FRESH_MS - 1);
  expect(await read()).toBe(1);
  at(FRESH_MS + 1);
  expect(await read()).toBe(2);
});

it.each([
  ['another language', '/store/details', { headers: { 'accept-language': 'fr' } }],
  ['another host', '/store/details', { headers: { 'x-forwarded-host': 'other.test' } }],
  ['another scheme', '/store/details', { headers: { 'x-forwarded-proto': 'https' } }],
  ['another question', '/store/details?storeId=2', {}],
])('does not share with %s', async (_, path, init) => {
  const { read } = setUp();
  expect([await read(), await read(path, init)]).toEqual([1, 2]);
});

it.each([
  ['a list of products', '/product/list?page=1', {}],
  ['a page of its own', '/store/page/type?type=CUSTOM&slug=sale', {}],
  ['a write', '/store/details', { method: 'POST' }],
])('does not share %s', async (_, path, init) => {
  const { read } = setUp();
  expect([await read(path, init), await read(path, init)]).toEqual([1, 2]);
});

it('shares the filters of a list between its pages', async () => {
  const { read } = setUp();
  expect([await read('/product/facets?cid=1'), await read('/product/facets?cid=1')]).toEqual([1, 1]);
  expect(await read('/product/facets?cid=2')).toBe(2);
});

it('shares the response that a backend has no such resource', async () => {
  const { read, answerWith } = setUp();
  answerWith(404);
  expect([await read('/store/theme'), await read('/store/theme')]).toEqual([1, 1]);
});

it.each([
  ['a refusal', 429, 429],
  ['a closed shop', 503, 503],
  ['an error in the envelope', 200, 500],
])('lets every page send its own request after %s', async (_, status, code) => {
  const { read, ask, answerWith } = setUp();
  answerWith(status, code);
  expect(await Promise.all([read(), read()])).toEqual([1, 2]);
  answerWith(200);
  expect([await read(), await read()]).toEqual([3, 3]);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('lets every page send its own request after a failure', async () => {
  const { read, ask } = setUp();
  ask.mockRejectedValueOnce(new TypeError('fetch failed'));
  const [first, second] = await Promise.allSettled([read(), read()]);
  expect([first, second]).toMatchObject([{ status: 'rejected' }, { value: 1 }]);
  expect(await read()).toBe(2);
});

it('continues for the waiting pages when the visitor who caused the request leaves', async () => {
  const { read, shared, ask } = setUp();
  const left = new AbortController();
  const headers = { 'accept-language': 'en', 'x-forwarded-host': 'shop.test' };
  const gone = shared.fetch(`${API}/store/details`, { signal: left.signal, headers });
  const waiting = read();
  left.abort();
  expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  await gone;
  expect(await waiting).toBe(1);
});

it('drops all responses when it is cleared, and shares nothing if it is disabled', async () => {
  const { shared, read } = setUp();
  await read();
  shared.clear();
  expect(await read()).toBe(2);
  const none = setUp(0);
  expect([await none.read(), await none.read()]).toEqual([1, 2]);
});
