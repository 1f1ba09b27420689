import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartCount, cartList, cartRemove, couponsClaim, storeDetails, userInfo } from '../calls/index.ts';
import type { Endpoint } from '../contract/index.ts';
import { StorefrontError } from '../errors/storefront-error.ts';
import { int, listOf, object, time } from '../schema/schema.ts';
import { baseUrl } from '../test-support/recorder.ts';
import { envelope, jsonResponse, rejection } from '../test-support/responses.ts';
import { type ClientOptions, createClient } from './client.ts';

/** Makes a call that receives the given response. */
function read<Answer>(
  response: Response,
  endpoint: Endpoint<Answer> = cartCount as never,
  options: Partial<ClientOptions> = {},
): Promise<Answer> {
  return createClient({ baseUrl, fetch: async () => response, ...options }).call(endpoint, {} as never);
}

const failure = async (response: Response, endpoint?: Endpoint) =>
  (await rejection(read(response, endpoint as never))) as StorefrontError;

describe('a response', () => {
  it.each<[string, Response]>([
    ['in an envelope', envelope({ count: 3 })],
    ['with the code as text', envelope({ count: 3 }, '200')],
    ['without a content type', new Response(bytes('{"code":200,"data":{"count":3}}'))],
    ['with a byte order mark', new Response(bytes('\ufeff{"code":200,"data":{"count":3}}'))],
    ['with code 200 and another HTTP status', jsonResponse({ code: 200, data: { count: 3 } }, { status: 500 })],
  ])('%s is read', async (_, response) => {
    expect(await read(response)).toEqual({ count: 3 });
  });

  it('with a text can have it in the message', async () => {
    expect(await read(envelope(null, 200, 'Received'), couponsClaim as never)).toBe('Received');
    expect(await read(envelope('In data', 200, 'success'), couponsClaim as never)).toBe('In data');
  });

  it('without a text does not use the message', async () => {
    const issues: unknown[] = [];
    const onIssue = (issue: unknown) => issues.push(issue);
    expect(await read(envelope(null, 200, 'success'), cartList as never, { onIssue })).toEqual([]);
    expect(issues).toEqual([]);
  });

  it('without data can have null or no data', async () => {
    expect(await read(envelope(null), cartRemove as never)).toBeNull();
    expect(await read(jsonResponse({ code: 200 }), cartRemove as never)).toBeNull();
  });

  it('can be without an envelope if the contract allows it', async () => {
    const user = { uid: 1, integral: 0, experience: 0, couponCount: 0, collectCount: 0, preferred_username: 'ann' };
    expect(await read(jsonResponse(user), userInfo as never)).toMatchObject({ uid: 1, email: null });
    expect(await failure(jsonResponse(user, { status: 401 }), userInfo)).toMatchObject({ kind: 'auth' });
    expect(await failure(jsonResponse({ ...user, code: 403 }), userInfo)).toMatchObject({ kind: 'forbidden' });
    expect(await failure(jsonResponse({ uid: 1 }), userInfo)).toMatchObject({ kind: 'contract' });
    expect(await failure(jsonResponse({ count: 3, preferred_username: 'ann' }))).toMatchObject({ kind: 'contract' });
  });
});

