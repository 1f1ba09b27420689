import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { skuIdsOf, soldItems } from './repositories/sold-items.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { placeBuyNow } from './testing/shopping.ts';
import { createTestShop, someSku, type TestShop } from './testing/test-shop.ts';

describe.each(engines)('an order on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
  });
  afterAll(async () => {
    await testShop.close();
    await database.close();
  });

  test('keeps the merchant’s name and whether shipping was included', async () => {
    const shopper = await testShop.shopper((await testShop.newShopper()).id);
    const sku = await someSku(database);
    await placeBuyNow(shopper, sku);
    const shown = async () => {
      const part = (await shopper.orders.listUnpaid()).list[0]?.orderList[0];
      return { merName: part?.merName, included: part?.orderInfoList[0]?.isShippingIncluded };
    };
    const before = await shown();

    const item = (await soldItems(database.db, [sku.attrId])).get(sku.attrId);
    await database.db
      .updateTable('merchants')
      .set({ name: 'Another name' })
      .where('id', '=', item?.merchantId ?? 0)
      .execute();
    await database.db
      .updateTable('products')
      .set({ is_shipping_included: !item?.isShippingIncluded })
      .where('id', '=', sku.productId)
      .execute();
    expect(before).toEqual({ merName: item?.merchantName, included: item?.isShippingIncluded });
    expect(await shown()).toEqual(before);

    // A row of an earlier version has neither.
    await database.db.updateTable('merchant_orders').set({ sold_by: null }).execute();
    await database.db.updateTable('order_lines').set({ was_shipping_included: null }).execute();
    expect(await shown()).toEqual({ merName: 'Another name', included: !item?.isShippingIncluded });
  });
});

test.each(engines)('any number of variants is found by one statement on %s', async (engine) => {
  let statements = 0;
  const database = await openTestDatabase(engine, { onQuery: () => statements++ });
  const skus = await database.db.selectFrom('skus').select(['id', 'product_id']).orderBy('id').limit(20).execute();
  const wanted = skus.map(({ id, product_id: productId }) => ({ productId, variant: { id } }));
  statements = 0;
  const found = await skuIdsOf(database.db, 1, [...wanted, { productId: 1, variant: { values: 'none' } }]);
  expect(found).toEqual([...skus.map(({ id }) => id), undefined]);
  expect(await skuIdsOf(database.db, 2, wanted.slice(0, 1))).toEqual([undefined]);
  expect(statements).toBe(2);
  await database.close();
});
