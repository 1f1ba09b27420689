import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { storedKey } from '../limits/rate-limits.ts';
import { logOptions } from '../log.ts';
import { insertAccount, provenEmail } from '../repositories/users.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { codeFor, mailsTo, otherThan } from '../testing/mailbox.ts';
import { createTestBrowser, type TestBrowser } from '../testing/oidc-client.ts';
import { testConfig } from '../testing/test-shop.ts';
import { claimIn } from './code-sign-in.ts';
import { recipientHash } from './sign-in.ts';

const MINUTE_MS = 60_000;
const INFO = '/api/front/user/info';

test.each([
  ['Ada@Shopper.test ', { email: 'ada@shopper.test' }],
  ['+1 (617) 555-0100', { phone: '+16175550100' }],
  ['0033 6 39 98 00 00', { phone: '+33639980000' }],
  ['\u202a+33 6 39 98 00 00\u202c', { phone: '+33639980000' }],
  ['+1 617 555 0100 ext. 12', undefined],
  ['+1 617 555 0100 room 12', undefined],
  ['617 555 0100', undefined],
  ['+1 617', undefined],
  ['+1234567890123456', undefined],
  ['ada', undefined],
])('%s names %o', (text, claim) => {
  expect(claimIn(text, true)).toEqual(claim);
  expect(claimIn(text, false)).toEqual(claim && 'phone' in claim ? undefined : claim);
});

