import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHEAP_PASSWORD_COST } from '../../../demo-shop/src/testing.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { AT_ONCE } from '../limits/at-once.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestBrowser } from '../testing/oidc-client.ts';
import { testConfig } from '../testing/test-shop.ts';
import { TIMEOUTS } from '../timeouts.ts';
import { createPasswords, type Passwords, scryptKey } from './passwords.ts';

/** As many as are hashed, and wait, at once. */
const RUNNING = AT_ONCE.hashing.max;
const TURNS = AT_ONCE.hashing.max + AT_ONCE.hashing.maxQueued;

describe.each(engines)('sign-ins while passwords are hashed, on %s', (engine) => {
  let database: Database;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let origin: string;
  let hashing: ReturnType<typeof heldPasswords>;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    hashing = heldPasswords();
    app = await buildApp({ ...testConfig, publicUrl: origin }, { database, passwords: hashing.passwords });
    await app.listen({ port, host: '127.0.0.1' });
  });
  afterEach(async () => {
    hashing.release();
    await app?.close();
    await database?.close();
  });

  /** Hashes that are ready when the test says so; `asked` and `ended` count the checks of passwords. */
  function heldPasswords() {
    const held = Promise.withResolvers<void>();
    const counts = { asked: 0, ended: 0, derived: 0 };
    const real = createPasswords(CHEAP_PASSWORD_COST, async (...call) => {
      counts.derived++;
      await held.promise;
      return scryptKey(...call);
    });
    const passwords: Passwords = {
      hash: real.hash,
      refuseWhenFull: real.refuseWhenFull,
      verify: (...call) => {
        counts.asked++;
        return real.verify(...call).finally(() => counts.ended++);
      },
    };
    return { passwords, counts, release: held.resolve };
  }

  const path = '/api/front/login/email';
  const body = (name: string) => JSON.stringify({ email: `${name}@shopper.test`, password: 'not-the-password' });
  /** Each name has its own network address. */
  const headersOf = (name: string) => {
    const [, number = '0'] = /-(\d+)$/.exec(name) ?? [];
    return { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${name.length}.${number}` };
  };
  const signIn = (name: string) => fetch(origin + path, { method: 'POST', headers: headersOf(name), body: body(name) });

  /** Sends a sign-in whose sender can leave. */
  function leaver(name: string) {
    const asking = request(origin + path, { method: 'POST', headers: headersOf(name), agent: false });
    // A client that disconnects receives a connection error.
    asking.on('error', () => undefined);
    asking.end(body(name));
    return { leave: () => asking.destroy() };
  }

  /** Waits until `count` password checks were requested. */
  const allAsked = (count: number) => vi.waitFor(() => expect(hashing.counts.asked).toBe(count), { timeout: 20_000 });

  test('sign-ins beyond the queue get a 503 and a retry time, from the call and from the page', async () => {
    const browser = await createTestBrowser(origin);
    const page = await browser.authorize({ ui_locales: 'fr' });
    const calls = Array.from({ length: TURNS }, (_, index) => signIn(`many-${index}`));
    await allAsked(TURNS);
    const refused = await signIn('one-more');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 503, message: expect.stringContaining('try again') });
    const shown = await browser.submit(page, 'many@shopper.test', 'not-the-password');
    expect([shown.status, Number(shown.headers.get('retry-after')) > 0]).toEqual([503, true]);
    const text = await shown.text();
    expect(text).toContain('réessayez dans quelques secondes');
    expect(text).toContain('value="many@shopper.test"');
    hashing.release();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400]));
  });

  test('a client that disconnects frees its slot for others', async () => {
    const leavers = Array.from({ length: TURNS }, (_, index) => leaver(`leaver-${index}`));
    await allAsked(TURNS);
    expect((await signIn('too-early')).status).toBe(503);
    for (const { leave } of leavers) leave();
    // Two are being hashed and keep their turn.
    await vi.waitFor(() => expect(hashing.counts.ended).toBe(TURNS - RUNNING), { timeout: 20_000 });
    const next = signIn('next');
    await allAsked(TURNS + 1);
    hashing.release();
    expect((await next).status).toBe(400);
    expect(hashing.counts.derived).toBe(RUNNING + 1);
  });

  test('a try that found no place in the line counts nowhere', async () => {
    const calls = Array.from({ length: TURNS }, (_, index) => signIn(`many-${index}`));
    await allAsked(TURNS);
    for (let count = 0; count < 8; count++) expect((await signIn('unlucky')).status).toBe(503);
    hashing.release();
    await Promise.all(calls);
    expect((await signIn('unlucky')).status).toBe(400);
  });

  test('a try does not count if its client disconnects before it starts', async () => {
    const calls = Array.from({ length: RUNNING }, (_, index) => signIn(`many-${index}`));
    await allAsked(RUNNING);
    for (let count = 1; count <= 8; count++) {
      const { leave } = leaver('gone');
      await allAsked(RUNNING + count);
      leave();
      await vi.waitFor(() => expect(hashing.counts.ended).toBe(count), { timeout: 20_000 });
    }
    hashing.release();
    await Promise.all(calls);
    await vi.waitFor(async () => expect((await signIn('gone')).status).toBe(400), { timeout: 20_000 });
  });

  test('a wrong code costs no hash', async () => {
    const registration = { email: 'new@shopper.test', password: 'a-new-password', captcha: '000000' };
    const answer = await fetch(`${origin}/api/front/login/register/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration),
    });
    expect([answer.status, hashing.counts.derived]).toEqual([400, 0]);
  });
});

test.each(engines)(
  'a sign-in that waits too long is given up, logged once and counts nowhere, on %s',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const held = Promise.withResolvers<void>();
    let hashed = 0;
    const passwords = createPasswords(CHEAP_PASSWORD_COST, async (...call) => {
      hashed += 1;
      await held.promise;
      return scryptKey(...call);
    });
    const lines: { level: number; msg: string }[] = [];
    const logger = { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } };
    const timeouts = { ...TIMEOUTS, answerMs: 2_000 };
    const app = await buildApp(testConfig, { database, passwords, timeouts, logger });
    const signIn = (name: string) =>
      app.inject({
        method: 'POST',
        url: '/api/front/login/email',
        payload: { email: `${name}@shopper.test`, password: 'not-the-password' },
      });
    // At most two of them are being hashed, and a third waits.
    const answers = await Promise.all(['one', 'two', 'three'].map(signIn));
    for (const { statusCode, headers } of answers) expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    const checked = hashed;
    expect(checked).toBeLessThanOrEqual(2);
    held.resolve();
    const uses = () =>
      database.db.selectFrom('rate_limits').select('count').where('key', 'like', 'sign-in:%').execute();
    // Those that were checked in the end count.
    await vi.waitFor(
      async () => {
        const perAccount = (await uses()).filter(({ count }) => count > 0).length / 4;
        expect(perAccount).toBe(checked);
      },
      { timeout: 20_000 },
    );
    await app.close();
    await database.close();
    const given = 'a request took too long, and its caller was told to try again';
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual(answers.map(() => [40, given]));
  },
);
