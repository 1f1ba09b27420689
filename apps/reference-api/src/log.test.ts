import { Writable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import type { Database } from './db/index.ts';
import { loggedError, logOptions, masked, maskedUrl } from './log.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { testConfig } from './testing/test-shop.ts';

test.each([
  ['/api/front/cart/list?isValid=true&storeId=1&uuid=0123', '/api/front/cart/list?isValid=true&storeId=1&uuid=***'],
  ['/oidc/interaction/secret', '/oidc/interaction/***'],
  ['/oidc/authorization/secret?x=1', '/oidc/authorization/***?x=***'],
  ['/callback?code=secret&state=s', '/callback?code=***&state=***'],
  ['/sandbox/pay/secret', '/sandbox/pay/***'],
  ['/media/uploads/secret.jpg', '/media/uploads/***'],
  ['/mail/messages?to=someone@shopper.test', '/mail/messages?to=***'],
  ['/api/front/product/list?page=2&keyword=teapot', '/api/front/product/list?page=2&keyword=***'],
])('%s is logged as %s', (url, logged) => {
  expect(maskedUrl(url)).toBe(logged);
});

describe('texts are logged', () => {
  test.each([
    ['Key (email)=(ada@shopper.test) already exists.', 'Key (email)=(***) already exists.'],
    ["450 4.2.0 <o'brien+a=b@sub.shopper.test>: greylisted", '450 4.2.0 <***>: greylisted'],
    ['"\\u001b[2J ada"@shopper.test, root@localhost', '***, ***'],
    ['?to=ada%40shopper.test&x', '***'],
    ['call +1 (617) 555-0199 or 06 12 34 56 78 or 0612345678', 'call *** or *** or ***'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['Server listening at http://192.168.100.200:3100', 'Server listening at http://192.168.100.200:3100'],
    ['error 23505 on 2026-10-03', 'error 23505 on 2026-10-03'],
  ])('%s as %s', (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  // patterns.deep.ts verifies that each pattern takes linear time.
  test('however long they are, as short texts', () => {
    for (const text of [
      'a'.repeat(200_000),
      '"'.repeat(200_000),
      '1 '.repeat(100_000),
      'a%4'.repeat(70_000),
      'a@['.repeat(70_000),
    ]) {
      expect(masked(text).length).toBeLessThanOrEqual(4_000);
    }
  });
});

const phone = fc
  .tuple(
    fc.constantFrom('+1 ', '+33', '0', '('),
    fc.stringMatching(/^[1-9]\d{2}$/),
    fc.stringMatching(/^\d{3}$/),
    fc.stringMatching(/^\d{4}$/),
  )
  .map(([prefix, ...groups]) => prefix + groups.join(' '));
const email = fc.emailAddress({ size: '-1' });
const noise = fc.stringMatching(/^[ \n(<,;]{1,3}[a-z ]{0,8}[ \n(<,;]{1,3}$/);

/** An error as drivers make them: with the values that it failed at. */
function driverError(text: string, secret: string): Error {
  const cause = Object.assign(new Error(text), { detail: secret, response: secret });
  const more = {
    detail: text,
    where: text,
    parameters: [secret],
    rejected: [secret],
    recipient: secret,
    response: text,
  };
  return Object.assign(new AggregateError([cause], text, { cause }), more, { code: '23505' });
}

test('e-mail addresses and phone numbers in errors are masked in the log', () => {
  fc.assert(
    fc.property(fc.oneof(email, phone), fc.array(noise, { minLength: 2, maxLength: 4 }), (secret, words) => {
      const logged = loggedError(driverError(words.join(secret), secret));
      expect(JSON.stringify(logged)).not.toContain(JSON.stringify(secret).slice(1, -1));
      expect(logged).toMatchObject({ type: 'AggregateError', code: '23505', cause: { type: 'Error' } });
    }),
  );
});

test('an error keeps its stack, and no forged lines from its message', () => {
  const { stack } = loggedError(new Error('broken\n    at ada@shopper.test:1:1'));
  expect(stack).toContain('log.test.ts');
  expect(stack).not.toContain('shopper.test');
  const changed = new Error('first');
  expect(changed.stack).toContain('first');
  changed.message = 'second';
  expect(loggedError(changed).stack).toBe('Error: second');
  expect(loggedError('ada@shopper.test')).toEqual({ type: 'string', message: '***', stack: '' });
});

describe.each(engines)('the log of the API on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  test('contains no email address when the database rejects one', async () => {
    let lines = '';
    let known = '';
    const stream = new Writable({
      write: (chunk, _, done) => {
        lines += chunk;
        done();
      },
    });
    const app = await buildApp(testConfig, { database, logger: { ...logOptions('info'), stream } });
    app.get('/broken', { config: { limitClass: null } }, async () => {
      const { id: _, ...user } = await database.db
        .selectFrom('users')
        .selectAll()
        .where('email', 'is not', null)
        .limit(1)
        .executeTakeFirstOrThrow();
      known = user.email ?? '';
      await database.db.insertInto('users').values(user).execute();
    });
    app.get('/worded', { config: { limitClass: null } }, async () => app.log.error(new Error(`cannot reach ${known}`)));
    expect((await app.inject('/broken')).statusCode).toBe(500);
    await app.inject('/worded');
    await app.close();
    expect(known).toContain('@');
    expect(lines).toContain('23505');
    expect(lines).toContain('cannot reach ***');
    expect(lines).not.toContain(known);
    expect(lines).not.toContain('detail');
  });
});
