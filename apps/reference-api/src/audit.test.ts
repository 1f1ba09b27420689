import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { logOptions } from './log.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { refusal } from './testing/refusal.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

describe.each(engines)('the audit log on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  const logged: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const logger = { ...logOptions('info'), stream: { write: (line: string) => logged.push(line) } };
    testShop = await createTestShop(database, { logger });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const audited = () => logged.map((line) => JSON.parse(line)).filter(({ audit }) => audit);

  test('sign-ins leave a line, right or wrong, without the address and the password', async () => {
    const { login } = testShop.guest();
    const email = 'demo@promenade.example';
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await login.withEmail({ email, password: 'promenade-demo' });
    await refusal(login.withEmail({ email, password: 'wrong-guess' }));
    await refusal(login.withEmail({ email: 'nobody@shopper.test', password: 'wrong-guess' }));
    const [right, wrong, unknown] = audited();
    expect(right).toMatchObject({ audit: 'sign-in', result: 'ok', shop: 1, account: id, network: '127.0.0.1' });
    expect(wrong).toMatchObject({ audit: 'sign-in', result: 'refused', shop: 1, claim: right.claim });
    expect(unknown.claim).not.toBe(right.claim);
    expect(logged.join('')).not.toMatch(/demo@|nobody@|wrong-guess|promenade-demo/);
  });

  test('codes that are refused, and new passwords, leave a line', async () => {
    logged.length = 0;
    const { login } = testShop.guest();
    const email = 'ada@audited.test';
    await refusal(login.registerEmail({ email, password: 'seven-lamps', storeId: 1, captcha: '123456' }));
    const demo = 'demo@promenade.example';
    await login.sendPasswordResetCode(demo);
    const { subject } = await database.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('purpose', '=', 'password-code')
      .executeTakeFirstOrThrow();
    const words = { newPassword: 'nine-lanterns', passwordAgain: 'nine-lanterns' };
    await login.resetPassword({ email: demo, captcha: subject.slice(0, 6), ...words });
    expect(audited()).toMatchObject([
      { audit: 'code refused', shop: 1, purpose: 'registration' },
      { audit: 'password changed', shop: 1, account: expect.any(Number), network: '127.0.0.1' },
    ]);
  });

  test("an operator's actions and attempts without the secret are logged", async () => {
    logged.length = 0;
    await testShop.operate('price', { slug: 'nothing', price: '1.00' });
    await testShop.operate('feed key', { name: 'ada@shopper.test' });
    await testShop.app.inject({ method: 'POST', url: '/operator/price', payload: {} });
    expect(audited()).toMatchObject([
      { audit: 'operator command', command: 'price', slug: 'nothing', price: '1.00', status: 404 },
      { audit: 'operator command', command: 'feed key', name: '***', status: 200 },
      { audit: 'operator refused' },
    ]);
    expect(audited()[1].text).toBeUndefined();
    const ids = logged
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'answered')
      .map(({ reqId }) => reqId);
    expect(audited().map(({ reqId }) => reqId)).toEqual(ids);
    expect(ids.every(Boolean)).toBe(true);
  });

  test('request logs name the calling account and its network', async () => {
    logged.length = 0;
    const { id, shop } = await testShop.newShopper();
    await shop.user.info();
    await testShop.guest().search.products({});
    const answered = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered).toMatchObject([{ account: id, network: '127.0.0.1' }, { network: '127.0.0.1' }]);
    expect(answered[1].account).toBeUndefined();
  });
});