describe.each(engines)('sign-in by a code on %s', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let origin: string;
  let ahead = 0;
  const logged: string[] = [];
  const now = () => Date.now() + ahead;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const logger = { ...logOptions('info'), stream: { write: (line: string) => logged.push(line) } };
    app = await buildApp({ ...testConfig, publicUrl: origin }, { database, now, logger });
    await app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  async function newAccount(name: string): Promise<string> {
    const email = `${name}-${engine}@shopper.test`;
    const shared = { store_id: 1, nickname: name, avatar: '', phone: null, created_at: now(), updated_at: now() };
    await insertAccount(database.db, { ...shared, ...provenEmail(email, now()), kind: 'email', password_hash: null });
    return email;
  }

  let networks = 0;
  /** Opens a sign-in page in a new browser, on its own network unless one is given. */
  async function openPage(from = `2001:db8:${(++networks).toString(16)}::1`, shared?: TestBrowser) {
    const browser = shared ?? (await createTestBrowser(origin));
    const page = await browser.authorize();
    const post = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
      const response = await browser.visit(page, {
        method: 'POST',
        headers: { origin, 'x-forwarded-for': from, ...headers },
        body: new URLSearchParams(form),
      });
      return { response, status: response.status, text: response.status === 303 ? '' : await response.text() };
    };
    return {
      browser,
      page,
      post,
      send: (email: string) => post({ email, way: 'send-code' }),
      enter: (email: string, code: string) => post({ email, code, way: 'code' }),
    };
  }

  test('the code signs in once, within ten minutes, only on the page that requested it', async () => {
    const email = await newAccount('ada');
    const { browser, page, send, enter } = await openPage();
    expect(await (await browser.visit(page)).text()).toContain('Sign in with a code');
    const sent = await send(email.toUpperCase());
    expect([sent.status, sent.text.includes(`We have sent an email to ${email}`)]).toEqual([200, true]);
    expect(sent.response.headers.get('cache-control')).toBe('no-store');
    const code = await codeFor(app, email);
    expect((await mailsTo(app, email))[0]?.purpose).toBe('passwordless-code');

    const wrong = await enter(email, otherThan(code));
    expect(wrong.text).toContain('The code is wrong or has expired. Check it, or send a new one.');
    // Another browser cannot use it, and its requests and tries do not invalidate it.
    const elsewhere = await openPage();
    for (let count = 0; count < 5; count++) expect((await elsewhere.enter(email, code)).status).toBe(200);
    await elsewhere.send(email);
    // Nor is it a code that comes with a password, or one for a new password.
    const reset = { email, captcha: code, newPassword: 'nine-lanterns', passwordAgain: 'nine-lanterns' };
    const refused = await app.inject({ method: 'POST', url: '/api/front/login/email/reset/password', payload: reset });
    expect(refused.statusCode).toBe(400);

    const both = await Promise.all([enter(email, ` ${code.slice(0, 3)} ${code.slice(3)}`), enter(email, code)]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)[0]).toBe(200);
    const good = both.find(({ status }) => status === 303);
    const callback = await browser.follow(good?.response ?? new Response());
    const { body } = await browser.exchange(callback.searchParams.get('code') ?? '');
    const headers = await browser.headers(body.access_token ?? '', 'GET', INFO);
    expect(await (await browser.visit(INFO, { headers })).json()).toMatchObject({ code: 200, data: { email } });
    expect(browser.cookies.has('promenade-device')).toBe(true);

    const late = await openPage();
    await late.send(email);
    ahead += 11 * MINUTE_MS;
    expect((await late.enter(email, await codeFor(app, email))).text).toContain('The code is wrong or has expired');
    const lines = logged.map((line) => JSON.parse(line)).filter(({ audit }) => audit === 'sign-in');
    expect(lines).toContainEqual(
      expect.objectContaining({ result: 'ok', by: 'code', shop: 1, account: expect.any(Number) }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ result: 'code-wrong', by: 'code', claim: lines[0].claim }));
    expect(logged.join('')).not.toContain(email);
    expect(logged.join('')).not.toContain(code);
  });

  test('addresses with and without an account cannot be distinguished', async () => {
    const [known, unknown] = [await newAccount('known'), `unknown-${engine}@shopper.test`];
    const look = async (email: string) => {
      const { send, enter } = await openPage();
      const answers = [await send(email), await send(email), await enter(email, '12345')];
      return answers.map(({ status, text }) => [
        status,
        text
          .replaceAll(email, '')
          .replace(/nonce="[^"]+"/, '')
          .replaceAll(/interaction\/[\w-]+/g, ''),
      ]);
    };
    expect(await look(unknown)).toEqual(await look(known));
    expect((await mailsTo(app, known)).map(({ purpose }) => purpose)).toEqual(['passwordless-code']);
    expect((await mailsTo(app, unknown)).map(({ purpose }) => purpose)).toEqual(['sign-in-unknown']);
    // A few mails a day reach who has not shown to read them, however many ask.
    for (let hour = 0; hour < 2; hour++) {
      ahead += 61 * MINUTE_MS;
      for (let count = 0; count < 10; count++) expect((await (await openPage()).send(unknown)).status).toBe(200);
    }
    expect(await mailsTo(app, unknown)).toHaveLength(4);
  });

  test('one a minute and three an hour for a network, ten for all, and each mailbox is one', async () => {
    const email = await newAccount('flooded');
    const home = await openPage('203.0.113.1');
    const sent = async (page: Awaited<ReturnType<typeof openPage>>, to = email) =>
      !(await page.send(to)).text.includes('You can send a new one in');
    expect(await sent(home)).toBe(true);
    expect(await sent(home)).toBe(false);
    expect(await sent(home, email.replace('@', '+tag@'))).toBe(false);
    for (let count = 0; count < 2; count++) {
      ahead += MINUTE_MS;
      expect(await sent(home)).toBe(true);
    }
    ahead += MINUTE_MS;
    expect(await sent(home)).toBe(false);
    // Codes for another purpose are not used up by it.
    const forgotten = await app.inject({
      method: 'POST',
      url: '/api/front/login/email/forget/password',
      headers: { 'content-type': 'application/json' },
      payload: email,
    });
    expect(forgotten.statusCode).toBe(200);
    const others: boolean[] = [];
    for (let count = 0; count < 8; count++) others.push(await sent(await openPage()));
    expect(others).toEqual([...Array<boolean>(7).fill(true), false]);
  });

  test('a hundred wrong codes a day are checked for an account; devices that know it have their own', async () => {
    const email = await newAccount('guessed');
    const known = await openPage();
    await known.send(email);
    expect((await known.enter(email, await codeFor(app, email))).status).toBe(303);
    const guesser = await openPage();
    for (let count = 0; count < 5; count++) expect((await guesser.enter(email, '12345')).status).toBe(200);
    const limited = await guesser.enter(email, '12345');
    expect([limited.status, limited.text.includes('Too many tries')]).toEqual([429, true]);
    expect(Number(limited.response.headers.get('retry-after'))).toBeGreaterThan(0);
    await database.db
      .updateTable('rate_limits')
      .set({ count: 100 })
      .where('key', '=', storedKey(`sign-in:account:code:passwordless-sign-in:${recipientHash(1, email)}`))
      .execute();
    ahead += MINUTE_MS;
    const stranger = await openPage();
    await stranger.send(email);
    const exhausted = await stranger.enter(email, await codeFor(app, email));
    expect(exhausted.text).toContain('Too many wrong codes were entered for this account');
    // Wrong passwords are counted separately: the page does not require a code next to the password.
    const byPassword = await stranger.post({ email, password: 'wrong' });
    expect(byPassword.text).toContain('The email address or the password is not right');
    known.browser.cookies.delete('_session');
    known.browser.cookies.delete('_session.sig');
    const again = await openPage(undefined, known.browser);
    await again.send(email);
    expect((await again.enter(email, await codeFor(app, email))).status).toBe(303);
  });

  test('a phone gets a text message and an account, as it does past the page', async () => {
    const phone = engine === 'pglite' ? '+16175550101' : '+16175550102';
    const { browser, post, send, enter } = await openPage();
    expect((await post({ way: 'send-code' })).text).toContain('Email or phone number');
    expect((await send('617 555 0101')).text).toContain('a phone number with its country code');
    expect((await send(phone.replace('617', ' (617) '))).text).toContain(`We have sent a text message to ${phone}`);
    const good = await enter(phone, await codeFor(app, phone));
    const callback = await browser.follow(good.response);
    const { body } = await browser.exchange(callback.searchParams.get('code') ?? '');
    const headers = await browser.headers(body.access_token ?? '', 'GET', INFO);
    expect(await (await browser.visit(INFO, { headers })).json()).toMatchObject({ data: { phone, email: null } });
  });

  test('other sites cannot press the buttons, and the page speaks French', async () => {
    const { browser, post } = await openPage();
    const foreign = await post({ email: 'ada@shopper.test', way: 'send-code' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const page = await browser.authorize({ ui_locales: 'fr' });
    const sent = await browser.visit(page, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email: `fr-${engine}@shopper.test`, way: 'send-code' }),
    });
    expect(await sent.text()).toContain('Saisissez le code à 6 chiffres qu’il contient.');
  });
});
