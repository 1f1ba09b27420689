import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCount, cartNum, cartSave, storeDetails, userInfo } from '../contract/index.ts';
import type { StorefrontError } from '../errors/storefront-error.ts';
import { answer, envelope, rejection } from '../test-support/responses.ts';
import { type ClientOptions, createClient } from './client.ts';

const baseUrl = 'https://api.example.com';
const query = { numType: true, type: 'sum', storeId: 1 } as const;
const three = async () => envelope({ count: 3 });
const never = () => new Promise<never>(() => {});
const make = (options: Partial<ClientOptions>) => createClient({ baseUrl, fetch: three, ...options });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('headers', () => {
  it('come from the call over the client over the request, and proof comes last', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(three);
    const authorize = vi.fn(async () => ({ authorization: 'Bearer 1' }));
    const headers = () => ({ 'accept-language': 'fr', 'x-shop': 'a', authorization: 'none' });
    const client = make({ fetch, authorize, headers });
    await client.call(cartCount, { query }, { headers: { 'x-shop': 'b' } });
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({
      accept: 'application/json',
      'accept-language': 'fr',
      'x-shop': 'b',
      authorization: 'Bearer 1',
    });
    expect(authorize).toHaveBeenCalledWith({
      method: 'GET',
      url: `${baseUrl}/api/front/cart/count?numType=true&type=sum&storeId=1`,
      auth: 'optional',
    });
    await client.call(cartCount, { query }, { auth: 'user' });
    expect(authorize).toHaveBeenLastCalledWith(expect.objectContaining({ auth: 'user' }));
  });

  it('carry no proof where guests are meant', async () => {
    const authorize = vi.fn(() => ({}));
    await rejection(make({ authorize }).call(storeDetails, { query: {} }));
    expect(authorize).not.toHaveBeenCalled();
  });

  it('carry a key of their own for each keyed write, also on plain http', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys: (string | null)[] = [];
    const fetch: ClientOptions['fetch'] = async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return envelope(null);
    };
    const client = make({ fetch });
    await client.call(cartSave, { body: [] });
    await client.call(cartSave, { body: [] }, { idempotencyKey: undefined });
    await client.call(cartSave, { body: [] }, { idempotencyKey: 'mine-0001' });
    await client.call(cartNum, { body: { id: 1, number: 1 } });
    expect(keys.slice(2)).toEqual(['mine-0001', null]);
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
    expect(keys[1]).toMatch(/^\d+(-\d+){3}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('the id of a request', () => {
  const headers = () => ({ 'x-request-id': 'sent' });

  it('is in the error, also where nothing was answered', async () => {
    const failed = make({ headers, retries: 0, fetch: () => Promise.reject(new TypeError('reset')) });
    expect(await rejection(failed.call(cartCount, { query }))).toMatchObject({ kind: 'network', requestId: 'sent' });
    const silent = rejection(make({ headers, retries: 0, fetch: never }).call(cartCount, { query }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await silent).toMatchObject({ kind: 'timeout', requestId: 'sent' });
  });

  it('is the one that the server names, if it names one', async () => {
    const fetch = async () => answer('', { status: 404, headers: { 'x-request-id': 'named' } });
    expect(await rejection(make({ headers, fetch }).call(cartCount, { query }))).toMatchObject({ requestId: 'named' });
    const silent = make({ headers, fetch: async () => answer('', { status: 404 }) });
    expect(await rejection(silent.call(cartCount, { query }))).toMatchObject({ requestId: 'sent' });
  });
});

describe('a call rejects with a StorefrontError, and with nothing else', () => {
  const boom = () => {
    throw new RangeError('boom');
  };
  it.each<[string, Partial<ClientOptions>]>([
    ['fetch throws', { fetch: boom }],
    ['fetch rejects with no error at all', { fetch: () => Promise.reject(undefined) }],
    ['authorize throws', { authorize: boom }],
    ['headers throw', { headers: boom }],
    ['onIssue throws', { fetch: async () => envelope({ count: {} }), onIssue: boom }],
    ['the body breaks off', { fetch: async () => new Response(broken()) }],
  ])('when %s', async (_, options) => {
    const failed = make({ retries: 0, ...options }).call(cartCount, { query });
    expect(await rejection(failed)).toMatchObject({ '~promenade/error': true });
  });

  it('when a body cannot be written', async () => {
    const body = { id: 1n as unknown as number, number: 1 };
    expect(await rejection(make({}).call(cartNum, { body }))).toMatchObject({ kind: 'network' });
  });
});

describe('onAuthRequired', () => {
  it('is told once per burst, and again by a call that starts later', async () => {
    const told: StorefrontError[] = [];
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<Response>());
    let sent = 0;
    const fetch = () => gates[sent++]?.promise ?? never();
    const client = make({ fetch, onAuthRequired: (error) => told.push(error) });
    const ask = () => rejection(client.call(userInfo, {}));

    const burst = [ask(), ask(), ask()];
    await vi.advanceTimersByTimeAsync(1);
    gates[0]?.resolve(envelope(null, 401));
    gates[1]?.resolve(envelope(null, 410001));
    await Promise.all(burst.slice(0, 2));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ kind: 'auth', endpoint: 'user.info' });

    // The straggler of the burst answers after a sign-in.
    gates[2]?.resolve(envelope(null, 401));
    await burst[2];
    expect(told).toHaveLength(1);

    gates[3]?.resolve(envelope(null, 401));
    await ask();
    expect(told).toHaveLength(2);
  });

  it('is not told of other refusals', async () => {
    const onAuthRequired = vi.fn();
    await rejection(make({ fetch: async () => envelope(null, 403), onAuthRequired }).call(userInfo, {}));
    expect(onAuthRequired).not.toHaveBeenCalled();
  });
});

describe('middlewares', () => {
  const note =
    (seen: string[], name: string) =>
    async (
      request: Parameters<Parameters<ReturnType<typeof make>['use']>[0]>[0],
      next: (r: typeof request) => Promise<Response>,
    ) => {
      seen.push(`${name} in`);
      const response = await next(request);
      seen.push(`${name} out`);
      return response;
    };

  it('wrap each other, the last one outermost', async () => {
    const seen: string[] = [];
    const client = make({});
    client.use(note(seen, 'first'));
    client.use(note(seen, 'second'));
    await client.call(cartCount, { query });
    expect(seen).toEqual(['second in', 'first in', 'first out', 'second out']);
  });

  it('are removed once, whoever asks how often', async () => {
    const seen: string[] = [];
    const client = make({});
    const same = note(seen, 'same');
    const remove = client.use(same);
    client.use(same);
    client.use(note(seen, 'other'));
    remove();
    remove();
    await client.call(cartCount, { query });
    expect(seen).toEqual(['other in', 'same in', 'same out', 'other out']);
  });

  it('may change the request, and answer by themselves', async () => {
    const fetch = vi.fn(three);
    const client = make({ fetch });
    client.use((request, next) => next({ ...request, url: `${request.url}&x=1` }));
    await client.call(cartCount, { query });
    expect(fetch.mock.calls[0]).toMatchObject([expect.stringMatching(/&x=1$/), {}]);
    client.use(async () => envelope({ count: 9 }));
    expect(await client.call(cartCount, { query })).toEqual({ count: 9 });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

function broken(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
}
