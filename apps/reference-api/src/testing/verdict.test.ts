import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from './databases.ts';
import { buyPaid } from './shopping.ts';
import { createTestShop, someSku, type TestShop } from './test-shop.ts';
import { type AcknowledgedOrder, faultsOf, stocksOf } from './verdict.ts';

describe.each(engines)('the verdict on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let skuId: number;
  let stock: Map<number, number>;
  const acknowledged: AcknowledgedOrder[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
    const sku = await someSku(database);
    skuId = sku.attrId;
    stock = await stocksOf(database, [skuId]);
    for (let buyer = 0; buyer < 2; buyer++) {
      const { token } = await testShop.guest().login.asGuest({ email: `buyer${buyer}@trial.example` });
      const { orderNo } = await buyPaid(testShop, testShop.withToken(token), sku, 2);
      acknowledged.push({ orderNo, isPaid: true });
    }
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  class Undone extends Error {}

  /** Violations found after a change that breaks an invariant, which is rolled back afterwards. */
  async function foundAfter(breaking: (tx: Database['db']) => Promise<unknown>) {
    let found: Awaited<ReturnType<typeof faultsOf>> | undefined;
    const trying = database.db.transaction().execute(async (tx) => {
      await breaking(tx);
      found = await faultsOf({ db: tx }, acknowledged, stock);
      throw new Undone();
    });
    await expect(trying).rejects.toBeInstanceOf(Undone);
    return found;
  }

  test('an intact shop has no violations', async () => {
    expect(await faultsOf(database, acknowledged, stock)).toEqual({ lost: [], wrong: [] });
  });

  test('an acknowledged order that is not there is lost', async () => {
    const all = [...acknowledged, { orderNo: 'PT0', isPaid: false }];
    expect((await faultsOf(database, all, stock)).lost).toEqual(['order PT0 was acknowledged and is not there']);
  });

  test('a payment that is forgotten is lost', async () => {
    const found = await foundAfter((tx) =>
      tx
        .updateTable('orders')
        .set({ paid: false })
        .where('order_no', '=', acknowledged[0]?.orderNo ?? '')
        .execute(),
    );
    expect(found?.lost).toEqual([`order ${acknowledged[0]?.orderNo} was paid and is open again`]);
  });

  test('units that appear from nowhere are found', async () => {
    const left = (stock.get(skuId) ?? 0) - 3;
    const found = await foundAfter((tx) =>
      tx.updateTable('skus').set({ stock: left }).where('id', '=', skuId).execute(),
    );
    expect(found?.wrong).toEqual([`variant ${skuId} has ${left} pieces, and ${left - 1} should be left`]);
  });

  test('a sum that does not add up is found', async () => {
    const found = await foundAfter((tx) => tx.updateTable('order_lines').set({ unit_price_cents: 1 }).execute());
    expect(found?.wrong).toContain(`order ${acknowledged[0]?.orderNo} does not add up`);
  });

  test('a purchase that was done twice is found', async () => {
    const found = await foundAfter(async (tx) => {
      const [one, other] = await tx
        .selectFrom('users')
        .select('id')
        .where('email', 'like', '%@trial.example')
        .orderBy('id')
        .execute();
      await tx
        .updateTable('orders')
        .set({ user_id: one?.id ?? 0 })
        .where('user_id', '=', other?.id ?? 0)
        .execute();
    });
    expect(found?.wrong).toContainEqual(expect.stringMatching(/was placed twice by buyer0@trial\.example$/));
  });
});
