import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storefront } from '@promenade/storefront-sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase, type Database } from './db/index.ts';
import { inTransaction } from './repositories/transaction.ts';
import { type CuttingProxy, openCuttingProxy } from './testing/cutting-proxy.ts';
import { openTestDatabase } from './testing/databases.ts';
import { deepTest } from './testing/runs.ts';
import { openBuyNow } from './testing/shopping.ts';
import { createTestShop, someSku, type TestShop } from './testing/test-shop.ts';
import { TIMEOUTS } from './timeouts.ts';

let own: Database;
let proxy: CuttingProxy;
let database: Database;
let testShop: TestShop;
let shop: Storefront;
let userId: number;

beforeAll(async () => {
  own = await openTestDatabase('postgres');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
  const address = new URL(inject('postgres').address);
  proxy = await openCuttingProxy(Number(address.port));
  address.pathname = rows[0]?.name ?? '';
  address.port = `${proxy.port}`;
  database = await createDatabase({ databaseUrl: address.href, poolSize: 8, statementTimeoutMs: 60_000 });
  testShop = await createTestShop(database);
  const shopper = await testShop.newShopper();
  [shop, userId] = [shopper.shop, shopper.id];
});
beforeEach(() => {
  proxy.weather = 'fair';
});
afterAll(async () => {
  proxy?.cut();
  await testShop?.close();
  await database?.close();
  await proxy?.close();
  await own?.close();
});

const ordersOf = async () =>
  (await own.db.selectFrom('orders').select('id').where('user_id', '=', userId).execute()).length;

/** Sends an order with a new key, or the given one. */
async function order(key: string | undefined = randomUUID()) {
  const body = await openBuyNow(shop, await someSku(own));
  return () =>
    testShop.app.inject({
      method: 'POST',
      url: '/api/front/order/create',
      headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
      payload: body,
    });
}
let token = '';
beforeEach(async () => {
  token = await testShop.tokenFor(userId);
});

test('reads go on after all connections broke', async () => {
  await testShop.guest().products.list({ limit: 5 });
  proxy.cut();
  const [list, mine] = await Promise.all([testShop.guest().products.list({ limit: 5 }), shop.orders.list({})]);
  expect(list.list).toHaveLength(5);
  expect(mine.list).toBeDefined();
});

test('an order whose commit succeeded without a response is placed once, and acknowledged', async () => {
  const before = await ordersOf();
  const send = await order();
  proxy.weather = 'cut at commit';
  const answer = await send();
  expect([answer.statusCode, answer.json().code]).toEqual([200, 200]);
  expect(answer.headers['idempotency-replayed']).toBe('true');
  expect(await ordersOf()).toBe(before + 1);
});

test('without a key the repeated order is refused, so that it is not mistaken for a new one', async () => {
  const send = await order('');
  proxy.weather = 'cut at commit';
  const answer = await send();
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

deepTest('work that repeats a commit without a key is caught doing it twice', async () => {
  const note = (text: string) => (tx: Pick<typeof own.db, 'insertInto'>) =>
    tx
      .insertInto('product_tallies')
      .values({ product_id: 1, seen: 77 })
      .execute()
      .then(() => text);
  const noted = async () =>
    (await own.db.selectFrom('product_tallies').select('id').where('seen', '=', 77).execute()).length;
  proxy.weather = 'cut at commit';
  await expect(inTransaction(database.db, note('once'))).rejects.toThrow();
  expect(await noted()).toBe(1);
  proxy.weather = 'cut at commit';
  await inTransaction(database.db, note('twice'), { isRepeatable: true });
  expect(await noted()).toBe(3);
});

test('without a leader, reads and writes are refused with a retry time, and recover automatically', async () => {
  const send = await order();
  proxy.weather = 'refused';
  proxy.cut();
  const refusals = await Promise.all([
    send(),
    testShop.app.inject({ url: '/api/front/product/list?limit=5', headers: { authorization: `Bearer ${token}` } }),
  ]);
  for (const { statusCode, headers } of refusals) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  proxy.weather = 'fair';
  expect((await send()).statusCode).toBe(200);
});

test('a request gets a response while the database hangs', async () => {
  const impatient = await createTestShop(database, { timeouts: { ...TIMEOUTS, answerMs: 1_000 } });
  proxy.weather = 'hanging';
  const answer = await impatient.app.inject({ url: '/api/front/product/list?limit=5&page=2' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  proxy.weather = 'fair';
  proxy.cut();
  expect((await testShop.guest().products.list({ limit: 5 })).list).toHaveLength(5);
  await impatient.close();
});

test('a connection that breaks between two statements of a transaction ends no process', async () => {
  let runs = 0;
  const names = await inTransaction(database.db, async (tx) => {
    const found = await tx.selectFrom('stores').select('id').execute();
    if (runs++ === 0) {
      proxy.cut();
      await pause(50);
    }
    await tx.selectFrom('stores').select('id').execute();
    return found;
  });
  expect([runs, names.length > 0]).toEqual([2, true]);
});
