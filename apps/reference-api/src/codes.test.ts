import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

const MINUTE_MS = 60_000;
const REGISTER = '/api/front/login/email/captcha';
const FORGET = '/api/front/login/email/forget/password';
const APPLY = '/api/front/captcha/email/merchant/settled';

describe.each(engines)('codes on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database, { now: () => Date.now() + ahead });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  /** Requests a code for an address. */
  async function ask(url: string, email: string, from: string): Promise<number> {
    const answer = await testShop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: email,
    });
    return answer.statusCode;
  }
  const askAt = async (minutes: number, ...asked: Parameters<typeof ask>) => {
    ahead += minutes * MINUTE_MS;
    return ask(...asked);
  };

  test("requests of one kind of code, or from one network, don't count towards another limit", async () => {
    const [email, stranger, owner] = ['starved@shopper.test', '203.0.113.1', '203.0.113.2'];
    for (let count = 0; count < 3; count++) expect(await askAt(1, FORGET, email, stranger)).toBe(200);
    // Requests continue, each at a time when a code could be sent.
    for (let count = 0; count < 5; count++) expect(await askAt(1, FORGET, email, stranger)).toBe(429);
    expect(await ask(FORGET, email, owner)).toBe(200);
    expect(await ask(FORGET, email, owner), 'one a minute').toBe(429);
    expect(await ask(REGISTER, email, owner), 'another purpose').toBe(200);
    expect(await ask(APPLY, email, owner), 'another purpose').toBe(200);
  });

  test('all networks together send ten an hour for a purpose', async () => {
    ahead += 60 * MINUTE_MS;
    const statuses: number[] = [];
    for (let network = 1; network <= 12; network++) {
      statuses.push(await ask(FORGET, 'flooded@shopper.test', `203.0.113.${network}`));
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  test('one network can request twenty an hour, to any addresses', async () => {
    ahead += 60 * MINUTE_MS;
    const statuses: number[] = [];
    for (let count = 0; count < 22; count++) {
      statuses.push(await ask(REGISTER, `somebody-${count}@shopper.test`, '203.0.113.30'));
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
  });

  test('one mailbox is one recipient, however its address is written', async () => {
    ahead += 60 * MINUTE_MS;
    const spellings = ['box@gmail.com', 'b.o.x@gmail.com', 'BOX@gmail.com', 'box+1@gmail.com', 'box@googlemail.com'];
    const statuses: number[] = [];
    for (const email of spellings) statuses.push(await ask(REGISTER, email, '203.0.113.1'));
    expect(statuses).toEqual([200, 429, 429, 429, 429]);
  });

  test('other clients cannot use up a signed-in account’s code limit for a new password', async () => {
    ahead += 60 * MINUTE_MS;
    const { id } = await testShop.newShopper();
    const { email } = await database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let network = 1; network <= 12; network++) {
      ahead += MINUTE_MS;
      for (const url of [FORGET, REGISTER, APPLY]) await ask(url, email ?? '', `203.0.113.${network}`);
    }
    const authorization = `Bearer ${await testShop.tokenFor(id)}`;
    const own = async () => {
      const url = '/api/front/captcha/email/password';
      return (await testShop.app.inject({ method: 'POST', url, headers: { authorization } })).statusCode;
    };
    expect(await own()).toBe(200);
    expect(await own(), 'one a minute').toBe(429);
  });
});