describe('an error response', () => {
  it.each<[string, Response, Partial<StorefrontError>]>([
    ['HTTP 200 with an error code', envelope(null, 401, 'login'), { kind: 'auth', code: 401, status: 200 }],
    [
      'a message of the server',
      envelope(null, 403, 'Not yours'),
      { kind: 'forbidden', serverMessage: 'Not yours', message: 'cart.count: forbidden: Not yours' },
    ],
    ['code as text', envelope(null, '410001'), { kind: 'auth', code: 410001 }],
    [
      'code in the body that differs from the HTTP status',
      jsonResponse({ code: 404 }, { status: 500 }),
      { kind: 'not-found', code: 404 },
    ],
    ['401 without a content type or data', new Response(bytes('{"code":401}')), { kind: 'auth', status: 200 }],
    [
      'an unknown route of CRMEB backends',
      jsonResponse({ timestamp: 1, status: 404, error: 'Not Found', path: '/x' }, { status: 404 }),
      { kind: 'not-found', code: 404, status: 404, serverMessage: undefined },
    ],
    [
      'message null',
      envelope(null, 500, null),
      { kind: 'server', serverMessage: undefined, message: 'cart.count: server' },
    ],
    ['message as number', envelope(null, 500, 12), { kind: 'server', serverMessage: undefined }],
    ['message that is empty', envelope(null, 500, ''), { kind: 'server', serverMessage: undefined }],
    ['message of blanks', envelope(null, 500, ' \n\u00a0'), { kind: 'server', serverMessage: undefined }],
    ['HTML from a proxy', jsonResponse('<h1>502</h1>', { status: 502 }), { kind: 'server', code: 502, status: 502 }],
    ['HTTP 300 without an envelope', jsonResponse('', { status: 300 }), { kind: 'platform', code: 300, status: 300 }],
    ['HTML with status 200', jsonResponse('<!doctype html>'), { kind: 'contract', code: 200 }],
    ['no body', new Response(null, { status: 204 }), { kind: 'contract', code: 204 }],
    ['empty body', jsonResponse(''), { kind: 'contract' }],
    ['truncated body', jsonResponse('{"code":200,"data":{"cou'), { kind: 'contract' }],
    ['null', jsonResponse('null'), { kind: 'contract' }],
    ['array', jsonResponse('[]'), { kind: 'contract' }],
    ['text', jsonResponse('"code"'), { kind: 'contract' }],
    ['code that is not a number', envelope({ count: 3 }, {}), { kind: 'contract' }],
    ['code that is empty', envelope({ count: 3 }, ''), { kind: 'contract' }],
    [
      'data that does not match the schema',
      envelope({ count: 'many' }),
      {
        kind: 'contract',
        code: 200,
        message: 'cart.count: contract: data.count: received string',
        serverMessage: undefined,
      },
    ],
  ])('%s', async (_, response, facts) => {
    const error = await failure(response);
    expect(error).toBeInstanceOf(StorefrontError);
    expect(error).toMatchObject({ endpoint: 'cart.count', ...facts });
  });

  it('has the request id and the time to wait', async () => {
    const headers = { 'X-Request-Id': 'r-1', 'Retry-After': '7' };
    expect(await failure(jsonResponse('', { status: 429, headers }))).toMatchObject({
      kind: 'rate-limited',
      requestId: 'r-1',
      retryAfterMs: 7000,
    });
  });

  it.each([
    ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['0', 0],
    ['-3', 0],
    ['1.5', 1500],
    ['soon', undefined],
    ['', undefined],
    ['9'.repeat(400), undefined],
  ])('reads Retry-After: %s', async (header, wait) => {
    const error = await failure(jsonResponse('', { status: 503, headers: { 'retry-after': header } }));
    expect(error.retryAfterMs).toBe(wait);
  });

  it('reads Retry-After as a future date', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) });
    const headers = { 'retry-after': 'Thu, 15 Jan 2026 12:01:00 GMT' };
    const error = await failure(jsonResponse('', { status: 503, headers }));
    vi.useRealTimers();
    expect(error.retryAfterMs).toBe(60_000);
  });

  it.each([
    [{ email: 'taken' }, { email: 'taken' }],
    [{ email: 'taken', age: {} }, { email: 'taken' }],
    ['taken', undefined],
    [['taken'], undefined],
    [null, undefined],
  ])('takes field errors %j as %j', async (wire, fieldErrors) => {
    const error = await failure(envelope({ fieldErrors: wire }, 400));
    expect(error.kind).toBe('invalid');
    expect(error.fieldErrors).toEqual(fieldErrors);
  });
});

describe('onIssue', () => {
  const numbers = { ...cartCount, response: object({ at: listOf(time), of: listOf(int) }) } as never;

  it('receives dropped values, with the name of the call', async () => {
    const issues: unknown[] = [];
    const onIssue = (issue: unknown) => issues.push(issue);
    expect(await read(envelope({ at: [], of: [1, 'x', 2] }), numbers, { onIssue })).toEqual({ at: [], of: [1, 2] });
    expect(issues).toEqual([{ endpoint: 'cart.count', path: 'data.of[1]', received: 'string', expected: 'int' }]);
  });

  it('can call `decode` itself', async () => {
    const issues: string[] = [];
    const client = createClient({
      baseUrl,
      fetch: async () => envelope({ at: ['soon', '2026-01-15 12:00:00'], of: [{}] }),
      timeZone: '+08:00',
      async onIssue({ path }) {
        issues.push(path);
        await read(envelope({ count: 1 }));
      },
    });
    expect(await client.call(numbers, {} as never)).toEqual({ at: [Date.UTC(2026, 0, 15, 4)], of: [] });
    expect(issues).toEqual(['data.at[0]', 'data.of[0]']);
  });

  it('is not called for field errors of a later error', async () => {
    const issues: string[] = [];
    const responses = [envelope({ count: 3 }), envelope({ fieldErrors: { age: {} } }, 400)];
    const client = createClient({
      baseUrl,
      fetch: async () => responses.shift() as Response,
      onIssue: ({ path }) => issues.push(path),
    });
    await client.call(cartCount, {} as never);
    await rejection(client.call(cartCount, {} as never));
    expect(issues).toEqual([]);
  });
});

describe('timeZone', () => {
  const noon = { ...storeDetails, response: time } as never;
  const readAt = (wire: string, timeZone?: ClientOptions['timeZone']) => read(envelope(wire), noon, { timeZone });

  it('is the offset of times without one', async () => {
    expect(await readAt('2026-01-15 12:00:00')).toBe(Date.UTC(2026, 0, 15, 12));
    expect(await readAt('2026-01-15 12:00:00', '+08:00')).toBe(Date.UTC(2026, 0, 15, 4));
    expect(await readAt('2026-01-15 12:00:00', () => '-05:00')).toBe(Date.UTC(2026, 0, 15, 17));
  });

  it('does not change times with an offset', async () => {
    expect(await readAt('2026-01-15T12:00:00Z', '+08:00')).toBe(Date.UTC(2026, 0, 15, 12));
    expect(await readAt('2026-01-15T12:00:00+01:00', '+08:00')).toBe(Date.UTC(2026, 0, 15, 11));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function bytes(json: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(json);
}
