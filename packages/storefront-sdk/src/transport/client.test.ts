import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCount, cartSave, cartSetQuantity, productsDetail, storeDetails } from '../calls/index.ts';
import { baseUrl, recorder } from '../test-support/recorder.ts';
import { envelope, jsonResponse, rejection } from '../test-support/responses.ts';
import { type ClientOptions, createClient, type FetchOptions, type Middleware, type ReplyMetadata } from './client.ts';
import { requestId } from './request-id.ts';

const query = { numType: true, type: 'sum', storeId: 1 } as const;
const three = () => envelope({ count: 3 });

/** A client and its recorded requests, whose default response is a count. */
function setUp(options: Partial<ClientOptions> = {}, respond: Parameters<typeof recorder>[0] = three) {
  const { fetch, requests } = recorder(respond);
  return { client: createClient({ baseUrl, fetch, ...options }), requests };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('baseUrl', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/api/front/cart/count'],
    ['https://api.example.com/', 'https://api.example.com/api/front/cart/count'],
    ['https://api.example.com//', 'https://api.example.com/api/front/cart/count'],
    ['https://example.com/shop/', 'https://example.com/shop/api/front/cart/count'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/api/front/cart/count'],
    ['HTTPS://API.EXAMPLE.COM', 'HTTPS://API.EXAMPLE.COM/api/front/cart/count'],
    ['/shop', '/shop/api/front/cart/count'],
    ['/', '/api/front/cart/count'],
    ['', '/api/front/cart/count'],
  ])('%j leads to %s', async (address, url) => {
    const { client, requests } = setUp({ baseUrl: address });
    await client.call(cartCount, { query: {} as typeof query });
    expect(requests[0]?.url).toBe(url);
    expect(client.baseUrl).toBe(url.slice(0, -'/api/front/cart/count'.length));
  });

  it.each([
    undefined,
    null,
    'api.example.com',
    'https://',
    'ftp://api.example.com',
    'javascript:alert(1)',
    'https://api.example.com?shop=1',
    'https://api.example.com/#shop',
    'https://api.example.com /',
  ])('%j is refused at once', (address) => {
    expect(() => createClient({ baseUrl: address as string })).toThrow(TypeError);
    expect(() => createClient({ baseUrl: address as string })).toThrow(/^baseUrl: expected https:/);
  });
});

describe('a request', () => {
  it('has its parameters in path, query and body, encoded', async () => {
    const { client, requests } = setUp({}, () => envelope(null, 404));
    await rejection(client.call(productsDetail, { path: { uniqueKey: 'a/b', slug: 'ä?..' } }));
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/api/front/product/detail/a%2Fb/%C3%A4%3F..' });
  });

  it('has no query parameters for absent fields', async () => {
    const { client, requests } = setUp();
    await client.call(cartCount, { query: { ...query, storeId: 0, uuid: undefined } });
    expect(requests[0]?.path).toBe('/api/front/cart/count?numType=true&type=sum&storeId=0');
  });

  it.each(['', '.', '..', undefined, null])('with %j in its path is rejected and not sent', async (slug) => {
    const { client, requests } = setUp();
    const error = await rejection(client.call(productsDetail, { path: { uniqueKey: 'k', slug: slug as string } }));
    expect(error).toMatchObject({ kind: 'invalid', code: 0, endpoint: 'products.detail' });
    expect(`${error}`).toContain("slug is '");
    expect(requests).toEqual([]);
  });

  it('without a body has no content type', async () => {
    const { client, requests } = setUp();
    await client.call(cartCount, { query });
    expect(requests[0]?.headers).toEqual({ accept: 'application/json' });
    expect(requests[0]?.body).toBeUndefined();
  });

  it('has the `fetch` options, with those of the call before those of the client', async () => {
    const fetchOptions = { credentials: 'include', cache: 'no-store', next: { revalidate: 60 } } as FetchOptions;
    const { client, requests } = setUp({ fetchOptions });
    await client.call(cartCount, { query }, { cache: 'reload', priority: 'low', keepalive: true } as FetchOptions);
    expect(requests[0]?.init).toMatchObject({
      credentials: 'include',
      cache: 'reload',
      next: { revalidate: 60 },
      priority: 'low',
      keepalive: true,
      method: 'GET',
    });
  });
});

