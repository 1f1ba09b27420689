import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { payFor, placeBuyNow } from '../testing/shopping.ts';
import { createTestShop, someAddress, someSku, type TestShop } from '../testing/test-shop.ts';
import { foldTallies } from './product-tallies.ts';

/** Orders of one product. */
const ORDERS = process.env.PM_DEEP ? 100 : 10;

describe('sales, views and reviews of a product', () => {
  let database: Database;
  let testShop: TestShop;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    testShop = await createTestShop(database);
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const product = (id: number) =>
    database.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** How often rows of a table were updated, and how often without a change of its indexes. */
  async function updatesOf(table: string) {
    await sql`select pg_stat_clear_snapshot()`.execute(database.db);
    const { rows } = await sql<{ all: number; hot: number }>`
      select n_tup_upd::integer as all, n_tup_hot_upd::integer as hot from pg_stat_user_tables where relname = ${table}
    `.execute(database.db);
    return rows[0] ?? { all: 0, hot: 0 };
  }

  test('all updates of a sold product are HOT', async () => {
    const sku = await someSku(database, 20, 5);
    await database.db.updateTable('skus').set({ stock: 1000 }).where('id', '=', sku.attrId).execute();
    const before = await product(sku.productId);
    const [products, skus] = [await updatesOf('products'), await updatesOf('skus')];
    const { shop } = await testShop.newShopper();
    const address = await shop.addresses.save(someAddress);
    for (let order = 0; order < ORDERS; order++) {
      await payFor(testShop, shop, await placeBuyNow(shop, sku, 1, address));
    }
    // Each connection reports its statistics when it has been idle for a second.
    const counted = await vi.waitUntil(
      async () => {
        const now = await updatesOf('skus');
        return now.all - skus.all >= ORDERS && now;
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(counted.all - counted.hot).toBe(skus.all - skus.hot);
    expect((await updatesOf('products')).all - products.all).toBe(0);

    await Promise.all([foldTallies(database.db), foldTallies(database.db)]);
    expect((await product(sku.productId)).sales).toBe(before.sales + ORDERS);
    await foldTallies(database.db);
    expect((await product(sku.productId)).sales).toBe(before.sales + ORDERS);
  });

  test('a product that is looked at rises in the lists, once an hour for each network', async () => {
    const { id, slug, unique_key: uniqueKey, browse } = await product(9);
    const url = `/api/front/product/detail/${uniqueKey}/${slug}`;
    for (const remoteAddress of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2']) {
      const { statusCode } = await testShop.app.inject({ url, remoteAddress });
      expect(statusCode).toBe(200);
    }
    await testShop.app.jobs.runDue();
    expect((await product(id)).browse).toBe(browse + 3);
  });

  test('a merchant’s stars follow the reviews of its service', async () => {
    const { merchant_id: merchantId } = await product(9);
    const stars = async () =>
      (
        await database.db
          .selectFrom('merchants')
          .select('star_level')
          .where('id', '=', merchantId)
          .executeTakeFirstOrThrow()
      ).star_level;
    await database.db
      .updateTable('reviews')
      .set({ service_score: 1 })
      .where('product_id', 'in', (of) => of.selectFrom('products').select('id').where('merchant_id', '=', merchantId))
      .execute();
    const before = await stars();
    await database.db.insertInto('product_tallies').values({ product_id: 9, is_reviewed: true }).execute();
    await testShop.app.jobs.runDue();
    expect(before).toBeGreaterThan(1);
    expect(await stars()).toBe(1);
  });
});
