import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../apps/reference-api/src/db/index.ts';
import { openTestDatabase } from '../../apps/reference-api/src/testing/databases.ts';
import { createTestShop, ORIGIN, type TestShop } from '../../apps/reference-api/src/testing/test-shop.ts';

/* With COMPATIBLE_CLIENTS=off, every client gets responses in the format of the contract. */
let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  shop = await createTestShop(database, {}, { compatibility: false });
});
afterAll(async () => {
  await shop?.close();
  await database?.close();
});

const { host } = new URL(ORIGIN);
const get = (url: string) => shop.app.inject({ url, headers: { host, 'form-type': 'pc' } });

test('errors have their own HTTP status, whatever the client', async () => {
  const answer = await get('/api/front/product/detail/2000000000');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
});

test('calls that only compatible clients use do not exist', async () => {
  for (const path of ['index', 'index/color/config', 'index/bottom/navigation'])
    expect((await get(`/api/front/${path}`)).statusCode, path).toBe(404);
});

test('fields outside the contract are ignored', async () => {
  const { shop: shopper } = await shop.newShopper();
  const save = { realName: 'Ada Shopper', detail: '1 Example Road, Boston' };
  await expect(shopper.addresses.save(save as never)).rejects.toMatchObject({ kind: 'invalid' });
});
