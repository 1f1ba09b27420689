import { describe, expect, it } from 'vitest';
import { createClient, createStorefront, ordersList, type StorefrontOptions } from '../index.ts';
import { encode } from '../schema/encode.ts';
import { sample } from '../schema/sample.ts';
import { baseUrl, recorder } from '../test-support/recorder.ts';
import { envelope, rejection } from '../test-support/responses.ts';
import type { HeadersLike } from './request.ts';

const query = { numType: true, type: 'sum', storeId: 1 } as const;

function setUp(options: Partial<StorefrontOptions> = {}) {
  const { fetch, requests } = recorder(() => envelope({ count: 3, list: [] }));
  return { shop: createStorefront({ baseUrl, fetch, retries: 0, ...options }), requests };
}

describe('a header without a value is not sent', () => {
  const none: readonly (readonly [string, HeadersLike])[] = [
    ['undefined', { authorization: undefined, 'x-a': 'a' }],
    ['null', { authorization: null, 'x-a': 'a' }],
    [
      'undefined in a list',
      [
        ['authorization', undefined as unknown as string],
        ['x-a', 'a'],
      ],
    ],
    ['absent', new Headers({ 'x-a': 'a' })],
  ];
  it.each(none)('%s', async (_, given) => {
    for (const options of [{ headers: () => given }, { headers: given }, { authorize: () => given }]) {
      const { shop, requests } = setUp(options);
      await shop.cart.count(query);
      expect(requests[0]?.headers).toEqual({ accept: 'application/json', 'x-a': 'a' });
    }
    const { shop, requests } = setUp();
    await shop.cart.count(query, { headers: given });
    expect(requests[0]?.headers).toEqual({ accept: 'application/json', 'x-a': 'a' });
  });

  it('such as those of a guest, whose `authorize` returns nothing', async () => {
    for (const nothing of [undefined, null]) {
      const { shop, requests } = setUp({ authorize: () => nothing as unknown as object });
      await shop.cart.count(query);
      expect(requests[0]?.headers).toEqual({ accept: 'application/json' });
    }
  });

  it('nor is a locale that is not known yet', async () => {
    const { shop, requests } = setUp({ locale: () => undefined as unknown as string });
    await shop.cart.count(query);
    expect(requests[0]?.headers).toEqual({ accept: 'application/json' });
  });
});

describe('a field that cannot be sent', () => {
  const bad: readonly (readonly [string, unknown, string])[] = [
    ['NaN', Number.NaN, 'NaN'],
    ['Infinity', Number.POSITIVE_INFINITY, 'Infinity'],
    ['a map', new Map([['a', 1]]), '[object Map]'],
    ['a set', new Set([1]), '[object Set]'],
    ['an object', { a: 1 }, '[object Object]'],
    ['a symbol', Symbol('a'), '[object Symbol]'],
    ['a promise that is not awaited', Promise.resolve(1), '[object Promise]'],
    ['a function', () => 1, '[object Function]'],
  ];
  it.each(bad)('in an address is an error that names it: %s', async (_, value, text) => {
    const { shop, requests } = setUp();
    const inQuery = await rejection(shop.search.products({ keyword: value as string }));
    expect(inQuery).toMatchObject({ kind: 'invalid', message: `search.products: invalid: keyword is ${text}` });
    const inPath = await rejection(shop.addresses.detail(value as number));
    expect(inPath).toMatchObject({ kind: 'invalid', endpoint: 'addresses.detail' });
    expect(requests).toEqual([]);
  });

  it.each(bad.filter(([name]) => !/object|date|function|symbol/.test(name)))(
    'in a body: %s',
    async (_, value, text) => {
      const { shop, requests } = setUp();
      const error = await rejection(shop.cart.setQuantity({ id: 1, number: value as number }));
      expect(error).toMatchObject({ kind: 'invalid', message: `cart.setQuantity: invalid: number is ${text}` });
      const inList = await rejection(shop.cart.remove({ ids: [1, value as number] }));
      expect(inList).toMatchObject({ kind: 'invalid', endpoint: 'cart.remove' });
      expect(requests).toEqual([]);
    },
  );
});

it('fields that can be sent are text: undefined and null are left out, dates are ISO 8601, lists are separated by commas', async () => {
  const { shop, requests } = setUp();
  const values = [undefined, null, 'a b', 7, 0, -0, true, 12n, new Date(0), ['a', 2], []];
  for (const keyword of values) await shop.search.products({ keyword: keyword as string });
  expect(requests.map(({ path }) => new URL(path, baseUrl).searchParams.get('keyword'))).toEqual([
    null,
    null,
    'a b',
    '7',
    '0',
    '0',
    'true',
    '12',
    '1970-01-01T00:00:00.000Z',
    'a,2',
    '',
  ]);
});

