import { contract } from '@promenade/storefront-sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { withFaults } from './testing/planted-faults.ts';
import { createTestShop, newUuid, type TestShop } from './testing/test-shop.ts';

describe.each(engines)('HTTP on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    testShop.app.inject({ url, headers: { host: 'shop.test', ...headers } });
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    testShop.app.inject({
      method: 'POST',
      url,
      headers: { host: 'shop.test', 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test('every rejected field has an error message, in the requested language', async () => {
    const body = [{ productId: 'seven', cartNum: 0, productAttrUnique: 1, storeId: 1, uuid: newUuid() }];
    const english = await post('/api/front/cart/save', body, { 'accept-language': 'en' });
    expect(english.statusCode).toBe(400);
    expect(english.json()).toEqual({
      code: 400,
      // Not every page has that field to mark.
      message: 'This does not look right (0.productId)',
      data: { fieldErrors: { '0.productId': 'This does not look right', '0.cartNum': 'At least 1' } },
    });
    const french = await post('/api/front/cart/save', body, { 'accept-language': 'fr' });
    expect(french.json().data.fieldErrors['0.cartNum']).toBe('Au moins 1');
  });

  test('query parameters are coerced to their types, and refused if they are invalid', async () => {
    expect((await get('/api/front/product/list?level=1&page=1&limit=1')).statusCode).toBe(200);
    for (const query of ['level=9', 'page=one', 'limit=-1', 'minPrice=cheap', 'priceOrder=up', 'page=1.5']) {
      expect((await get(`/api/front/product/list?${query}`)).statusCode, query).toBe(400);
    }
  });

  test('fields the contract does not know are ignored, null counts as absent', async () => {
    const uuid = newUuid();
    const { list } = (await get('/api/front/index/product/list?limit=1')).json().data;
    expect(list).toHaveLength(1);
    const answer = await post('/api/front/cart/delete', { ids: [1], uuid, countryCode: '1' });
    expect(answer.statusCode).toBe(404);
  });

  test('an unknown URL and a wrong method return an envelope', async () => {
    for (const answer of [await get('/api/front/nothing'), await get('/api/front/cart/save')]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 404, data: null });
    }
  });

  test('an unreadable URL returns an envelope', async () => {
    for (const url of ['/api/front/%E0%A4%A', '/api/front/product/detail/%00/x', `/media/uploads/${'x'.repeat(400)}`]) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json()).toEqual({ code: 400, message: 'The request could not be read', data: null });
    }
  });

  test('internal errors disclose no internals', async () => {
    const insertIdempotencyKey = async () => {
      throw new Error('select * from secrets');
    };
    const answer = await withFaults({ insertIdempotencyKey }, () =>
      testShop.app.inject({
        method: 'POST',
        url: '/api/front/cart/save',
        headers: { host: 'shop.test', 'content-type': 'application/json', 'idempotency-key': 'a-key-of-this-test' },
        payload: [{ productId: 1, cartNum: 1, productAttrUnique: 1, storeId: 1, uuid: newUuid() }],
      }),
    );
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 500,
      message: 'Something went wrong on the server side, please try again later',
      data: null,
    });
  });

  test('unreadable, empty and oversized bodies are refused', async () => {
    expect((await post('/api/front/cart/delete', '{"ids":')).json()).toMatchObject({ code: 400 });
    expect((await post('/api/front/cart/delete', '')).json()).toMatchObject({ code: 400 });
    expect((await post('/api/front/cart/delete', 'ids=1', { 'content-type': 'text/plain' })).json()).toMatchObject({
      code: 400,
    });
    expect((await post('/api/front/cart/delete', `"${'x'.repeat(70_000)}"`)).statusCode).toBe(413);
  });

  test('a request id goes in and out; a strange one is replaced', async () => {
    const given = await get('/health', { 'x-request-id': 'a-request-id-1' });
    expect(given.headers['x-request-id']).toBe('a-request-id-1');
    const strange = await get('/health', { 'x-request-id': 'no spaces, please' });
    expect(strange.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('only public responses are cacheable', async () => {
    expect((await get('/api/front/store/details')).headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const cart = await get(`/api/front/cart/list?isValid=true&storeId=1&uuid=${newUuid()}`);
    expect(cart.headers['cache-control']).toBe('no-store');
    expect((await get('/api/front/order/list')).headers['cache-control']).toBe('no-store');
  });

  test('other sites cannot send requests that need no preflight, partners’ pages can read', async () => {
    const captcha = (headers: Record<string, string>) =>
      post('/api/front/login/email/captcha', 'someone@shopper.test', { 'content-type': 'text/plain', ...headers });
    expect((await captcha({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await captcha({ origin: 'null' })).statusCode).toBe(403);
    expect((await captcha({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await captcha({ origin: 'http://shop.test' })).statusCode).toBe(200);
    const subscribe = (headers: Record<string, string>) =>
      testShop.app.inject({
        method: 'POST',
        url: '/api/front/form/subscribe/newsletter?email=someone@shopper.test',
        headers: { host: 'shop.test', ...headers },
      });
    expect((await subscribe({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const twin = { origin: 'http://twin.test', 'sec-fetch-site': 'same-origin' };
    expect((await subscribe(twin)).statusCode, 'another name of the shop').toBe(200);

    const partner = await get('/api/front/store/details', { origin: 'https://partner.example' });
    expect(partner.headers['access-control-allow-origin']).toBe('https://partner.example');
    expect(partner.headers['access-control-expose-headers']).toBe(
      'Date, DPoP-Nonce, Retry-After, WWW-Authenticate, X-Request-Id',
    );
    const evil = await get('/api/front/store/details', { origin: 'https://evil.example' });
    expect(evil.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('a text body that is no e-mail address is refused at its field', async () => {
    const answer = await post('/api/front/login/email/captcha', 'not an address');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors).toEqual({ email: 'Please enter a valid email address' });
  });

  test('the language comes from a single header, then the cookie, then the browser', async () => {
    const title = async (headers: Record<string, string>) =>
      (await get('/api/front/store/details', headers)).json().data.websiteTitle as string;
    const [english, french] = [await title({}), await title({ 'accept-language': 'fr' })];
    expect(english).not.toBe(french);
    expect(await title({ cookie: 'a=b; locale=fr', 'accept-language': 'en-US,en;q=0.9' })).toBe(french);
    expect(await title({ cookie: 'locale=fr', 'accept-language': 'en' })).toBe(english);
    for (const list of [
      'fr-CA,fr;q=0.9,en;q=0.8',
      'de-DE,de;q=0.9,fr;q=0.8,en;q=0.7',
      'en;q=0.4, FR;q=0.9',
      'en;q=0, fr;q=0.1',
    ])
      expect([list, await title({ 'accept-language': list })]).toEqual([list, french]);
    for (const list of ['de,en;q=0.8,fr;q=0.7', 'fr;q=0,en', 'fr;q=x', 'frr,de', '*', ',;'])
      expect([list, await title({ 'accept-language': list })]).toEqual([list, english]);
  });

  test('a shop is known by its host name, in capitals or with a dot at the end, too', async () => {
    const title = async (host: string) => (await get('/api/front/store/details', { host })).json().data.websiteTitle;
    const own = await title('foyer-lune.localhost');
    expect(own).not.toBe(await title('shop.test'));
    for (const host of ['FOYER-LUNE.localhost', 'foyer-lune.localhost.', 'foyer-lune.localhost.:443'])
      expect([host, await title(host)]).toEqual([host, own]);
  });

  test('unknown carts look like empty ones', async () => {
    const list = async (uuid: string) => (await get(`/api/front/cart/list?isValid=true&storeId=1&uuid=${uuid}`)).body;
    const emptied = newUuid();
    const [card] = (await get('/api/front/index/product/list?limit=1')).json().data.list;
    const product = (await get(`/api/front/product/detail/${card.uniqueKey}/${card.slug}`)).json().data;
    const sku = Object.values(product.productValue as Record<string, { id: number; stock: number }>).find(
      ({ stock }) => stock > 0,
    );
    await post('/api/front/cart/save', [
      { productId: card.id, cartNum: 1, productAttrUnique: sku?.id, storeId: 1, uuid: emptied },
    ]);
    const [group] = JSON.parse(await list(emptied)).data;
    await post('/api/front/cart/delete', { ids: [group.cartInfoList[0].id], uuid: emptied });
    expect(await list(emptied)).toBe(await list(newUuid()));
  });

  test('the sandbox’s pages run no scripts and cannot be framed', async () => {
    const page = await get('/mail');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(page.body).not.toMatch(/ style=|<script|javascript:/);
    expect((await get('/sandbox/pay/nothing')).statusCode).toBe(404);
  });

  test('the OpenAPI document lists exactly the API’s routes', async () => {
    const answer = await get('/openapi.json');
    expect(answer.headers['content-type']).toContain('application/json');
    const { servers, paths } = answer.json() as {
      servers: { url: string }[];
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(servers).toEqual([{ url: 'http://shop.test' }]);
    const described = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    const aliases = ['products.detail.alias', 'products.list.alias'];
    expect(described.toSorted()).toEqual([...Object.keys(contract), ...aliases].toSorted());
  });
});
