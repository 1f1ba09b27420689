import { EMAIL_PATTERN } from '@promenade/storefront-sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { type Asked, ask, calls, fieldsOf, withValue } from '../testing/contract-calls.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { forgetLimits } from '../testing/forget-limits.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/** Maximum size of a response to invalid input. */
const ERROR_MAX_BYTES = 16 * 1024;
/** The largest body that is read. */
const BODY_BYTES = 64 * 1024;

describe.each(engines)('oversized input on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
    token = await testShop.tokenFor((await testShop.newShopper()).id);
  });
  // These requests are as many as no caller may make.
  beforeEach(() => forgetLimits(database));
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  test('a long e-mail address does not delay other requests', async () => {
    const origin = await testShop.app.listen({ port: 0, host: '127.0.0.1' });
    const email = `${'a@'}${'.a'.repeat(BODY_BYTES / 2 - 50)}@`;
    const send = (address: string) =>
      fetch(`${origin}/api/front/login/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, password: 'a-password' }),
      });
    const beside = async (address: string) => {
      const startedAt = performance.now();
      const answers = await Promise.all([send(address), fetch(`${origin}/health`)]);
      return { answers, elapsedMs: performance.now() - startedAt };
    };
    // The first request compiles what checks it.
    await send('not an address');
    // The time for a short address measures the load of the machine; matching a long one in quadratic time takes thousands
    // of times as long.
    const short = await beside('not an address');
    const {
      answers: [refused, health],
      elapsedMs,
    } = await beside(email);
    expect([refused.status, health.status]).toEqual([400, 200]);
    expect(elapsedMs).toBeLessThan(Math.max(500, 100 * short.elapsedMs));
    expect(await refused.json()).toMatchObject({ data: { fieldErrors: { email: 'At most 254 characters' } } });
  });

  const list = (entry: string) => `[${Array.from({ length: 21_000 }, () => entry).join()}]`;
  const junk = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`field-${index}-<b>\u0001`, index]));

  const bodies: Readonly<Record<string, string>> = {
    'empty forms': list('{}'),
    nulls: list('null'),
    'unknown fields': JSON.stringify(junk),
    'a form with unknown fields': JSON.stringify([junk]),
    'a deep list': '['.repeat(30_000) + ']'.repeat(30_000),
    'a long text': JSON.stringify('x'.repeat(BODY_BYTES - 10)),
  };

  test.each(Object.keys(bodies))('the response to %s is small for every call', async (name) => {
    const payload = bodies[name] ?? '';
    for (const { id, path, method, raw, multipart } of calls) {
      if (method !== 'POST' || multipart) continue;
      const { statusCode, rawPayload } = await testShop.app.inject({
        method,
        url: path.replace(/\{\w+\}/g, '1'),
        headers: {
          host: 'shop.test',
          'content-type': raw ? 'text/plain' : 'application/json',
          authorization: `Bearer ${token}`,
        },
        payload,
      });
      expect([id, statusCode < 500, rawPayload.length <= ERROR_MAX_BYTES]).toEqual([id, true, true]);
    }
  });

  test('the response to a list of empty forms names the fields of the first one', async () => {
    const answer = await testShop.app.inject({
      method: 'POST',
      url: '/api/front/cart/save',
      headers: { host: 'shop.test', 'content-type': 'application/json' },
      payload: '[{},{"productId":1},{}]',
    });
    const required = 'This field is required';
    expect(answer.json().data.fieldErrors).toEqual({
      '0.productId': required,
      '0.cartNum': required,
      '0.productAttrUnique': required,
    });
  });

  test('a text of maximum length in every field gets a response quickly', async () => {
    for (const call of calls.filter(({ multipart }) => !multipart)) {
      for (const { at } of fieldsOf(call)) {
        // An address has less room than a body.
        const text = '["a'.repeat(at.startsWith('body') ? 15_000 : 1500);
        const asked = withValue((call.input.example ?? {}) as Asked, at, text);
        const { status, body } = await ask(testShop.app, call.id, asked, { token, host: 'shop.test' });
        expect([call.id, at, status < 500, Buffer.byteLength(body) <= ERROR_MAX_BYTES]).toEqual([
          call.id,
          at,
          true,
          true,
        ]);
      }
    }
  });

  /** Other mailboxes to who compares texts, and the same one to who sends mail. */
  const spellings = [
    'a<bombed@example.com>',
    'b<bombed@example.com>',
    '"x"<bombed@example.com>',
    'bombed@example.com;',
    'bombed@example.com,',
    ',bombed@example.com',
    '(c)bombed@example.com',
    'bombed@example.com(c)',
    'x:bombed@example.com;',
    '"bombed"@example.com',
    'bombed\\@example.com',
    'bombed@[192.0.2.1].com',
    ' bombed@example.com',
    'bombed@exam\u00a0ple.com',
    '"\u001bc\u001b[8m\u001b]0;owned\u0007"<bombed@example.com>',
    '\u009b8mbombed@example.com',
  ];
  const addressFields = calls.flatMap(fieldsOf).filter(({ schema }) => schema.limits?.pattern === EMAIL_PATTERN);

  test.each(spellings)('%j is no address of any call', async (spelling) => {
    expect(addressFields.length).toBeGreaterThan(10);
    for (const { call, at } of addressFields) {
      // White space around a body that is a text is no part of it.
      if (call.raw && spelling.trim() !== spelling) continue;
      const asked = withValue((call.input.example ?? {}) as Asked, at, spelling);
      const { status, body } = await ask(testShop.app, call.id, asked, { token, host: 'shop.test' });
      expect([call.id, status, Object.keys(JSON.parse(body).data?.fieldErrors ?? {})]).toEqual([
        call.id,
        400,
        ['email'],
      ]);
    }
  });
});
