import { describe, expect, it, vi } from 'vitest';
import {
  cartCount,
  cartSave,
  loginRegisterEmail,
  loginSendRegistrationCode,
  newsletterSubscribe,
} from '../calls/index.ts';
import { envelope, jsonResponse, rejection } from '../test-support/responses.ts';
import { createClient, type Middleware } from './client.ts';
import { credentials } from './credentials.ts';
import { type LogEntry, type LogOptions, log } from './log.ts';
import { mask } from './mask.ts';
import { requestId } from './request-id.ts';
import { retry } from './retry.ts';

const uuid = '0123456789abcdef0123456789abcdef';

/** A client with `log` inside the given middlewares. */
function setUp(fetch: typeof globalThis.fetch, use: Middleware[] = [], options?: LogOptions) {
  const entries: LogEntry[] = [];
  const logged = log((entry) => entries.push(entry), options);
  const client = createClient({ baseUrl: 'https://api.example.com', fetch, use: [...use, logged] });
  return { client, entries };
}

describe('log', () => {
  it('logs a request, without headers and secrets', async () => {
    const headers = { 'x-request-id': 'server-1' };
    const fetch = async () => jsonResponse({ code: 200, data: { count: 3 } }, { headers });
    const { client, entries } = setUp(fetch, [credentials(() => ({ Authorization: 'Bearer hunter2' }))]);
    await client.call(cartCount, { query: { numType: true, type: 'sum', storeId: 4, uuid } });
    expect(entries).toEqual([
      {
        endpoint: 'cart.count',
        method: 'GET',
        url: 'https://api.example.com/api/front/cart/count?numType=true&type=sum&storeId=4&uuid=***',
        status: 200,
        durationMs: expect.any(Number),
        requestId: 'server-1',
      },
    ]);
  });

  it('logs each attempt inside `retry`, even without a response, with the id of the request', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { client, entries } = setUp(fetch, [retry({ limit: 1 }), requestId()]);
    const query = { numType: true, type: 'sum', storeId: 4 } as const;
    const error = await rejection(client.call(cartCount, { query }));
    expect(entries.map(({ status }) => status)).toEqual([0, 0]);
    expect(entries[0]?.requestId).toMatch(/^\d+(-\d+){3}$/);
    expect(entries[0]?.requestId).not.toBe(entries[1]?.requestId);
    expect(error).toMatchObject({ kind: 'network', requestId: entries[1]?.requestId });
  });

  it('logs a call once outside `retry`, even if it ends in a pause', async () => {
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(1000);
    const entries: LogEntry[] = [];
    const fetch = async () => jsonResponse('', { status: 503, headers: { 'retry-after': '2' } });
    const client = createClient({
      baseUrl: 'https://api.example.com',
      fetch,
      use: [log((entry) => entries.push(entry)), retry()],
    });
    const query = { numType: true, type: 'sum', storeId: 4 } as const;
    const failed = rejection(client.call(cartCount, { query }, { timeoutMs: 2500 }));
    await vi.advanceTimersByTimeAsync(2500);
    expect(await failed).toMatchObject({ kind: 'timeout' });
    expect(entries).toMatchObject([{ endpoint: 'cart.count', status: 0, durationMs: 2500 }]);
    vi.useRealTimers();
  });

  it('logs bodies only with `bodies`, masked', async () => {
    const fetch = async () => envelope(null);
    const body = { email: 'ann@example.com', password: 'hunter"2', storeId: 1, captcha: '123456' };
    const silent = setUp(fetch);
    await silent.client.call(loginRegisterEmail, { body });
    expect(silent.entries[0]).not.toHaveProperty('body');

    const { client, entries } = setUp(fetch, [], { bodies: true });
    await client.call(loginRegisterEmail, { body });
    await client.call(loginSendRegistrationCode, { body: 'ann@example.com' });
    await client.call(cartSave, { body: [{ productId: 1, cartNum: 2, productAttrUnique: 3, storeId: 4, uuid }] });
    await client.call(newsletterSubscribe, { query: { email: 'ann@example.com' } });
    expect(entries.map(({ body }) => body)).toEqual([
      '{"email":"***","password":"***","storeId":1,"captcha":"***"}',
      '***',
      '[{"productId":1,"cartNum":2,"productAttrUnique":3,"storeId":4,"uuid":"***"}]',
      undefined,
    ]);
    expect(entries[3]?.url).toMatch(/\?email=\*\*\*$/);
  });
});

describe('mask', () => {
  it.each([
    [
      'https://shop.example/order/stripe_payment?clientSecret=pi_1_secret_2&orderNo=PT1',
      '?clientSecret=***&orderNo=PT1',
    ],
    ['https://shop.example/callback?code=abc&state=1', '?code=***&state=1'],
    ['https://shop.example/?redirect=%2F&access_token=abc#id_token=def', '&access_token=***#id_token=***'],
    ['https://shop.example/users/ann%40example.com/cart', '/users/***/cart'],
    [`/cart/${uuid}/lines`, '/cart/***/lines'],
    ['/cart/01234567-89ab-4def-8123-456789abcdef', '/cart/***'],
    ['Bearer eyJhbGciOi.eyJzdWIiOiIxIn0.c2ln-_', 'Bearer ***'],
    ['paying with pi_3Nk_secret_9xY', 'paying with ***'],
    ['{"captcha" : 123456, "quantity": 2}', '{"captcha" : "***", "quantity": 2}'],
    ['{"token":"a\\"b","next":1}', '{"token":"***","next":1}'],
    ['{"password":"cut off', '{"password":"***"'],
    ['call me at +15550100123 or +1 (415) 555-2671.', 'call me at *** or ***.'],
    ['/visitors?to=%2B15550100123&page=1', '?to=***&page=1'],
    ['authorization: Bearer abc.def', 'authorization: Bearer ***'],
    ['Authorization: Basic YWRhOmE= sent', 'Authorization: Basic *** sent'],
    ['sent DPoP abc-def', 'sent DPoP ***'],
    ['your code is 482913, not code 1234', 'your code is ***, not code ***'],
    ['got token=abc ada and more words', 'got token=*** ada and more words'],
    ['password="two words" here', 'password=*** here'],
    ['password: hunter2, then', 'password: ***, then'],
  ])('hides what is secret in %s', (text, masked) => {
    expect(mask(text)).toContain(masked);
  });

  it('leaves other text readable', () => {
    const text =
      '/api/front/product/list?keyword=linen+12345678&page=2&ids=1,2 {"orderNo":"PT26011512000001","payType":"stripe"} code 410001, 2026-01-15T12:00:00+08:00';
    expect(mask(text)).toBe(text);
  });

  it('is fast for long texts', () => {
    const parts = ['@', 'a', '"token":"', 'ab_', 'a-', '+1 ', 'token', 'token=', 'token: ', 'Bearer ', 'code is ', ' '];
    for (const part of parts) expect(mask(part.repeat(100_000 / part.length)).length).toBeGreaterThan(0);
  });
});
