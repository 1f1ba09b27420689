import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createTestShop, ORIGIN, type TestShop } from './testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(engines)('the lowest price of 30 days on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
    await set('country', 'FR');
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  async function set(setting: string, value: string) {
    expect((await testShop.operate('shop set', { setting, value })).status).toBe(200);
    // Another process has not kept the settings.
    await testShop.close();
    testShop = await createTestShop(database);
  }
  /** Changes products by a file, as the owner does. */
  async function change(file: string) {
    expect(await testShop.operate('import', { sheet: 'products', file })).toMatchObject({ status: 200 });
  }
  /** All changes of prices so far were earlier than they were. */
  async function pass(days: number) {
    for (const table of ['product_price_history', 'sku_price_history'])
      await sql`update ${sql.table(table)} set until_at = until_at - ${days * DAY_MS}`.execute(database.db);
  }
  /** Without changes of its price before, a product that is for sale at 100.00. */
  async function product(skip: number) {
    const row = await database.db
      .selectFrom('products')
      .innerJoin('skus', 'skus.product_id', 'products.id')
      .select(['products.id', 'products.slug', 'products.merchant_id', 'skus.id as skuId'])
      .where('products.store_id', '=', 1)
      .where('products.on_sale', '=', true)
      .where('products.listed_on_store', '=', true)
      .where('skus.stock', '>', 5)
      .distinctOn('products.id')
      .orderBy('products.id')
      .offset(skip)
      .limit(1)
      .executeTakeFirstOrThrow();
    await change(`slug,price,store_price,discount,discount_until,market_price\n${row.slug},100,,,,\n`);
    await database.db.updateTable('skus').set({ price_cents: 10_000 }).where('product_id', '=', row.id).execute();
    await database.db.deleteFrom('product_price_history').where('product_id', '=', row.id).execute();
    await sql`delete from sku_price_history where sku_id in (select id from skus where product_id = ${row.id})`.execute(
      database.db,
    );
    return row;
  }
  /** A variant as the feed has it. */
  async function feedRow(skuId: number) {
    const { message } = await testShop.operate('feed key', { name: `prices-${skuId}` });
    const authorization = `Bearer ${/ is ([\w-]{43})\./.exec(message)?.[1]}`;
    const headers = { host: new URL(ORIGIN).host, authorization };
    const { body } = await testShop.app.inject({ url: '/api/feeds/products.jsonl', headers });
    const rows = body.split('\n').filter(Boolean);
    return rows.map((row) => JSON.parse(row) as Record<string, string>).find(({ id }) => id === `${skuId}`);
  }
  const storePrice = (slug: string, price: string) => change(`slug,store_price\n${slug},${price}\n`);

  test('is shown next to a struck price on cards, pages, wishes and in the cart: 80, 100, 90 shows 80', async () => {
    const { id, slug, skuId, merchant_id: merId } = await product(3);
    await storePrice(slug, '80');
    await pass(10);
    await storePrice(slug, '');
    await pass(10);
    await storePrice(slug, '90');
    const guest = testShop.guest();
    const [card] = (await guest.products.byIds({ ids: [id] })).list;
    expect(card).toMatchObject({ price: 10_000, storePrice: 9_000, lowestPrice: 8_000 });
    const ofMerchant = (await guest.merchants.products({ merId, limit: 50 })).list.find((one) => one.id === id);
    expect(ofMerchant ?? card).toMatchObject({ lowestPrice: 8_000 });
    const { productInfo, productValue } = await guest.products.detailBySlug({ slug });
    expect(productInfo.lowestPrice).toBe(8_000);
    expect(Object.values(productValue).map(({ lowestPrice }) => lowestPrice)).toContain(8_000);
    const { shop } = await testShop.newShopper();
    await shop.wishlist.add(id);
    expect((await shop.wishlist.list()).list).toMatchObject([{ lowestPrice: 8_000 }]);
    await shop.cart.save([{ productId: id, productAttrUnique: skuId, cartNum: 1, storeId: 1 }]);
    const [group] = await shop.cart.list({ isValid: true, storeId: 1 });
    expect(group?.cartInfoList).toMatchObject([{ lowestPrice: 8_000 }]);
    expect(await feedRow(skuId)).toMatchObject({
      ...{ price: '100.00 USD', sale_price: '90.00 USD', lowest_price_30_days: '80.00 USD' },
    });
    await pass(31);
    expect((await guest.products.byIds({ ids: [id] })).list).toMatchObject([{ lowestPrice: 8_000 }]);
  });

  test('ignores prices from more than 30 days before the reduction', async () => {
    const { id, slug } = await product(4);
    await storePrice(slug, '80');
    await pass(1);
    await storePrice(slug, '');
    await pass(31);
    await storePrice(slug, '90');
    const [card] = (await testShop.guest().products.byIds({ ids: [id] })).list;
    expect(card).toMatchObject({ storePrice: 9_000, lowestPrice: 10_000 });
  });

  test('follows a command’s change of a variant’s own price', async () => {
    const { slug, skuId } = await product(5);
    const { sku: variant } = await database.db
      .selectFrom('skus')
      .select('sku')
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow();
    const named: Record<string, string> = variant.en ? { variant: variant.en } : {};
    await testShop.operate('price', { slug, price: '60.00', ...named });
    await pass(5);
    await testShop.operate('price', { slug, price: '100.00', ...named });
    await pass(5);
    await storePrice(slug, '90');
    const { productValue } = await testShop.guest().products.detailBySlug({ slug });
    expect(Object.values(productValue).find(({ id }) => id === skuId)).toMatchObject({ lowestPrice: 6_000 });
  });

  test('of product and variants changed by one file has no price in between', async () => {
    const { id, slug } = await product(6);
    await pass(1);
    await change(`slug,price,discount,discount_until\n${slug},200,50,2099-01-31\n`);
    const [card] = (await testShop.guest().products.byIds({ ids: [id] })).list;
    expect(card).toMatchObject({ price: 20_000, discount: 50 });
    const { productValue } = await testShop.guest().products.detailBySlug({ slug });
    for (const sku of Object.values(productValue)) expect(sku.lowestPrice ?? 10_000).toBe(10_000);
  });

  test('is shown as the country has it, unless the shop chooses', async () => {
    const { id, slug } = await product(7);
    await storePrice(slug, '80');
    const lowest = async () => (await testShop.guest().products.byIds({ ids: [id] })).list[0]?.lowestPrice;
    expect(await lowest()).toBe(10_000);
    await set('country', 'US');
    expect(await lowest()).toBeUndefined();
    await set('lowestPrice', 'yes');
    expect(await lowest()).toBe(10_000);
    await set('country', 'FR');
    await set('lowestPrice', 'no');
    expect(await lowest()).toBeUndefined();
    expect((await testShop.operate('shop set', { setting: 'country', value: 'France' })).status).toBe(400);
  });
});
