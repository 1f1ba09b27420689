import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP_PASSWORD_COST } from '../../../demo-shop/src/testing.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { provenEmail } from '../repositories/users.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { codeFor, mailsTo } from '../testing/mailbox.ts';
import { createTestBrowser, type TestBrowser } from '../testing/oidc-client.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { testConfig } from '../testing/test-shop.ts';
import { createPasswords } from './passwords.ts';
import { SECURITY_PATH } from './security-routes.ts';

const PASSWORD = 'seven-lamps';
const NEW_PASSWORD = 'eight-lamps';
const PAUSED = 'This passkey is paused';

/** How an owner takes an account back. */
const recoveries = ['reset by mail', 'password of the profile', 'change of address', 'sign out everywhere'] as const;
type Recovery = (typeof recoveries)[number];

const subjects: Record<Recovery, string> = {
  'reset by mail': 'Your password was changed',
  'password of the profile': 'Your password was changed',
  'change of address': 'Your email address was changed',
  'sign out everywhere': 'All your devices were signed out',
};

describe.each(engines)('a recovered account on %s', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let port: number;
  let origin: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    port = await freePort();
    origin = `http://localhost:${port}`;
    app = await buildApp({ ...testConfig, publicUrl: origin }, { database });
    await app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  const newBrowser = () => createTestBrowser(origin, `http://127.0.0.1:${port}`);
  const post = (browser: TestBrowser, form: Record<string, string>, path = SECURITY_PATH) =>
    browser.visit(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(form) });

  /** The options that a page passes to a device. */
  function optionsIn(page: string) {
    const [, attribute = ''] = /data-options="([^"]*)"/.exec(page) ?? [];
    const { challenge } = JSON.parse(attribute.replaceAll('&quot;', '"')) as { challenge: string };
    return { challenge, rpId: 'localhost', origin };
  }

  /** An account with everything that a thief may have of it. */
  async function stolenAccount(name: string) {
    const email = `${name}-${engine}@shopper.test`;
    const now = Date.now();
    await database.db
      .insertInto('users')
      .values({
        ...{ store_id: 1, ...provenEmail(email, now), nickname: name, avatar: '', phone: null, kind: 'email' },
        password_hash: await createPasswords(CHEAP_PASSWORD_COST).hash(PASSWORD),
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    const thief = await newBrowser();
    const { body } = await thief.signIn(email, PASSWORD);
    const device = createAuthenticator();
    const page = await (await post(thief, { action: 'add', password: PASSWORD })).text();
    expect((await post(thief, { action: 'keep', answer: device.create(optionsIn(page)) })).status).toBe(303);
    // A key that is being made while the owner recovers the account.
    const unfinished = optionsIn(await (await post(thief, { action: 'add', password: PASSWORD })).text());
    const waiting = await newBrowser();
    const waitingPage = await waiting.authorize();
    await post(waiting, { email, way: 'send-code' }, waitingPage);
    const code = await codeFor(app, email);
    return { email, thief, refreshToken: body.refresh_token ?? '', device, unfinished, waiting, waitingPage, code };
  }

  async function call(browser: TestBrowser, token: string, path: string, payload?: object | string) {
    const headers = token ? await browser.headers(token, 'POST', path) : {};
    const response = await browser.visit(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      ...(payload !== undefined && { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    expect([path, response.status, ((await response.json()) as { code: number }).code]).toEqual([path, 200, 200]);
  }

  async function recover(how: Recovery, email: string): Promise<{ email: string; password: string }> {
    const browser = await newBrowser();
    if (how === 'reset by mail') {
      await call(browser, '', '/api/front/login/email/forget/password', email);
      const given = {
        email,
        captcha: await codeFor(app, email),
        newPassword: NEW_PASSWORD,
        passwordAgain: NEW_PASSWORD,
      };
      await call(browser, '', '/api/front/login/email/reset/password', given);
      return { email, password: NEW_PASSWORD };
    }
    const { body } = await browser.signIn(email, PASSWORD);
    const token = body.access_token ?? '';
    if (how === 'sign out everywhere') {
      expect((await post(browser, { action: 'sign-out' })).status).toBe(303);
      return { email, password: PASSWORD };
    }
    if (how === 'password of the profile') {
      await call(browser, token, '/api/front/captcha/email/password');
      const given = { captcha: await codeFor(app, email), newPassword: NEW_PASSWORD, passwordAgain: NEW_PASSWORD };
      await call(browser, token, '/api/front/user/email/update/password', given);
      return { email, password: NEW_PASSWORD };
    }
    const next = `next-${email}`;
    await call(browser, token, '/api/front/captcha/email/change', { email: next });
    const given = { email: next, captcha: await codeFor(app, next), password: PASSWORD };
    await call(browser, token, '/api/front/user/email/change', given);
    return { email: next, password: PASSWORD };
  }

  test.each(recoveries)('after “%s” an attacker has no access left', async (how) => {
    const stolen = await stolenAccount(how.replaceAll(' ', '-'));
    const owner = await recover(how, stolen.email);

    expect((await stolen.thief.refresh(stolen.refreshToken)).status, 'token').toBe(400);
    expect(await stolen.thief.authorize(), 'session').toContain('/interaction/');
    const byCode = await post(
      stolen.waiting,
      { email: stolen.email, code: stolen.code, way: 'code' },
      stolen.waitingPage,
    );
    expect(byCode.status, 'code').toBe(200);

    const browser = await newBrowser();
    const path = await browser.authorize();
    const options = optionsIn(await (await browser.visit(path)).text());
    const byPasskey = await post(browser, { answer: stolen.device.sign(options) }, path);
    expect([byPasskey.status, await byPasskey.text()], 'passkey').toEqual([200, expect.stringContaining(PAUSED)]);

    const key = createAuthenticator();
    await stolen.thief.signIn(owner.email, owner.password);
    const late = await post(stolen.thief, { action: 'keep', answer: key.create(stolen.unfinished) });
    expect(await late.text(), 'key that was being made').toContain('could not be saved');
  });

  test.each(recoveries)(
    'after “%s” the owner is notified of the passkey, confirms it and signs in with it',
    async (how) => {
      const { email, device } = await stolenAccount(`own-${how.replaceAll(' ', '-')}`);
      const owner = await recover(how, email);
      const notice = (await mailsTo(app, email)).find(({ subject }) => subject === subjects[how]);
      expect(notice?.text).toContain('Your passkey is paused');

      const browser = await newBrowser();
      await browser.signIn(owner.email, owner.password);
      const page = await (await browser.visit(SECURITY_PATH)).text();
      expect(page).toContain('Paused: it does not sign in until you keep it.');
      expect((await post(browser, { action: 'resume', id: device.id })).status).toBe(303);
      const fresh = await newBrowser();
      const path = await fresh.authorize();
      const options = optionsIn(await (await fresh.visit(path)).text());
      expect((await post(fresh, { answer: device.sign(options) }, path)).status).toBe(303);
      await post(browser, { action: 'remove', id: device.id });
      const subjectsNow = (await mailsTo(app, owner.email)).map(({ subject }) => subject).slice(0, 2);
      expect(subjectsNow).toEqual([
        'A passkey was removed from your account',
        'A passkey signs in to your account again',
      ]);
    },
  );

  test('a device that was known before a recovery is known no more', async () => {
    const email = `known-${engine}@shopper.test`;
    const { thief } = await stolenAccount('known');
    const known = thief.cookies.get('promenade-device') ?? '';
    const { password } = await recover('reset by mail', email);
    // As many wrong passwords as an unknown device has in a minute.
    const tryHere = async (browser: TestBrowser, given: string) =>
      (await browser.submit(await browser.authorize(), email, given, { 'x-forwarded-for': '203.0.113.9' })).status;
    const stranger = await newBrowser();
    for (let count = 0; count < 5; count++) expect(await tryHere(stranger, 'wrong')).toBe(200);
    const thiefsDevice = await newBrowser();
    thiefsDevice.cookies.set('promenade-device', known);
    expect(await tryHere(thiefsDevice, password)).toBe(429);
  });
});
