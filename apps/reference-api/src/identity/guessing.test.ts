import { randomBytes, scryptSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { LIMITS } from '../limits/classes.ts';
import { storedKey } from '../limits/rate-limits.ts';
import { insertAccount } from '../repositories/users.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { createTestBrowser, type TestBrowser } from '../testing/oidc-client.ts';
import { smallLimits } from '../testing/small-limits.ts';
import { testConfig } from '../testing/test-shop.ts';
import { accountHash } from './sign-in.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PASSWORD = 'seven-lamps';
const DIRECT = '/api/front/login/email';

const { account, device } = smallLimits.signIn;
const [aMinute = { limit: 0 }] = smallLimits.signIn.pair;
/** Twice as many wrong passwords from these networks in two minutes as an account allows a day. */
const NETWORKS = account.limit / aMinute.limit;

/** Costs little, so that many guesses are quick. */
function cheapHash(password: string): string {
  const [salt, N, r, p] = [randomBytes(16), 1024, 8, 1];
  const key = scryptSync(password, salt, 32, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

describe.each(engines)('guessing passwords on %s', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let origin: string;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    app = await buildApp(
      { ...testConfig, publicUrl: origin },
      { database, now, limits: { ...LIMITS, signIn: smallLimits.signIn } },
    );
    await app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  async function newAccount(name: string): Promise<string> {
    const email = `${name}-${engine}@shopper.test`;
    const shared = { store_id: 1, nickname: name, avatar: '', phone: null, created_at: now(), updated_at: now() };
    await insertAccount(database.db, { ...shared, email, kind: 'email', password_hash: cheapHash(PASSWORD) });
    return email;
  }

  /** Tries a password past the sign-in page, from an address; answers the status. */
  async function guess(email: string, from: string, password = 'wrong') {
    const headers = { 'x-forwarded-for': from };
    return app.inject({ method: 'POST', url: DIRECT, headers, payload: { email, password } });
  }

  /** Tries until the network has to wait; answers how many passwords were checked, and were wrong. */
  async function guessUntilLimited(email: string, from: string, atMost: number): Promise<number> {
    for (let count = 0; count < atMost; count++) {
      const { statusCode } = await guess(email, from);
      if (statusCode === 429) return count;
      expect(statusCode).toBe(400);
    }
    return atMost;
  }

  /** Wrong passwords from many networks; returns how many were checked. */
  async function attack(email: string): Promise<number> {
    let checked = 0;
    for (let round = 0; round < 2; round++) {
      for (let network = 0; network < NETWORKS; network++) {
        for (let count = 0; count < aMinute.limit; count++) {
          if ((await guess(email, `198.51.100.${network}`)).statusCode === 400) checked += 1;
        }
      }
      ahead += MINUTE_MS;
    }
    return checked;
  }

  /** Sends the form of a sign-in that was begun, from an address. */
  async function submit(
    browser: TestBrowser,
    given: { email: string; password?: string; code?: string; from: string },
  ) {
    const { email, password = PASSWORD, code, from } = given;
    const page = await browser.authorize();
    const response = await browser.submit(page, email, password, { 'x-forwarded-for': from }, code);
    return { status: response.status, response, text: response.status === 303 ? '' : await response.text() };
  }

  const FIELD = 'name="code"';

  test('a network waits longer the more it guesses, and other networks do not', async () => {
    const email = await newAccount('pairs');
    expect(await guessUntilLimited(email, '203.0.113.1', 50)).toBe(aMinute.limit);
    const soon = await guess(email, '203.0.113.1', PASSWORD);
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60);
    ahead += MINUTE_MS;
    expect(await guessUntilLimited(email, '203.0.113.1', 50)).toBe(aMinute.limit);
    ahead += MINUTE_MS;
    const later = await guess(email, '203.0.113.1', PASSWORD);
    expect(Number(later.headers['retry-after'])).toBeGreaterThan(60);
    expect((await guess(email, '203.0.113.2', PASSWORD)).statusCode).toBe(200);
    ahead += 15 * MINUTE_MS;
    expect((await guess(email, '203.0.113.1', PASSWORD)).statusCode, 'the right one, after the wait').toBe(200);
    expect(await guessUntilLimited(email, '203.0.113.1', 50), 'a success starts anew').toBe(aMinute.limit);
  });

  test('addresses of one /64 share the limit on guessing', async () => {
    const email = await newAccount('household');
    const checked: number[] = [];
    for (let host = 1; host <= 10; host++) {
      checked.push((await guess(email, `2001:db8:1:1::${host.toString(16)}`)).statusCode);
    }
    expect(checked.filter((status) => status === 400)).toHaveLength(aMinute.limit);
    expect((await guess(email, '2001:db8:2:1::1', PASSWORD)).statusCode).toBe(200);
  });

  test('wrong passwords from many networks do not lock the owner out', async () => {
    const email = await newAccount('attacked');
    const known = await createTestBrowser(origin);
    expect((await submit(known, { email, from: '192.0.2.1' })).status).toBe(303);
    known.cookies.delete('_session');
    known.cookies.delete('_session.sig');
    expect(await attack(email), 'guesses that were checked').toBe(account.limit);

    // The device that signed in before, also from a network that has to wait.
    expect((await submit(known, { email, from: '198.51.100.1' })).status).toBe(303);

    // Any other device gets a code by mail, whether the password is right or not.
    const other = await createTestBrowser(origin);
    const asked = await submit(other, { email, from: '192.0.2.2' });
    expect([asked.status, asked.text.includes(FIELD)]).toEqual([200, true]);
    const askedAgain = await submit(other, { email, password: 'wrong', from: '192.0.2.2' });
    expect(askedAgain.text).toContain(FIELD);
    const [{ purpose, subject } = { purpose: '', subject: '' }] = await mailsTo(app, email);
    expect(purpose).toBe('sign-in-code');
    const code = subject.slice(0, 6);
    const wrongCode = await submit(other, { email, code: code === '000000' ? '000001' : '000000', from: '192.0.2.2' });
    expect([wrongCode.status, wrongCode.text.includes(FIELD)]).toEqual([200, true]);
    expect((await submit(other, { email, password: 'wrong', code, from: '192.0.2.2' })).status).toBe(200);
    expect((await submit(other, { email, code, from: '192.0.2.2' })).status).toBe(303);

    // From now on it is a device that signed in before. The code is used up.
    other.cookies.delete('_session');
    other.cookies.delete('_session.sig');
    expect((await submit(other, { email, from: '192.0.2.2' })).status).toBe(303);
    const third = await createTestBrowser(origin);
    expect((await submit(third, { email, code, from: '192.0.2.3' })).status).toBe(200);

    ahead += DAY_MS;
    expect((await submit(third, { email, from: '192.0.2.3' })).status, 'the next day').toBe(303);
  });

  test('the right password lets in, whatever mails, codes and passwords others used up', async () => {
    const email = await newAccount('besieged');
    await attack(email);
    const thief = await createTestBrowser(origin);
    for (let network = 0; network < 40; network++) {
      const from = `198.18.0.${network}`;
      const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
      const url = '/api/front/login/email/forget/password';
      await app.inject({ method: 'POST', url, headers, payload: email });
      const page = await thief.authorize();
      const body = new URLSearchParams({ email, way: 'send-code' });
      await thief.visit(page, { method: 'POST', headers: { origin, 'x-forwarded-for': from }, body });
      for (let count = 0; count < 3; count++)
        await submit(thief, { email, password: 'wrong', code: `00000${count}`, from });
    }
    const mails = (await mailsTo(app, email)).length;
    await submit(thief, { email, password: 'wrong', from: '198.18.1.1' });
    expect(await mailsTo(app, email), 'who does not know the password causes no mail').toHaveLength(mails);
    const owner = await createTestBrowser(origin);
    expect((await submit(owner, { email, from: '192.0.2.20' })).text).toContain(FIELD);
    const [{ purpose, subject } = { purpose: '', subject: '' }] = await mailsTo(app, email);
    expect(purpose).toBe('sign-in-code');
    const code = subject.slice(0, 6);
    // Tries of others do not use up the code.
    for (let network = 0; network < 3; network++)
      for (let count = 0; count < 3; count++)
        await submit(thief, { email, password: 'wrong', code: `10000${count}`, from: `198.18.2.${network}` });
    expect((await submit(owner, { email, code, from: '192.0.2.20' })).status).toBe(303);
  });

  test('a sign-in by the API names the sign-in page once the account needs a code', async () => {
    const email = await newAccount('direct');
    await attack(email);
    const refused = await guess(email, '192.0.2.4', PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toContain('sign-in page');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  });

  test('a known device has its own count of wrong passwords for each account', async () => {
    const [email, other] = [await newAccount('device'), await newAccount('device-other')];
    const browser = await createTestBrowser(origin);
    expect((await submit(browser, { email, from: '192.0.2.5' })).status).toBe(303);
    const cookie = browser.cookies.get('promenade-device') ?? '';
    expect(cookie).not.toBe('');
    await attack(email);
    await attack(other);
    const send = async (address: string, device: string, password = PASSWORD) => {
      const guest = await createTestBrowser(origin);
      guest.cookies.set('promenade-device', device);
      return (await submit(guest, { email: address, password, from: '192.0.2.6' })).status;
    };
    expect(await send(other, cookie), 'for another account').toBe(200);
    const [id = '', signature = ''] = cookie.split('.');
    const forged = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}.${signature}`;
    expect(await send(email, forged)).toBe(200);
    for (let count = 0; count < device.limit; count++) expect(await send(email, cookie, 'wrong')).toBe(200);
    expect(await send(email, cookie), 'after its limit it is an unknown device').toBe(200);
    ahead += 60 * MINUTE_MS;
    expect(await send(email, cookie)).toBe(303);
  });

  test('known and unknown accounts cannot be distinguished', async () => {
    const [known, unknown] = [await newAccount('enumerated'), `enumerated-not-${engine}@shopper.test`];
    // Checks of unknown accounts cost a real hash each, so the tries before are entered as their count.
    for (const email of [known, unknown]) await attackAsCount(email);
    const look = async (email: string, code?: string) => {
      const browser = await createTestBrowser(origin);
      const { status, text } = await submit(browser, { email, from: '192.0.2.7', ...(code !== undefined && { code }) });
      const plain = text
        .replaceAll(email, '')
        .replace(/nonce="[^"]+"/, '')
        .replace(/interaction\/[\w-]+/, '');
      return { status, plain };
    };
    expect(await look(unknown)).toEqual(await look(known));
    expect(await look(unknown), 'asked twice').toEqual(await look(known));
    expect(await look(unknown, '12345')).toEqual(await look(known, '12345'));
    expect(await mailsTo(app, unknown)).toEqual([]);
    expect((await mailsTo(app, known)).map(({ purpose }) => purpose)).toEqual(['sign-in-code']);
  });

  async function attackAsCount(email: string): Promise<void> {
    await guess(email, '198.51.100.200');
    await database.db
      .updateTable('rate_limits')
      .set({ count: account.limit })
      .where('key', '=', storedKey(`sign-in:account:${accountHash(1, { email })}`))
      .execute();
  }
});