describe('the URL of the backend', () => {
  it.each([
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com//', 'https://api.example.com'],
    [' https://api.example.com/v1/\n', 'https://api.example.com/v1'],
    ['HTTPS://API.example.com', 'HTTPS://API.example.com'],
    [new URL('https://api.example.com/v1'), 'https://api.example.com/v1'],
  ])('%s', (given, expected) => {
    expect(createClient({ baseUrl: given as string }).baseUrl).toBe(expected);
  });

  it.each([
    'https://api.example.com/?shop=1',
    'https://api.example.com/v1#top',
    'https://user:secret@api.example.com',
    'https://',
    'https://a b.example',
    'api.example.com',
    'localhost:3100',
    'ftp://api.example.com',
    undefined,
    null,
    42,
  ])('%s is refused with a sentence', (given) => {
    expect(() => createClient({ baseUrl: given as string })).toThrow(/^baseUrl: expected https:\/\/…, received /);
  });

  it('is not repeated with its password', () => {
    expect(() => createClient({ baseUrl: 'https://user:secret@api.example.com' })).not.toThrow(/secret/);
  });

  it('without an origin needs a page: elsewhere a call says so, and `fetch` is not blamed', async () => {
    for (const given of ['', '/', '/shop']) {
      const shop = createStorefront({ baseUrl: given });
      const error = await rejection(shop.cart.count(query));
      expect(error).toBeInstanceOf(TypeError);
      expect(String(error)).toMatch(/^TypeError: baseUrl: expected https:\/\/… outside of a page, received /);
    }
    const { fetch } = recorder(() => envelope({ count: 3 }));
    expect(await createStorefront({ baseUrl: '', fetch }).cart.count(query)).toEqual({ count: 3 });
  });
});

it('a currency that is null is the default, as one that is undefined', async () => {
  const shop = createStorefront({ baseUrl, currency: null as unknown as undefined, fetch: recorder().fetch });
  expect(shop.client.currency ?? 'USD').toBe('USD');
});

describe('pages of a list', () => {
  it.each<[string, unknown, string]>([
    ['page 0', { page: 0 }, '?page=1'],
    ['a negative page', { page: -3 }, '?page=1'],
    ['a fraction', { page: 2.9, limit: 9.5 }, '?page=2&limit=9'],
    ['text of an address', { page: '3', limit: '20' }, '?page=3&limit=20'],
    ['no numbers', { page: Number.NaN, limit: 'all' }, ''],
    ['null', { page: null, limit: null }, ''],
    ['too many items', { limit: 500 }, '?limit=50'],
    ['all items', { limit: Infinity }, '?limit=50'],
    ['no items', { limit: 0 }, '?limit=1'],
    ['no argument', null, ''],
    ['valid numbers', { page: 2, limit: 50 }, '?page=2&limit=50'],
  ])('%s', async (_, given, expected) => {
    const { shop, requests } = setUp();
    await shop.orders.list(given as object);
    expect(requests[0]?.path.replace(/^[^?]*/, '')).toBe(expected);
  });

  it('of reviews have at most 20 items', async () => {
    const { shop, requests } = setUp();
    await shop.reviews.list({ productId: 7, limit: 500, page: 0 });
    await shop.reviews.list({ productId: 7, limit: Number.NaN });
    expect(requests.map(({ path }) => path)).toEqual(
      ['?page=1&limit=20&type=0', '?page=1&limit=20&type=0'].map(
        (search) => `/api/front/product/reply/list/7${search}`,
      ),
    );
  });

  it('are counted from the page that was requested', async () => {
    const { list } = encode(ordersList.response, sample(ordersList.response)) as { list: { id: number }[] };
    const pages = (url: string) => {
      const pageNum = Number(new URL(url).searchParams.get('page'));
      return envelope({ list: [{ ...list[0], id: pageNum }], pageNum, pages: 3, total: 3, pageSize: 1 });
    };
    const { fetch, requests } = recorder(({ url }) => pages(url));
    const shop = createStorefront({ baseUrl, fetch });
    for await (const _ of shop.orders.list({ page: 0 }).pages());
    expect(requests.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['1', '2', '3']);
  });
});
