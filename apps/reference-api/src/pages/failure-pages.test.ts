import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const FORM = 'application/x-www-form-urlencoded';

const logged: string[] = [];
describe.each(engines)('error pages on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const logger = { level: 'error', stream: { write: (line: string) => logged.push(line) } };
    testShop = await createTestShop(database, { logger });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const posted = ['/oidc/interaction/x', '/sandbox/pay/x', '/oidc/logout', '/mail', '/mail/1'];

  const bodies: Readonly<Record<string, { type: string; body: string | Buffer; encoding?: string; status?: number }>> =
    {
      JSON: { type: 'application/json', body: '{"decision":"code","code":{},"email":[]}' },
      'broken JSON': { type: 'application/json', body: '{"email":' },
      text: { type: 'text/plain', body: 'email=a' },
      'an unknown type': { type: 'image/png', body: 'email=a' },
      'a broken type': { type: ';;;', body: 'email=a' },
      'multipart without a boundary': { type: 'multipart/form-data', body: '--x' },
      'another character set': { type: `${FORM};charset=utf-16`, body: 'email=a' },
      'a compressed form': { type: FORM, body: Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff]), encoding: 'gzip' },
      '8,200 bytes': { type: FORM, body: `email=${'a'.repeat(8200)}` },
      '100,000 bytes': { type: FORM, body: `email=${'a'.repeat(100_000)}` },
      'a field twice': {
        type: FORM,
        body: 'email=a&email=b&password=a&password=b&code=1&code=2&decision=code&decision=code',
      },
      'a broken escape': { type: FORM, body: 'email=%E0%A4%A&%=%' },
      'a NUL': { type: FORM, body: 'email=%00&password=%00&code=%00&decision=code&id_token_hint=%00&client_id=%00' },
    };

  const odd = posted.flatMap((url) =>
    Object.entries(bodies).map(([name, odd]) => [`${url} with ${name}`, url, odd] as const),
  );

  test.each(odd)('POST %s is refused as a mistake of the caller', async (_name, url, { type, body, encoding }) => {
    logged.length = 0;
    const { statusCode, headers } = await testShop.app.inject({
      method: 'POST',
      url,
      headers: { host: 'shop.test', 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
      payload: body,
    });
    expect([statusCode < 500, logged]).toEqual([true, []]);
    if (!url.startsWith('/mail') && statusCode !== 303) {
      expect([statusCode >= 400, headers['content-type']]).toEqual([true, 'text/html; charset=utf-8']);
    }
  });

  test.each([
    ['/oidc/interaction/x', 413],
    ['/sandbox/pay/x', 413],
    ['/oidc/logout', 413],
  ])('a form that is too large for POST %s is answered with %i', async (url, status) => {
    const answer = await testShop.app.inject({
      method: 'POST',
      url,
      headers: { host: 'shop.test', 'content-type': FORM, 'accept-language': 'fr' },
      payload: `email=${'a'.repeat(9000)}`,
    });
    expect([answer.statusCode, answer.body.includes('La requête est trop volumineuse')]).toEqual([status, true]);
  });

  const addresses = [
    '/%00',
    '/mail/%00',
    '/mail/9999999999',
    '/mail/1e400',
    '/mail/messages?to=%00',
    '/mail/messages?to=a&to=b',
    '/sandbox/pay/%00',
    '/sandbox/pay/%E0%A4%A',
    `/sandbox/pay/${'x'.repeat(3000)}`,
    '/oidc/interaction/%00',
    '/oidc/interaction/%E0%A4%A',
    '/oidc/authorization/%00',
    '/oidc/authorization?client_id=%00',
    '/oidc/authorization?client_id=storefront&state=%00&response_type=code&scope=openid',
    '/oidc/authorization?client_id=a&client_id=b',
    '/oidc/logout?id_token_hint=%00',
    '/oidc/logout?id_token_hint=a.b.c',
    '/oidc/logout/success?client_id=%00',
    '/media/%00',
    '/media/uploads/%00',
    '/media/pages/%00',
    '/api/front/store/details?hostName=%00',
    '/api/front/product/detail/%00/x',
  ];

  test.each(addresses)('GET %s is no error of the server', async (url) => {
    logged.length = 0;
    const { statusCode } = await testShop.app.inject({ url, headers: { host: 'shop.test' } });
    expect([statusCode < 500, logged]).toEqual([true, []]);
  });

  const cookies = ['_session=%00', '_interaction=\x01', `_session=${'a'.repeat(8000)}`];

  test.each(cookies)('the cookie %j is no error of the server', async (cookie) => {
    logged.length = 0;
    for (const url of ['/oidc/logout', '/oidc/interaction/x', '/oidc/authorization?client_id=storefront']) {
      const { statusCode } = await testShop.app.inject({ url, headers: { host: 'shop.test', cookie } });
      expect([statusCode < 500, logged]).toEqual([true, []]);
    }
  });

  test.each(['client_id', 'code', 'refresh_token', 'token'])(
    'a NUL in the %s is no error of the server',
    async (field) => {
      const fields = {
        client_id: 'storefront',
        grant_type: field === 'refresh_token' ? field : 'authorization_code',
        redirect_uri: 'http://shop.test/callback',
        code_verifier: 'v'.repeat(43),
        code: 'c',
        [field]: 'a\0b',
      };
      logged.length = 0;
      for (const url of ['/oidc/token', '/oidc/revocation', '/oidc/logout/confirm', '/oidc/userinfo']) {
        const { statusCode } = await testShop.app.inject({
          method: 'POST',
          url,
          headers: { host: 'shop.test', 'content-type': FORM },
          payload: new URLSearchParams(fields).toString(),
        });
        expect([url, statusCode < 500, logged]).toEqual([url, true, []]);
      }
    },
  );
});