describe('headers', () => {
  it('of the call override those of the client, which override the defaults, in any case and form', async () => {
    const headers = () => [
      ['ACCEPT', 'text/plain'],
      ['Accept-Language', 'fr'],
      ['X-Shop', 'a'],
    ];
    const { client, requests } = setUp({ headers: headers as ClientOptions['headers'] });
    await client.call(cartSetQuantity, { body: { id: 1, number: 2 } }, { headers: new Headers({ 'x-shop': 'b' }) });
    await client.call(cartCount, { query }, { headers: { 'X-SHOP': 'c', 'accept-language': 'de' } });
    expect(requests.map(({ headers }) => headers)).toEqual([
      { accept: 'text/plain', 'accept-language': 'fr', 'content-type': 'application/json', 'x-shop': 'b' },
      { accept: 'text/plain', 'accept-language': 'de', 'x-shop': 'c' },
    ]);
  });

  it('override the content type, in any case', async () => {
    const { client, requests } = setUp();
    await client.call(
      cartSetQuantity,
      { body: { id: 1, number: 2 } },
      { headers: { 'Content-Type': 'application/json; charset=utf-8' } },
    );
    expect(requests[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('include the idempotency key of the caller, and no generated one', async () => {
    const { client, requests } = setUp();
    await client.call(cartSave, { body: [] }, { idempotencyKey: 'own-0001' });
    await client.call(cartSave, { body: [] });
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['own-0001', undefined]);
  });
});

describe('the id of a request', () => {
  const sent = { use: [requestId()] };

  it('is in the error, even without a response', async () => {
    const broken = setUp(sent, () => Promise.reject(new TypeError('reset')));
    expect(await rejection(broken.client.call(cartCount, { query }))).toMatchObject({
      kind: 'network',
      requestId: broken.requests[0]?.headers['x-request-id'],
    });
    const silent = setUp(sent, () => new Promise(() => {}));
    const failed = rejection(silent.client.call(cartCount, { query }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(silent.requests[0]?.headers['x-request-id']).toMatch(/^\d+(-\d+){3}$/);
    expect(await failed).toMatchObject({
      kind: 'timeout',
      requestId: silent.requests[0]?.headers['x-request-id'],
    });
  });

  it('is the `X-Request-Id` of the request, in any case', async () => {
    const { client } = setUp({ headers: () => ({ 'X-Request-Id': 'own' }) }, () => jsonResponse('', { status: 404 }));
    expect(await rejection(client.call(cartCount, { query }))).toMatchObject({ requestId: 'own' });
  });

  it('is the `X-Request-Id` of the response, if it has one', async () => {
    const headers = { 'X-Request-Id': 'named' };
    const { client } = setUp(sent, () => jsonResponse('', { status: 404, headers }));
    expect(await rejection(client.call(cartCount, { query }))).toMatchObject({ requestId: 'named' });
  });

  it('is undefined without either header', async () => {
    const { client } = setUp({}, () => jsonResponse('', { status: 404 }));
    expect(await rejection(client.call(cartCount, { query }))).toMatchObject({ requestId: undefined });
  });

  it('does not need a secure context', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { client, requests } = setUp(sent);
    await client.call(cartCount, { query });
    vi.unstubAllGlobals();
    expect(requests[0]?.headers['x-request-id']).toMatch(/^\d+(-\d+){3}$/);
  });
});

describe('kind network', () => {
  const reset = new TypeError('Failed to fetch');
  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ['fetch rejects', () => Promise.reject(reset), reset],
    ['fetch rejects without an error', () => Promise.reject(undefined), undefined],
    ['the body breaks off', () => new Response(brokenBody(reset)), reset],
  ])('is what happens when %s', async (_, respond, cause) => {
    const { client } = setUp({}, respond);
    const error = await rejection(client.call(cartCount, { query }));
    expect(error).toMatchObject({ kind: 'network', code: 0, status: 0, endpoint: 'cart.count', cause });
  });

  it('does not include errors of the calling code', async () => {
    const { client, requests } = setUp();
    const body = { id: 1n as unknown as number, number: 1 };
    expect(await rejection(client.call(cartSetQuantity, { body }))).toBeInstanceOf(TypeError);
    expect(requests).toEqual([]);
  });
});

describe('onReply', () => {
  it('receives the metadata of a success and of an error, before the call settles', async () => {
    const replies: ReplyMetadata[] = [];
    const { client, requests } = setUp({ use: [requestId()] }, ({ url }) =>
      url.endsWith('details')
        ? jsonResponse({ code: 404 }, { status: 500, headers: { 'X-Request-Id': 'named' } })
        : jsonResponse({ code: 200, data: { count: 3 } }, { headers: { etag: '"1"' } }),
    );
    const onReply = (metadata: ReplyMetadata) => replies.push(metadata);
    await client.call(cartCount, { query }, { onReply });
    expect(replies).toHaveLength(1);
    await rejection(client.call(storeDetails, { query: {} }, { onReply }));
    const durationMs = expect.any(Number);
    const sentId = requests[0]?.headers['x-request-id'];
    expect(replies).toEqual([
      { status: 200, headers: expect.any(Headers), requestId: sentId, durationMs },
      { status: 500, headers: expect.any(Headers), requestId: 'named', durationMs },
    ]);
    expect(replies[0]?.headers.get('etag')).toBe('"1"');
    for (const reply of replies) expect(reply.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('receives the time from the call to the end of the response, in ms', async () => {
    const { client } = setUp({}, () => new Promise((resolve) => setTimeout(() => resolve(three()), 250)));
    await vi.advanceTimersByTimeAsync(1000);
    const onReply = vi.fn();
    const call = client.call(cartCount, { query }, { onReply });
    await vi.advanceTimersByTimeAsync(250);
    await call;
    expect(onReply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ durationMs: 250 }));
  });

  it('is not called without a response', async () => {
    const onReply = vi.fn();
    const { client } = setUp({}, () => Promise.reject(new TypeError('reset')));
    await rejection(client.call(cartCount, { query }, { onReply }));
    expect(onReply).not.toHaveBeenCalled();
  });
});

describe('middlewares', () => {
  const note =
    (seen: string[], name: string): Middleware =>
    async (request, next) => {
      seen.push(`${name} in`);
      const reply = await next(request);
      seen.push(`${name} out`);
      return reply;
    };

  it('wrap each other in the order they were added', async () => {
    const seen: string[] = [];
    const { client } = setUp({ use: [note(seen, 'first'), note(seen, 'second')] });
    client.use(note(seen, 'third'));
    await client.call(cartCount, { query });
    expect(seen).toEqual(['first in', 'second in', 'third in', 'third out', 'second out', 'first out']);
  });

  it('are removed once, even if the function is called several times', async () => {
    const seen: string[] = [];
    const { client } = setUp();
    const same = note(seen, 'same');
    const remove = client.use(same);
    client.use(same);
    client.use(note(seen, 'other'));
    remove();
    remove();
    await client.call(cartCount, { query });
    expect(seen).toEqual(['same in', 'other in', 'other out', 'same out']);
  });

  it('can change the request and return another response', async () => {
    const { client, requests } = setUp();
    client.use((request, next) => next({ ...request, url: `${request.url}&x=1` }));
    await client.call(cartCount, { query });
    expect(requests[0]?.url).toMatch(/&x=1$/);
    client.use(async () => ({ status: 200, headers: new Headers(), body: { code: 200, data: { count: 9 } } }));
    expect(await client.call(cartCount, { query })).toEqual({ count: 9 });
    expect(requests).toHaveLength(1);
  });

  it('can send a request again', async () => {
    const { client, requests } = setUp({}, ({ headers }) =>
      headers.authorization ? three() : jsonResponse('', { status: 401 }),
    );
    client.use(async (request, next) => {
      const reply = await next(request);
      if (reply.status !== 401) return reply;
      request.init.headers.set('authorization', 'Bearer 1');
      return next(request);
    });
    expect(await client.call(cartCount, { query })).toEqual({ count: 3 });
    expect(requests).toHaveLength(2);
  });

  it('see the parsed body, or undefined if it is not JSON', async () => {
    const bodies: unknown[] = [];
    const { client } = setUp({}, ({ url }) => (url.endsWith('details') ? jsonResponse('<h1>502</h1>') : three()));
    client.use(async (request, next) => {
      const reply = await next(request);
      bodies.push(reply.body);
      return reply;
    });
    await client.call(cartCount, { query });
    await rejection(client.call(storeDetails, { query: {} }));
    expect(bodies).toEqual([{ code: 200, message: 'success', data: { count: 3 } }, undefined]);
  });
});

function brokenBody(cause: unknown): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(cause) });
}

describe('the base URL of a client', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['', 'https://shop.example'],
    ['/', 'https://shop.example'],
    ['/north/', 'https://shop.example/north'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1'],
  ])('%j is absolute where there is a page: %s', (given, absolute) => {
    vi.stubGlobal('location', { href: 'https://shop.example/en/cart?a=1' });
    expect(createClient({ baseUrl: given }).baseUrl).toBe(absolute);
  });

  it('stays relative without a page', () => {
    expect(createClient({ baseUrl: '/north/' }).baseUrl).toBe('/north');
  });
});
