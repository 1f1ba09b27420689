import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { CHEAP_PASSWORD_COST } from '../seed/testing.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestBrowser } from '../testing/oidc-client.ts';
import { testConfig } from '../testing/test-shop.ts';
import { createPasswords, type Passwords, scryptKey } from './passwords.ts';

/** As many as are hashed, and wait, at once, see passwords.ts. */
const RUNNING = 2;
const TURNS = 42;

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
      verify: (...call) => {
        counts.asked++;
        return real.verify(...call).finally(() => counts.ended++);
      },
    };
    return { passwords, counts, release: held.resolve };
  }

  const path = '/api/front/login/email';
  const body = (name: string) => JSON.stringify({ email: `${name}@shopper.test`, password: 'not-the-password' });
  const headers = { 'content-type': 'application/json' };
  const signIn = (name: string) => fetch(origin + path, { method: 'POST', headers, body: body(name) });

  /** Sends a sign-in whose sender can leave. */
  function leaver(name: string) {
    const asking = request(origin + path, { method: 'POST', headers, agent: false });
    // Who leaves is told that the connection ended.
    asking.on('error', () => undefined);
    asking.end(body(name));
    return { leave: () => asking.destroy() };
  }

  /** Waits until so many checks of passwords were asked for. */
  const allAsked = (count: number) => vi.waitFor(() => expect(hashing.counts.asked).toBe(count), { timeout: 20_000 });

  test('more sign-ins than there are turns are told to come again, by the call and by the page', async () => {
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

  test('who leaves gives their turn to others', async () => {
    const leavers = Array.from({ length: TURNS }, (_, index) => leaver(`leaver-${index}`));
    await allAsked(TURNS);
    expect((await signIn('too-early')).status).toBe(503);
    for (const { leave } of leavers) leave();
    // Two are being hashed and keep their turn; the one that was refused has ended too.
    await vi.waitFor(() => expect(hashing.counts.ended).toBe(TURNS + 1 - RUNNING), { timeout: 20_000 });
    const next = signIn('next');
    await allAsked(TURNS + 2);
    hashing.release();
    expect((await next).status).toBe(400);
    expect(hashing.counts.derived).toBe(RUNNING + 1);
  });
});
