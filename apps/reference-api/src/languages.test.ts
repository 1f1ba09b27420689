import { createStorefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { exportSheet, importSheet, sheets } from './sheets/csv-import.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { expireCaches } from './testing/expire-caches.ts';
import { createTestShop, injectedFetch, newUuid, ORIGIN, type TestShop } from './testing/test-shop.ts';

const CHAIR = [
  ...['slug,name,name_fr,name_de,summary,summary_de,description,category,merchant,price'],
  ...['option1,option1_de,value1,value1_de,stock,attribute:wood,attribute:wood_de'],
].join(',');

describe.each(engines)('a shop in three languages on %s', (engine) => {
  let database: Database;
  let shop: TestShop;
  let category: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shop = await createTestShop(database);
    const done = await shop.operate('shop set', { setting: 'languages', value: 'en,fr,de' });
    expect(done).toMatchObject({ status: 200, message: 'Products are found in en, fr, de.' });
    const { slug } = await database.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select('categories.slug')
      .where('products.store_id', '=', 1)
      .executeTakeFirstOrThrow();
    category = slug;
    await put('attributes', 'slug,name,name_de\nwood,Wood,Holz\n');
    await put('categories', `slug,name_de\n${category},Möbel\n`);
    await put('keywords', 'word,word_de\nchair,Stuhl\n');
    await put(
      'products',
      `${CHAIR}
oak-seat,Oak seat,Assise en chêne,Eichenstuhl,For two.,Für zwei.,<p>Solid.</p>,${category},foyer-lune,90.00,Color,Farbe,Red,Rot,5,oak,Eiche
oak-seat,,,,,,,,,,,,Black,,5,,`,
    );
    expireCaches();
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  const put = (sheet: string, file: string, host = '*') =>
    importSheet(database.db, sheet, file, { now: Date.now(), host });

  async function exported(sheet: string): Promise<string> {
    let file = '';
    for await (const lines of await exportSheet(database.db, sheet)) file += lines;
    return file;
  }

  const reader = (language: string, baseUrl = ORIGIN) =>
    createStorefront({
      baseUrl,
      fetch: injectedFetch(shop.app),
      retries: 0,
      headers: () => ({ 'accept-language': language }),
    });

  const found = async (language: string, keyword: string) =>
    (await reader(language).search.products({ keyword, page: 1, limit: 5 })).list.map(({ storeName }) => storeName);

  test('finds a product by another form of its words in each language, and not by those of another', async () => {
    for (const header of ['de', 'de-AT,de;q=0.9,en;q=0.5'])
      expect(await found(header, 'Eichenstühle')).toEqual(['Eichenstuhl']);
    expect((await found('en', 'oak seats'))[0]).toBe('Oak seat');
    expect((await found('fr', 'assises en chêne'))[0]).toBe('Assise en chêne');
    expect(await found('en', 'Eichenstühle')).toEqual([]);
  });

  test('finds the products that it had before by their words in the default language', async () => {
    expect(await found('de', 'teapots')).toEqual(await found('en', 'teapots'));
    expect(await found('de', 'théière')).toEqual(await found('en', 'théière'));
  });

  test('shows a product in the requested language, and missing texts in the default one', async () => {
    const { productInfo, productAttr, productValue } = await reader('de').products.detailBySlug({ slug: 'oak-seat' });
    expect(productInfo).toMatchObject({
      storeName: 'Eichenstuhl',
      storeInfo: 'Für zwei.',
      content: '<p>Solid.</p>',
      unitName: 'piece',
      customAttributes: [{ key: 'wood', name: 'Holz', value: 'Eiche' }],
    });
    expect(productAttr).toMatchObject([{ attrName: 'Farbe', attrValues: 'Rot,Black' }]);
    expect(Object.keys(productValue)).toEqual(['Rot', 'Black']);
    const french = await reader('fr').products.detailBySlug({ slug: 'oak-seat' });
    expect(french.productInfo).toMatchObject({ storeName: 'Assise en chêne', storeInfo: 'For two.' });
    expect(Object.keys(french.productValue)).toEqual(['Red', 'Black']);
    const facets = await reader('de').search.facets({ keyword: 'Eichenstuhl' });
    expect(facets.list.find(({ kind }) => kind === 'attribute')).toMatchObject({
      name: 'Farbe',
      values: [
        { label: 'Black', value: 'Color.Black' },
        { label: 'Rot', value: 'Color.Red' },
      ],
    });
  });

  test('has menus, carts and suggestions in it, and errors in a language of the API', async () => {
    const german = reader('de');
    const names = (tree: readonly { name: string; childList: readonly unknown[] }[]): string[] =>
      tree.flatMap(({ name, childList }) => [name, ...names(childList as typeof tree)]);
    expect(names(await german.categories.tree())).toContain('Möbel');
    expect((await german.search.hotKeywords()).map(({ title }) => title)).toContain('Stuhl');
    const { productInfo, productValue } = await german.products.detailBySlug({ slug: 'oak-seat' });
    const uuid = newUuid();
    await german.cart.saveSku([{ productId: productInfo.id, cartNum: 1, sku: 'Rot', uuid }]);
    const [group] = await german.cart.list({ isValid: true, storeId: 1, uuid });
    expect(group?.cartInfoList).toMatchObject([{ storeName: 'Eichenstuhl', suk: 'Rot', attrId: productValue.Rot?.id }]);
    await expect(german.products.detailBySlug({ slug: 'no-such-chair' })).rejects.toMatchObject({
      message: expect.stringContaining('not'),
    });
  });

  test('takes a text in one of its languages from the operator', async () => {
    const title = (value: string, language: string) =>
      shop.operate('shop set', { setting: 'websiteTitle', value, language });
    expect(await title('Die Promenade', 'de')).toMatchObject({ status: 200 });
    expect(await title('La passeggiata', 'it')).toMatchObject({ status: 400 });
    expireCaches();
    expect((await reader('de').store.details()).websiteTitle).toBe('Die Promenade');
    expect((await reader('en').store.details()).websiteTitle).toContain('Promenade, a walk');
  });

  test('keeps its default language once there are texts in it', async () => {
    for (const [value, status] of [
      ['de,en,fr', 409],
      ['german', 400],
    ] as const)
      expect(await shop.operate('shop set', { setting: 'languages', value })).toMatchObject({ status });
  });

  test.each(sheets.map(({ name }) => name))(
    'exports %s with a column for each, which an import leaves',
    async (name) => {
      const file = await exported(name);
      expect(await put(name, file)).toMatchObject({ added: 0, changed: 0, removed: 0 });
      expect(await exported(name)).toBe(file);
    },
  );

  test('needs no English', async () => {
    const host = 'laden.localhost';
    const { id: _, ...row } = await database.db
      .selectFrom('stores')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const [theme, details, user_menu] = [row.theme, row.details, row.user_menu].map((value) => JSON.stringify(value));
    const own = { host, languages: ['de', 'fr'] as const, theme: `${theme}`, details: `${details}` };
    await database.db
      .insertInto('stores')
      .values({ ...row, ...own, user_menu: `${user_menu}` })
      .execute();
    await put('categories', 'slug,name,name_fr\nstuehle,Stühle,Chaises\n', host);
    await put('merchants', 'slug,name,email\nladen,Laden,laden@example.test\n', host);
    const file = `slug,name,name_fr,category,merchant,price,option1,value1,stock
hocker,Hocker,Tabouret,stuehle,laden,20,Farbe,Rot,5
hocker,,,,,,,Blau,5
`;
    await put('products', file, host);
    expireCaches();
    for (const [language, keyword, name] of [
      ['de', 'Hockern', 'Hocker'],
      ['fr', 'tabourets', 'Tabouret'],
      ['en', 'Hocker', 'Hocker'],
    ] as const) {
      const scope = reader(language, `http://${host}`);
      const { list } = await scope.search.products({ keyword, page: 1, limit: 5, attributes: ['Farbe.Rot'] });
      expect(list.map(({ storeName }) => storeName)).toEqual([name]);
      expect(Object.keys((await scope.products.detailBySlug({ slug: 'hocker' })).productValue)).toEqual([
        'Rot',
        'Blau',
      ]);
    }
  });
});
