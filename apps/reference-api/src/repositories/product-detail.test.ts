import { decode, encode, ProductDetail } from '@promenade/storefront-sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { merchantCards } from './merchants.ts';
import { listedProductBySlug, productByKey } from './product-detail.ts';
import { hotKeywords } from './search.ts';

describe.each(engines)('the product detail on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const scope = { storeId: 1, languages: ['en'], userId: null } as const;

  async function listed(slug: string, language = 'en') {
    const product = await listedProductBySlug(database.db, { ...scope, languages: [language] }, slug);
    if (!product) throw new Error(`${slug} is not there`);
    return product;
  }

  test('every combination of the attribute values is a variant under its joined values, in both languages', async () => {
    for (const locale of ['en', 'fr'] as const) {
      const { productAttr, productValue } = await listed('slate-laptop-14', locale);
      const combinations = productAttr.reduce<string[][]>(
        (heads, { attrValues }) => heads.flatMap((head) => attrValues.split(',').map((value) => [...head, value])),
        [[]],
      );
      expect(combinations).toHaveLength(8);
      expect(Object.keys(productValue).sort()).toEqual(combinations.map((values) => values.join(',')).sort());
    }
    const { productAttr } = await listed('slate-laptop-14', 'fr');
    expect(productAttr[0]).toMatchObject({ attrName: 'Mémoire', attrValues: '16 Go,32 Go' });
  });

  test('a product without attributes has one variant under the empty text', async () => {
    const { productAttr, productValue } = await listed('mirror-ball');
    expect(productAttr).toEqual([]);
    expect(Object.keys(productValue)).toEqual(['']);
  });

  test('the attributes of the shop come in its order and in the language asked', async () => {
    const { customAttributes } = (await listed('skylark-running-shoe')).productInfo;
    expect(customAttributes.map(({ key }) => key)).toEqual(['material', 'country-of-origin', 'care']);
    const french = (await listed('skylark-running-shoe', 'fr')).productInfo.customAttributes;
    expect(french[1]).toEqual({ key: 'country-of-origin', name: 'Fabriqué en', value: 'Portugal' });
    expect((await listed('mirror-ball')).productInfo.customAttributes).toEqual([]);
  });

  test('the key alone finds a product, the slug alone only when it is listed on the store', async () => {
    const hidden = await database.db
      .selectFrom('products')
      .select(['slug', 'unique_key'])
      .where('listed_on_store', '=', false)
      .executeTakeFirstOrThrow();
    expect(await listedProductBySlug(database.db, scope, hidden.slug)).toBeNull();
    const byKey = await productByKey(database.db, scope, hidden.unique_key);
    expect(byKey?.productInfo.slug).toBe(hidden.slug);
    expect(await productByKey(database.db, scope, 'nothing-of-this-kind')).toBeNull();
    expect(await productByKey(database.db, { ...scope, storeId: 2 }, hidden.unique_key)).toBeNull();
  });

  test('a product off sale is not found', async () => {
    await database.db.updateTable('products').set({ on_sale: false }).where('slug', '=', 'mirror-ball').execute();
    expect(await listedProductBySlug(database.db, scope, 'mirror-ball')).toBeNull();
    await database.db.updateTable('products').set({ on_sale: true }).where('slug', '=', 'mirror-ball').execute();
  });

  test('the stock of a product is that of its variants together', async () => {
    const { productInfo, productValue } = await listed('hush-headphones');
    expect(productInfo.stock).toBe(Object.values(productValue).reduce((sum, sku) => sum + sku.stock, 0));
    expect(productInfo.stock).toBeGreaterThan(0);
  });

  test('the merchant comes with three other products', async () => {
    const { merchantInfo, productInfo } = await listed('hush-headphones');
    expect(merchantInfo.name).toBe('Quiet Kilowatt');
    expect(merchantInfo.proList).toHaveLength(3);
    expect(merchantInfo.proList.map(({ id }) => id)).not.toContain(productInfo.id);
  });

  test('a detail survives the wire', async () => {
    const detail = await listed('skylark-running-shoe');
    expect(decode(ProductDetail, JSON.parse(JSON.stringify(encode(ProductDetail, detail))))).toEqual(detail);
  });

  test('the merchant list shows each merchant with three own products', async () => {
    const { list, total } = await merchantCards(database.db, { ...scope, page: 1, limit: 50 });
    expect(total).toBe(8);
    for (const merchant of list) {
      const owners = await database.db
        .selectFrom('products')
        .select('merchant_id')
        .where(
          'id',
          'in',
          merchant.proList.map(({ id }) => id),
        )
        .execute();
      expect(owners.map((owner) => owner.merchant_id)).toEqual([merchant.id, merchant.id, merchant.id]);
    }
  });

  test('hot keywords come in the language asked', async () => {
    expect((await hotKeywords(database.db, scope)).map(({ title }) => title)).toContain('teapot');
    expect((await hotKeywords(database.db, { ...scope, languages: ['fr'] })).map(({ title }) => title)).toContain(
      'théière',
    );
  });
});
