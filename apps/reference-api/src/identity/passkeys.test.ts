import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP_PASSWORD_COST } from '../../../demo-shop/src/testing.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { provenEmail } from '../repositories/users.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestBrowser, type TestBrowser } from '../testing/oidc-client.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { testConfig } from '../testing/test-shop.ts';
import { takesPasskeys } from './passkeys.ts';
import { createPasswords } from './passwords.ts';
import { SECURITY_PATH } from './security-routes.ts';

const PASSWORD = 'seven-lamps';

test.each([
  ['https://shop.example', true],
  ['http://localhost:3000', true],
  ['http://shop.example', false],
  ['http://127.0.0.1:3000', false],
  ['https://127.0.0.1', false],
  ['https://[::1]:3000', false],
])('browsers make passkeys for %s: %s', (origin, takes) => {
  expect(takesPasskeys(origin)).toBe(takes);
});

describe.each(engines)('passkeys on %s', (engine) => {
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

  const proxy = () => `http://127.0.0.1:${port}`;
  const newBrowser = () => createTestBrowser(origin, proxy());

  async function newAccount(name: string): Promise<{ email: string; id: number }> {
    const email = `${name}-${engine}@shopper.test`;
    const now = Date.now();
    const { id } = await database.db
      .insertInto('users')
      .values({
        ...{ store_id: 1, ...provenEmail(email, now), nickname: name, avatar: '', phone: null, kind: 'email' },
        password_hash: await createPasswords(CHEAP_PASSWORD_COST).hash(PASSWORD),
        ...{ created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { email, id };
  }

  /** Sends a form of the page. */
  const post = (browser: TestBrowser, form: Record<string, string>, path = SECURITY_PATH, from = origin) =>
    browser.visit(path, { method: 'POST', headers: { origin: from }, body: new URLSearchParams(form) });

  /** The options that a page passes to a device. */
  function optionsIn(page: string) {
    const [, attribute = ''] = /data-options="([^"]*)"/.exec(page) ?? [];
    const options = JSON.parse(attribute.replaceAll('&quot;', '"')) as { challenge: string; rpId?: string };
    return { challenge: options.challenge, rpId: 'localhost', origin };
  }

  async function withPasskey(name: string) {
    const account = await newAccount(name);
    const browser = await newBrowser();
    await browser.signIn(account.email, PASSWORD);
    const device = createAuthenticator();
    const asked = await (await post(browser, { action: 'add', password: PASSWORD })).text();
    const kept = await post(browser, { action: 'keep', answer: device.create(optionsIn(asked)) });
    expect([kept.status, kept.headers.get('location')]).toEqual([303, `${SECURITY_PATH}?ui_locales=en&done=added`]);
    return { ...account, browser, device };
  }

  async function asked(browser: TestBrowser) {
    const path = await browser.authorize();
    return { path, options: optionsIn(await (await browser.visit(path)).text()) };
  }

  test('a device signs in to its account, and the owner is notified', async () => {
    const { email, device } = await withPasskey('ada');
    const browser = await newBrowser();
    const { path, options } = await asked(browser);
    const callback = await browser.follow(await post(browser, { answer: device.sign(options) }, path));
    const { body } = await browser.exchange(callback.searchParams.get('code') ?? '');
    const called = await browser.visit('/api/front/user/info', {
      headers: await browser.headers(body.access_token ?? '', 'GET', '/api/front/user/info'),
    });
    expect(await called.json()).toMatchObject({ code: 200, data: { email } });
    const mail = await database.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe('A passkey was added to your account');
  });

  test('a response is valid for one sign-in page, one origin and one use', async () => {
    const { device } = await withPasskey('ben');
    const browser = await newBrowser();
    const other = await newBrowser();
    const { path, options } = await asked(browser);
    const elsewhere = await asked(other);
    const refused = async (answer: string) => {
      const response = await post(browser, { answer }, path);
      expect([response.status, (await response.text()).includes('No account here has this passkey')]).toEqual([
        200,
        true,
      ]);
    };
    await refused('no JSON');
    await refused('[]');
    await refused('{"id":7}');
    await refused(createAuthenticator().sign(options));
    await refused(device.sign(elsewhere.options));
    await refused(device.sign({ ...options, origin: 'https://evil.example' }));
    await refused(device.sign({ ...options, rpId: 'evil.example' }));
    // A foreign page cannot send it, nor another browser.
    const good = device.sign(options);
    expect((await post(browser, { answer: good }, path, 'https://evil.example')).status).toBe(403);
    expect(await (await post(other, { answer: good }, elsewhere.path)).text()).toContain('No account here');
    expect((await post(browser, { answer: good }, path)).status).toBe(303);
    // A copy of the device lags behind it.
    device.rewind(0);
    const third = await newBrowser();
    const again = await asked(third);
    expect((await post(third, { answer: device.sign(again.options) }, again.path)).status).toBe(200);
  });

  test('a password opens the way to one passkey, and only to transports that browsers know', async () => {
    const { id, browser } = await withPasskey('hal');
    const options = optionsIn(await (await post(browser, { action: 'add', password: PASSWORD })).text());
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      const answer = createAuthenticator().create(options, ['internal', 'carrier-pigeon', 'usb']);
      statuses.push((await post(browser, { action: 'keep', answer })).status);
    }
    expect(statuses).toEqual([303, 200, 200, 200, 200]);
    const kept = await database.db.selectFrom('passkeys').select('transports').where('user_id', '=', id).execute();
    expect(kept.map(({ transports }) => transports).toSorted()).toEqual(['["internal"]', '["usb","internal"]']);
  });

  test('an account has twenty passkeys at most, and the page shows the limit', async () => {
    const { id, browser } = await withPasskey('ida');
    const last = optionsIn(await (await post(browser, { action: 'add', password: PASSWORD })).text());
    await database.db
      .insertInto('passkeys')
      .values(
        Array.from({ length: 19 }, (_, index) => ({
          ...{ id: `key-${engine}-${index}`, user_id: id, public_key: '', counter: 0, transports: '[]' },
          ...{ created_at: Date.now(), used_at: null, suspended_at: null },
        })),
      )
      .execute();
    const late = await post(browser, { action: 'keep', answer: createAuthenticator().create(last) });
    expect(await late.text()).toContain('could not be saved');
    const asked = await (await post(browser, { action: 'add', password: PASSWORD })).text();
    expect(asked).toContain('Your account has 20 passkeys, the most it can have.');
    expect(asked).not.toContain('data-options');
  });

  test('only the password opens the way to a new passkey', async () => {
    const account = await newAccount('cleo');
    const browser = await newBrowser();
    const guest = await (await browser.visit(SECURITY_PATH)).text();
    expect(guest).toContain('Please sign in first');
    expect(await (await post(browser, { action: 'add', password: PASSWORD })).text()).not.toContain('data-options');
    await browser.signIn(account.email, PASSWORD);
    const wrong = await (await post(browser, { action: 'add', password: 'wrong' })).text();
    expect(wrong).toContain('The password is not right');
    expect(wrong).not.toContain('data-options');
    const device = createAuthenticator();
    const options = { challenge: Buffer.alloc(32).toString('base64url'), rpId: 'localhost', origin };
    const made = await (await post(browser, { action: 'keep', answer: device.create(options) })).text();
    expect(made).toContain('The passkey could not be saved');
    expect(
      (await post(browser, { action: 'add', password: PASSWORD }, SECURITY_PATH, 'https://evil.example')).status,
    ).toBe(403);
  });

  test('one account’s passkey is neither listed, removed nor taken by another', async () => {
    const owner = await withPasskey('dora');
    const other = await withPasskey('emil');
    expect(await (await other.browser.visit(SECURITY_PATH)).text()).not.toContain(owner.device.id);
    await post(other.browser, { action: 'remove', id: owner.device.id });
    const page = await (await post(other.browser, { action: 'add', password: PASSWORD })).text();
    const taken = await post(other.browser, { action: 'keep', answer: owner.device.create(optionsIn(page)) });
    expect(await taken.text()).toContain('could not be saved');
    expect(await (await owner.browser.visit(SECURITY_PATH)).text()).toContain(owner.device.id);

    await post(owner.browser, { action: 'remove', id: owner.device.id });
    expect(await (await owner.browser.visit(SECURITY_PATH)).text()).not.toContain(owner.device.id);
    const browser = await newBrowser();
    const { path, options } = await asked(browser);
    expect((await post(browser, { answer: owner.device.sign(options) }, path)).status).toBe(200);
  });

  test('signing out everywhere ends every sign-in of the account and of no other', async () => {
    const account = await newAccount('fay');
    const [here, there] = [await newBrowser(), await newBrowser()];
    const tokens = [await here.signIn(account.email, PASSWORD), await there.signIn(account.email, PASSWORD)];
    const other = await withPasskey('gus');
    const left = await post(here, { action: 'sign-out' });
    expect([left.status, left.headers.get('location')]).toEqual([303, `${origin}/logout`]);
    for (const [index, browser] of [here, there].entries()) {
      expect((await browser.refresh(tokens[index]?.body.refresh_token ?? '')).status).toBe(400);
      expect(await browser.authorize()).toContain('/interaction/');
    }
    expect(await other.browser.authorize({ prompt: 'none' })).toContain('code=');
  });
});
