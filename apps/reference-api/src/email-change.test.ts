import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP_PASSWORD_COST } from '../../demo-shop/src/testing.ts';
import type { Database } from './db/index.ts';
import { createPasswords } from './identity/passwords.ts';
import { logOptions } from './log.ts';
import { accountByEmail, insertAccount, provenEmail, updateUser } from './repositories/users.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { newVisitor, proveAddress } from './testing/identities.ts';
import { codeFor, mailsTo, otherThan } from './testing/mailbox.ts';
import { createTestBrowser } from './testing/oidc-client.ts';
import { type Statements, statements, withFaults } from './testing/planted-faults.ts';
import { refusal } from './testing/refusal.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'seven-lamps';
const INFO = '/api/front/user/info';

const wrongCode = 'invalid: The verification code is wrong or expired';

describe.each(engines)('another e-mail address on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let origin: string;
  let ahead = 0;
  const logged: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const logger = { ...logOptions('info'), stream: { write: (line: string) => logged.push(line) } };
    testShop = await createTestShop(database, { now: () => Date.now() + ahead, logger }, { publicUrl: origin });
    await testShop.app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const addressOf = (name: string) => `${name}-${engine}@shopper.test`;

  async function newAccount(name: string, password: string | null = PASSWORD) {
    ahead += MINUTE_MS;
    const { id, shop } = await testShop.newShopper();
    const email = addressOf(name);
    const password_hash = password && (await createPasswords(CHEAP_PASSWORD_COST).hash(password));
    await updateUser(database.db, id, { ...provenEmail(email, Date.now()), password_hash });
    return { id, shop, email };
  }

  test('the code of the new one and the password change it; the old one gets a notice, and other devices are signed out', async () => {
    const { id, email } = await newAccount('ada');
    const next = addressOf('ada-next');
    const [here, there] = [await createTestBrowser(origin), await createTestBrowser(origin)];
    const [{ body }, other] = [await here.signIn(email, PASSWORD), await there.signIn(email, PASSWORD)];
    const call = async (path: string, payload: object) => {
      const headers = await here.headers(body.access_token ?? '', 'POST', path);
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
      const response = await fetch(origin + path, { ...init, body: JSON.stringify(payload) });
      return (await response.json()) as { code: number; data: { fieldErrors?: object } | null };
    };
    const ask = (address?: string) => call('/api/front/captcha/email/change', { email: address });
    const change = (given: object) => call('/api/front/user/email/change', { email: next, ...given });

    expect(await ask(email.toUpperCase())).toMatchObject({
      code: 400,
      data: { fieldErrors: { email: expect.any(String) } },
    });
    expect((await ask(next.toUpperCase())).code).toBe(200);
    expect((await ask(next)).code, 'one a minute').toBe(429);
    const captcha = await codeFor(testShop.app, next);
    expect(await mailsTo(testShop.app, next)).toMatchObject([{ purpose: 'email-change-code' }]);

    const refused = async (given: object, field: string) =>
      expect(await change(given)).toMatchObject({ code: 400, data: { fieldErrors: { [field]: expect.any(String) } } });
    await refused({ captcha }, 'password');
    await refused({ captcha, password: 'wrong-lamps' }, 'password');
    // No password is checked for a wrong code.
    await refused({ captcha: otherThan(captcha), password: 'wrong-lamps' }, 'captcha');
    // The code of the new address is none of the present one.
    await refused({ captcha, currentCaptcha: captcha }, 'currentCaptcha');
    expect((await change({ captcha, password: PASSWORD })).code).toBe(200);
    await refused({ email: addressOf('ada-third'), captcha, password: PASSWORD }, 'captcha');

    const known = await fetch(origin + INFO, { headers: await here.headers(body.access_token ?? '', 'GET', INFO) });
    expect(await known.json()).toMatchObject({ data: { uid: id, email: next, emailProven: true } });
    expect((await here.refresh(body.refresh_token ?? '')).status).toBe(200);
    expect((await there.refresh(other.body.refresh_token ?? '')).status).toBe(400);
    expect(await there.authorize()).toContain('/interaction/');
    expect((await mailsTo(testShop.app, email)).map(({ purpose }) => purpose)).toEqual(['email-changed']);
    const { login } = testShop.guest();
    expect((await login.withEmail({ email: next, password: PASSWORD })).uid).toBe(id);
    expect(await refusal(login.withEmail({ email, password: PASSWORD }))).toMatch(/not right/);

    const audited = logged.map((line) => JSON.parse(line)).filter(({ audit }) => audit === 'e-mail changed');
    expect(audited).toMatchObject([{ shop: 1, account: id, network: '127.0.0.1' }]);
    expect(logged.join('')).not.toMatch(new RegExp(`${email}|${next}`));
  });

  test('an address with an account gets the usual response, and its owner gets a mail', async () => {
    const [asker, owner] = [await newAccount('asks'), await newAccount('owns')];
    const free = addressOf('nobody');
    const look = async (email: string) => {
      const { user } = asker.shop;
      const answers: unknown[] = [await user.sendEmailChangeCode({ email })];
      answers.push(await refusal(user.sendEmailChangeCode({ email })));
      answers.push(await refusal(user.changeEmail({ email, captcha: '12345', password: PASSWORD })));
      return answers;
    };
    expect(await look(owner.email)).toEqual(await look(free));
    expect((await mailsTo(testShop.app, owner.email)).map(({ purpose }) => purpose)).toEqual(['email-change-known']);
    expect((await mailsTo(testShop.app, free)).map(({ purpose }) => purpose)).toEqual(['email-change-code']);
    // One network requests three mails a day to a mailbox.
    for (let count = 0; count < 2; count++) {
      ahead += 61 * MINUTE_MS;
      await asker.shop.user.sendEmailChangeCode({ email: free });
    }
    expect(await refusal(asker.shop.user.sendEmailChangeCode({ email: free }))).toMatch(/^rate-limited/);
    expect(await mailsTo(testShop.app, free)).toHaveLength(3);
  });

  test('a shopper without a password confirms with a code mailed to the current address', async () => {
    const { id, shop, email } = await newAccount('ben', null);
    const next = addressOf('ben-next');
    await shop.user.sendEmailChangeCode({ email: next });
    await shop.user.sendEmailChangeCode({});
    const [captcha, currentCaptcha] = [await codeFor(testShop.app, next), await codeFor(testShop.app, email)];
    const change = (given: object) => shop.user.changeEmail({ email: next, captcha, ...given });
    expect(await refusal(change({ password: PASSWORD }))).toMatch(/password is not right/);
    expect(await refusal(change({ currentCaptcha: otherThan(currentCaptcha) }))).toBe(wrongCode);
    await change({ currentCaptcha });
    expect(await accountByEmail(database.db, 1, next)).toMatchObject({ id, mailbox: next });
    expect((await mailsTo(testShop.app, email))[0]?.purpose).toBe('email-changed');
  });

  test('an address that is registered concurrently stays with its new account', async () => {
    const { shop, email } = await newAccount('late');
    const next = addressOf('late-next');
    await shop.user.sendEmailChangeCode({ email: next });
    const captcha = await codeFor(testShop.app, next);
    const consumeCode: Statements['consumeCode'] = async (tx, codeId, now) => {
      const shared = {
        store_id: 1,
        nickname: 'Quick',
        avatar: '',
        phone: null,
        password_hash: null,
        kind: 'email',
      } as const;
      await insertAccount(tx, { ...shared, ...provenEmail(next, now), created_at: now, updated_at: now });
      return statements.consumeCode(tx, codeId, now);
    };
    const change = { email: next, captcha, password: PASSWORD };
    expect(await withFaults({ consumeCode }, () => refusal(shop.user.changeEmail(change)))).toBe(wrongCode);
    expect((await shop.user.info()).email).toBe(email);
    await shop.user.changeEmail(change);
  });

  test('an unconfirmed address is confirmed first', async () => {
    const email = addressOf('visitor');
    const { shop } = await newVisitor(testShop, email);
    expect(await refusal(shop.user.sendEmailChangeCode({ email: addressOf('visitor-next') }))).toMatch(/^forbidden/);
    await proveAddress(database, shop, email);
    await shop.user.sendEmailChangeCode({ email: addressOf('visitor-next') });
  });
});
