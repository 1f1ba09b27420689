import { describe, expect, it } from 'vitest';
import { cartCount, cartDelete, cartList, type Endpoint, userInfo } from '../contract/index.ts';
import { text } from '../contract/schema.ts';
import { StorefrontError } from '../errors/storefront-error.ts';
import { answer, envelope, rejection } from '../test-support/responses.ts';
import { readAnswer } from './envelope.ts';

const told = { ...cartCount, answer: text } as unknown as Endpoint<'cart.count', string>;
const read = (response: Response) => readAnswer(cartCount, response, undefined);
const failure = async (response: Response) => (await rejection(read(response))) as StorefrontError;

describe('an answer', () => {
  it.each<[string, Response]>([
    ['in an envelope', envelope({ count: 3 })],
    ['with the code as text', envelope({ count: 3 }, '200')],
    ['without a content type', new Response(new TextEncoder().encode('{"code":200,"data":{"count":3}}'))],
    ['whose body says 200 where HTTP says otherwise', answer({ code: 200, data: { count: 3 } }, { status: 500 })],
  ])('%s is read', async (_, response) => {
    expect(await read(response)).toEqual({ count: 3 });
  });

  it('of a text may travel in the message', async () => {
    expect(await readAnswer(told, envelope(null, 200, 'pk_1'), undefined)).toBe('pk_1');
    expect(await readAnswer(told, envelope('pk_2', 200, 'success'), undefined)).toBe('pk_2');
  });

  it('of anything else leaves the message alone', async () => {
    const issues: unknown[] = [];
    expect(await readAnswer(cartList, envelope(null, 200, 'success'), (issue) => issues.push(issue))).toEqual([]);
    expect(issues).toEqual([]);
  });

  it('of no data may carry null or nothing', async () => {
    expect(await readAnswer(cartDelete, envelope(null), undefined)).toBeNull();
    expect(await readAnswer(cartDelete, answer({ code: 200 }), undefined)).toBeNull();
  });

  it('of the identity call may come bare', async () => {
    const user = { uid: 1, integral: 0, experience: 0, couponCount: 0, collectCount: 0, preferred_username: 'ann' };
    expect(await readAnswer(userInfo, answer(user), undefined)).toMatchObject({ uid: 1, email: null });
    expect(await rejection(readAnswer(userInfo, answer(user, { status: 401 }), undefined))).toMatchObject({
      kind: 'auth',
    });
    expect(await failure(answer({ count: 3, preferred_username: 'ann' }))).toMatchObject({ kind: 'contract' });
  });

  it('reports what was tolerated, under the name of the call', async () => {
    const issues: unknown[] = [];
    const wire = envelope([{ merId: 1, merName: 'a', cartInfoList: [] }, 7]);
    await readAnswer(cartList, wire, (issue) => issues.push(issue));
    expect(issues).toEqual([{ endpoint: 'cart.list', path: 'data[1]', expected: 'object' }]);
  });
});

describe('a refusal', () => {
  it.each<[string, Response, Partial<StorefrontError>]>([
    ['HTTP 200 with an error code', envelope(null, 401, 'login'), { kind: 'auth', code: 401, status: 200 }],
    ['words of the server', envelope(null, 403, 'Not yours'), { kind: 'forbidden', message: 'Not yours' }],
    ['code as text', envelope(null, '410001'), { kind: 'auth', code: 410001 }],
    ['code in the body against HTTP', answer({ code: 404 }, { status: 500 }), { kind: 'not-found', code: 404 }],
    ['401 without a content type or data', new Response(bytes('{"code":401}')), { kind: 'auth', status: 200 }],
    [
      'an unknown route of the family',
      answer({ timestamp: 1, status: 404, error: 'Not Found', path: '/x' }, { status: 404 }),
      { kind: 'not-found', code: 404, status: 404 },
    ],
    ['message null', envelope(null, 500, null), { kind: 'server', message: 'cart.count: server' }],
    ['message as number', envelope(null, 500, 12), { kind: 'server', message: 'cart.count: server' }],
    ['HTML from a proxy', answer('<h1>502</h1>', { status: 502 }), { kind: 'server', code: 502, status: 502 }],
    ['HTML under 200', answer('<!doctype html>'), { kind: 'contract', code: 200 }],
    ['no body', new Response(null, { status: 204 }), { kind: 'contract', code: 204 }],
    ['empty body', answer(''), { kind: 'contract' }],
    ['truncated body', answer('{"code":200,"data":{"cou'), { kind: 'contract' }],
    ['null', answer('null'), { kind: 'contract' }],
    ['array', answer('[]'), { kind: 'contract' }],
    ['text', answer('"code"'), { kind: 'contract' }],
    ['code that is no number', envelope({ count: 3 }, {}), { kind: 'contract' }],
    ['code that is empty', envelope({ count: 3 }, ''), { kind: 'contract' }],
    [
      'data of another shape',
      envelope({ count: 'many' }),
      { kind: 'contract', message: 'cart.count: data.count: expected int' },
    ],
  ])('%s', async (_, response, facts) => {
    const error = await failure(response);
    expect(error).toBeInstanceOf(StorefrontError);
    expect(error).toMatchObject({ endpoint: 'cart.count', ...facts });
  });

  it('carries the request id and how long to wait', async () => {
    const headers = { 'x-request-id': 'r-1', 'retry-after': '7' };
    expect(await failure(answer('', { status: 429, headers }))).toMatchObject({
      kind: 'rate-limited',
      requestId: 'r-1',
      retryAfterMs: 7000,
    });
  });

  it.each([
    ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['0', 0],
    ['-3', 0],
    ['soon', undefined],
  ])('reads Retry-After: %s', async (header, wait) => {
    const error = await failure(answer('', { status: 503, headers: { 'retry-after': header } }));
    expect(error.retryAfterMs).toBe(wait);
  });

  it('reads Retry-After as a date ahead', async () => {
    const header = new Date(Date.now() + 60_000).toUTCString();
    const error = await failure(answer('', { status: 503, headers: { 'retry-after': header } }));
    expect(error.retryAfterMs).toBeGreaterThan(50_000);
    expect(error.retryAfterMs).toBeLessThanOrEqual(60_000);
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

function bytes(json: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(json);
}
