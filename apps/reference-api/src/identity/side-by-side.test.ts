import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP_PASSWORD_COST } from '../../../demo-shop/src/testing.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { insertAccount, provenEmail } from '../repositories/users.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { codeFor } from '../testing/mailbox.ts';
import { createTestBrowser, type TestBrowser } from '../testing/oidc-client.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { testConfig } from '../testing/test-shop.ts';
import { createPasswords } from './passwords.ts';
import { SECURITY_PATH } from './security-routes.ts';

const PASSWORD = 'seven-lamps';

type Method = 'password' | 'code' | 'passkey';

const orders = {
  two: [
    [0, 1],
    [1, 0],
  ],
  three: [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
};
const pairs: readonly Method[][] = [
  ['password', 'password'],
  ['code', 'password'],
  ['passkey', 'code'],
  ['passkey', 'passkey'],
];
const triples: readonly Method[][] = [['password', 'code', 'passkey']];
const cells = [
  ...pairs.flatMap((methods) => orders.two.map((order) => ({ methods, order }))),
  ...triples.flatMap((methods) => orders.three.map((order) => ({ methods, order }))),
];

describe.each(engines)('sign-in pages side by side in one browser on %s', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let port: number;
  let origin: string;
  let ahead = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    port = await freePort();
    origin = `http://localhost:${port}`;
    app = await buildApp({ ...testConfig, publicUrl: origin }, { database, now: () => Date.now() + ahead });
    await app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  let accounts = 0;
  const newBrowser = () => createTestBrowser(origin, `http://127.0.0.1:${port}`);
  const post = (browser: TestBrowser, path: string, form: Record<string, string>) =>
    browser.visit(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(form) });

  function optionsIn(page: string) {
    const [, attribute = ''] = /data-options="([^"]*)"/.exec(page) ?? [];
    const { challenge } = JSON.parse(attribute.replaceAll('&quot;', '"')) as { challenge: string };
    return { challenge, rpId: 'localhost', origin };
  }

  /** An account with a password, and a device that has its passkey. */
  async function newAccount() {
    const email = `beside-${++accounts}-${engine}@shopper.test`;
    await insertAccount(database.db, {
      ...{ store_id: 1, ...provenEmail(email, Date.now()), nickname: 'Ada', avatar: '', phone: null, kind: 'email' },
      password_hash: await createPasswords(CHEAP_PASSWORD_COST).hash(PASSWORD),
      ...{ created_at: Date.now(), updated_at: Date.now() },
    });
    const browser = await newBrowser();
    await browser.signIn(email, PASSWORD);
    const device = createAuthenticator();
    const asked = await (await post(browser, SECURITY_PATH, { action: 'add', password: PASSWORD })).text();
    await post(browser, SECURITY_PATH, { action: 'keep', answer: device.create(optionsIn(asked)) });
    return { email, device };
  }
  type Account = Awaited<ReturnType<typeof newAccount>>;

  /** Opens a sign-in page; the returned function signs in on it and returns the shop's address that follows. */
  async function openTab(browser: TestBrowser, state: string, method: Method, { email, device }: Account) {
    const path = await browser.authorize({ state });
    const options = optionsIn(await (await browser.visit(path)).text());
    return async () => {
      if (method === 'password') return browser.follow(await post(browser, path, { email, password: PASSWORD }));
      if (method === 'passkey') return browser.follow(await post(browser, path, { answer: device.sign(options) }));
      ahead += 61_000;
      await post(browser, path, { email, way: 'send-code' });
      return browser.follow(await post(browser, path, { email, code: await codeFor(app, email), way: 'code' }));
    };
  }

  test.each(cells)('$methods, finished in the order $order', async ({ methods, order }) => {
    const account = await newAccount();
    const browser = await newBrowser();
    const tabs: (() => Promise<URL>)[] = [];
    for (const [tab, method] of methods.entries()) tabs.push(await openTab(browser, `tab-${tab}`, method, account));
    for (const tab of order) {
      const callback = await tabs[tab]?.();
      expect(callback?.searchParams.get('state')).toBe(`tab-${tab}`);
      expect((await browser.exchange(callback?.searchParams.get('code') ?? '')).status).toBe(200);
    }
  });

  test('a page that was opened before another tab signed in shows its form still, and an address of another browser none', async () => {
    const account = await newAccount();
    const browser = await newBrowser();
    const [first, second] = [await browser.authorize({ state: 'one' }), await browser.authorize({ state: 'two' })];
    await browser.follow(await post(browser, first, { email: account.email, password: PASSWORD }));
    expect((await browser.visit(second)).status).toBe(200);
    const other = await newBrowser();
    await other.authorize();
    expect((await other.visit(second)).status).toBe(400);
  });
});
