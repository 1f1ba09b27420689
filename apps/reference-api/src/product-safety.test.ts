import { createStorefront } from '@promenade/storefront-sdk';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { injectedFetch, ORIGIN, someSku, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

describe.each(engines)('product safety on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });

  test('is imported from the product file, shown in both languages, and exported unchanged', async () => {
    const { productId } = await someSku(database);
    const { slug, unique_key: uniqueKey } = await database.db
      .selectFrom('products')
      .select(['slug', 'unique_key'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const shown = async (locale: string) => {
      const shop = createStorefront({
        baseUrl: ORIGIN,
        fetch: injectedFetch(testShop.app),
        headers: () => ({ 'accept-language': locale }),
      });
      return (await shop.products.detail({ uniqueKey, slug })).productInfo;
    };
    const before = await shown('en');
    expect([before.manufacturer, before.safetyInfo, before.isWithdrawable]).toEqual([undefined, undefined, true]);
    const file = [
      'slug,manufacturer,responsible_person,safety,safety_fr,withdrawable',
      `${slug},"Example Works, 4 Mill Lane",Exemple SARL,Keep away from fire,Tenir loin du feu,no`,
    ].join('\n');
    const put = (text: string) => testShop.operate('import', { sheet: 'products', file: text });
    expect(await put(file)).toMatchObject({ status: 200 });
    const facts = {
      manufacturer: 'Example Works, 4 Mill Lane',
      responsiblePerson: 'Exemple SARL',
      isWithdrawable: false,
    };
    expect(await shown('en')).toMatchObject({ ...facts, safetyInfo: 'Keep away from fire' });
    expect(await shown('fr')).toMatchObject({ ...facts, safetyInfo: 'Tenir loin du feu' });
    const { file: exported = '' } = await testShop.operate('export', { sheet: 'products' });
    expect(exported).toContain('Tenir loin du feu');
    expect((await put(exported)).message).toMatch(/0 added, 0 changed/);
    await put(`slug,safety_fr,manufacturer\n${slug},,\n`);
    const after = await shown('fr');
    expect([after.manufacturer, after.safetyInfo]).toEqual([undefined, 'Keep away from fire']);
  });
});
