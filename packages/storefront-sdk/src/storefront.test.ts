import { describe, expect, it, vi } from 'vitest';
import { contract } from './contract/registry.ts';
import { createClient, createStorefront, type Middleware, type StorefrontOptions, searchProducts } from './index.ts';
import { anyArgument } from './test-support/any-argument.ts';
import { baseUrl, recorder } from './test-support/recorder.ts';
import { envelope, jsonResponse, rejection } from './test-support/responses.ts';

/** A storefront and its recorded requests, which succeed without data. */
function setUp(options: Partial<StorefrontOptions> = {}) {
  const { fetch, requests } = recorder();
  return { shop: createStorefront({ baseUrl, fetch, ...options }), requests };
}

const note =
  (seen: string[], name: string): Middleware =>
  (request, next) => {
    seen.push(name);
    return next(request);
  };

describe('createStorefront', () => {
  it('has a method for each call of the contract', async () => {
    const reached: string[] = [];
    const { client, extend, ...resources } = createStorefront({ baseUrl, fetch: async () => envelope(null, 404) });
    client.use((request, next) => {
      reached.push(request.endpoint.id);
      return next(request);
    });
    const names: string[] = [];
    for (const [resource, methods] of Object.entries(resources)) {
      for (const [name, call] of Object.entries(methods) as [string, (...input: unknown[]) => Promise<unknown>][]) {
        expect(await rejection(call(anyArgument))).toMatchObject({ kind: 'not-found' });
        names.push(`${resource}.${name}`);
      }
    }
    expect(reached).toEqual(names);
    expect(reached.sort()).toEqual(Object.keys(contract).sort());
  });

  it('sends the prices of a search as decimal text', async () => {
    const { shop, requests } = setUp();
    await shop.search.products({ keyword: 'linen', minPrice: 1250 });
    const { fetch } = recorder((request) => {
      requests.push(request);
      return envelope([]);
    });
    await searchProducts(createClient({ baseUrl, fetch }), { maxPrice: 5 });
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/front/product/list?keyword=linen&minPrice=12.50',
      '/api/front/product/list?maxPrice=0.05',
    ]);
  });

  it('retries reads up to `retries` times', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const busy = () => recorder(() => jsonResponse('', { status: 503 }));
    for (const [retries, attempts] of [
      [undefined, 3],
      [0, 1],
      [1, 2],
    ] as const) {
      const { fetch, requests } = busy();
      await rejection(createStorefront({ baseUrl, fetch, retries }).store.details({}));
      expect(requests).toHaveLength(attempts);
    }
    vi.restoreAllMocks();
  });

  it('retries writes only if the backend honours idempotency keys', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    for (const [idempotency, attempts] of [
      [undefined, 1],
      ['unknown', 1],
      ['honoured', 3],
    ] as const) {
      const { fetch, requests } = recorder(() => Promise.reject(new TypeError('Failed to fetch')));
      const shop = createStorefront({ baseUrl, fetch, idempotency });
      const order = { preOrderNo: 'PO26011512000001', addressId: 1, payType: 'stripe', payChannel: 'pc' } as const;
      expect(await rejection(shop.orders.create(order))).toMatchObject({ kind: 'network' });
      expect(requests).toHaveLength(attempts);
      expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    }
    vi.restoreAllMocks();
  });

  it('runs the given middlewares inside its own', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const seen: string[] = [];
    const { fetch } = recorder(() => jsonResponse('', { status: 503 }));
    const authorize = () => {
      seen.push('authorize');
      return {};
    };
    const use = [note(seen, 'first'), note(seen, 'second')];
    await rejection(createStorefront({ baseUrl, fetch, authorize, use, retries: 1 }).cart.list({ isValid: true }));
    expect(seen).toEqual(['authorize', 'first', 'second', 'authorize', 'first', 'second']);
    vi.restoreAllMocks();
  });
});

describe('locale', () => {
  it('is sent with each request, in addition to the headers of the client', async () => {
    let locale = 'fr';
    const headers = () => ({ 'Accept-Language': 'de', 'X-Shop': 'a' });
    const { shop, requests } = setUp({ locale: () => locale, headers });
    await shop.newsletter.subscribe({ email: 'ada@example.com' });
    locale = 'en';
    await shop.newsletter.subscribe({ email: 'ada@example.com' });
    await shop.newsletter.subscribe({ email: 'ada@example.com' }, { headers: { 'accept-language': 'it' } });
    expect(requests.map(({ headers }) => [headers['accept-language'], headers['x-shop']])).toEqual([
      ['fr', 'a'],
      ['en', 'a'],
      ['it', 'a'],
    ]);
  });

  it('can be a string or absent', async () => {
    for (const locale of ['fr-CA', undefined]) {
      const { shop, requests } = setUp({ locale });
      await shop.newsletter.subscribe({ email: 'ada@example.com' });
      expect(requests[0]?.headers['accept-language']).toBe(locale);
    }
  });
});

describe('extend', () => {
  it('changes the given options and no others', async () => {
    const { shop, requests } = setUp({ locale: 'en', storeId: 3, headers: () => ({ 'x-shop': 'a' }) });
    const french = shop.extend({ locale: 'fr' });
    await french.categories.tree();
    await shop.categories.tree();
    await french.extend({ storeId: 4 }).categories.tree();
    expect(requests.map(({ path, headers }) => [path, headers['accept-language'], headers['x-shop']])).toEqual([
      ['/api/front/product/category?storeId=3', 'fr', 'a'],
      ['/api/front/product/category?storeId=3', 'en', 'a'],
      ['/api/front/product/category?storeId=4', 'fr', 'a'],
    ]);
  });

  it('adds middlewares inside the existing ones', async () => {
    const seen: string[] = [];
    const { shop } = setUp({ use: [note(seen, 'first')] });
    const extended = shop.extend({ use: [note(seen, 'second')] });
    await extended.newsletter.subscribe({ email: 'ada@example.com' });
    expect(seen).toEqual(['first', 'second']);
    await shop.newsletter.subscribe({ email: 'ada@example.com' });
    expect(seen).toEqual(['first', 'second', 'first']);
  });

  it('copies middlewares added with `client.use`, unless they were removed', async () => {
    const seen: string[] = [];
    const { shop } = setUp();
    const remove = shop.client.use(note(seen, 'added'));
    await shop.extend({ locale: 'fr' }).newsletter.subscribe({ email: 'ada@example.com' });
    remove();
    await shop.extend({ locale: 'fr' }).newsletter.subscribe({ email: 'ada@example.com' });
    expect(seen).toEqual(['added']);
  });

  it('validates `baseUrl` again', () => {
    expect(() => setUp().shop.extend({ baseUrl: 'api.example.com' })).toThrow(TypeError);
  });
});
