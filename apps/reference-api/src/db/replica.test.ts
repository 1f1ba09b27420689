import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestShop, someSku, type TestShop } from '../testing/test-shop.ts';
import type { Database } from './database.ts';
import { openReplica, type Replica } from './replica.ts';

const LAG_MS = 60_000;

let leader: Database;
let copy: Database;
let replica: Replica;
let testShop: TestShop;
let slug: string;
const reasons: string[] = [];

const addressOf = async ({ db }: Database, port?: number) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const address = new URL(inject('postgres').address);
  address.pathname = rows[0]?.name ?? '';
  if (port !== undefined) address.port = `${port}`;
  // A standby takes no writes either.
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  return address.href;
};
const beatAt = (secondsAgo: number) =>
  sql`update leader_beats set beat_at = clock_timestamp() - ${`${secondsAgo} seconds`}::interval`.execute(copy.db);

async function openShop(port?: number) {
  await testShop?.close();
  await replica?.close();
  const url = await addressOf(copy, port);
  replica = openReplica({ url, lagMs: LAG_MS, onAway: ({ message }) => reasons.push(message) });
  testShop = await createTestShop(leader, { replica });
}

beforeAll(async () => {
  [leader, copy] = await Promise.all([openTestDatabase('postgres'), openTestDatabase('postgres')]);
  const { productId } = await someSku(leader);
  const { db } = copy;
  const renamed = db
    .updateTable('products')
    .set({ name: { en: 'Seen in the copy' } })
    .where('id', '=', productId);
  ({ slug } = await renamed.returning('slug').executeTakeFirstOrThrow());
});
beforeEach(async () => {
  reasons.length = 0;
  await openShop();
});
afterAll(async () => {
  await testShop?.close();
  await replica?.close();
  await leader?.close();
  await copy?.close();
});

async function isFromCopy(shop = testShop.guest()): Promise<boolean> {
  const { productInfo } = await shop.products.detailBySlug({ slug });
  return productInfo.storeName === 'Seen in the copy';
}

test("public catalogue reads use an up-to-date replica, and a shopper's own marks come from the database", async () => {
  await beatAt(0);
  expect(await isFromCopy()).toBe(true);
  const { shop } = await testShop.newShopper();
  expect(await isFromCopy(shop)).toBe(true);
  const { productInfo } = await shop.products.detailBySlug({ slug });
  await shop.wishlist.add(productInfo.id);
  await shop.merchants.follow(productInfo.merId);
  expect(await shop.products.detailBySlug({ slug })).toMatchObject({
    productInfo: { storeName: 'Seen in the copy' },
    userCollect: true,
    merchantInfo: { isCollect: true },
  });
  expect(await shop.merchants.index(productInfo.merId)).toMatchObject({ isCollect: true });
  expect((await shop.wishlist.list()).list).toMatchObject([{ productId: productInfo.id }]);
});

test('private data is read from the database', async () => {
  await beatAt(0);
  const { uniqueKey } = (await testShop.guest().products.detailBySlug({ slug })).productInfo;
  const preview = await testShop.guest().products.preview({ uniqueKey, slug });
  expect(preview.productInfo.storeName).not.toBe('Seen in the copy');
});

test('a replica that lags more than allowed is not used, which is reported once', async () => {
  await beatAt(300);
  expect([await isFromCopy(), await isFromCopy()]).toEqual([false, false]);
  expect(reasons).toEqual([expect.stringMatching(/^\d{6} ms behind, and 60000 are allowed$/)]);
});

test('a replica without heartbeats is not used', async () => {
  await sql`delete from leader_beats`.execute(copy.db);
  expect(await isFromCopy()).toBe(false);
  await sql`insert into leader_beats values (clock_timestamp())`.execute(copy.db);
});

test('without replicas reads use the database', async () => {
  await openShop(await freePort());
  expect(await isFromCopy()).toBe(false);
});

test('a read that fails on a replica is retried on the database', async () => {
  await beatAt(0);
  expect(
    await replica.read(
      (db) => sql`select nothing from nowhere`.execute(db).then(() => 'there'),
      async () => 'here',
    ),
  ).toBe('here');
});

test('a missing row does not cause a second read', async () => {
  await beatAt(0);
  const answer = await testShop.app.inject({ url: '/api/front/product/detail/listed/no-such-thing' });
  expect([answer.statusCode, reasons]).toEqual([404, []]);
});

test('the beat moves on by any number of processes, twice a second', async () => {
  const read = () =>
    sql<{ at: Date }>`select beat_at as at from leader_beats`.execute(leader.db).then(({ rows }) => rows[0]?.at);
  const before = await read();
  replica.startBeating(leader.db);
  await expect.poll(read).not.toEqual(before);
});
