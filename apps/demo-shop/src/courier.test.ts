import type { Database } from '@promenade/reference-api/db/index.ts';
import { engines, openTestDatabase } from '@promenade/reference-api/testing/databases.ts';
import { buyPaid } from '@promenade/reference-api/testing/shopping.ts';
import { createTestShop, someSku, type TestShop } from '@promenade/reference-api/testing/test-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoExtension } from './demo-shop.ts';

describe.each(engines)('the merchant and the courier of the demo shop on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const extension = demoExtension({ courier: true });
    testShop = await createTestShop(database, { extension, now: () => Date.now() + ahead });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const pass = async (ms: number) => {
    ahead += ms;
    await testShop.app.jobs.runDue();
  };

  test('send, carry and deliver an order, and accept a refund', async () => {
    const { shop } = await testShop.newShopper();
    const sku = await someSku(database);
    const [kept, returned] = [await buyPaid(testShop, shop, sku), await buyPaid(testShop, shop, sku)];
    await shop.refunds.apply({ orderNo: returned.partNo, text: 'Torn' });
    await pass(60_000);
    expect(await shop.orders.detail(kept.partNo)).toMatchObject({ status: 1, deliveryType: 'express' });
    expect(await shop.orders.detail(returned.partNo)).toMatchObject({ status: 0, refundStatus: 3 });
    await pass(40_000);
    expect(await shop.orders.logistics(kept.partNo)).toMatchObject({ state: 2 });
    await pass(40_000);
    expect(await shop.orders.logistics(kept.partNo)).toMatchObject({ state: 3, logisticsInfo: { length: 2 } });
    expect((await shop.orders.detail(kept.partNo)).status).toBe(2);
  });
});
