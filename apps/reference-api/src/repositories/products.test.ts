import { priceOf } from '@promenade/storefront-hooks/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEEDED_AT } from '../../../demo-shop/src/testing.ts';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { categoryTree } from './categories.ts';
import type { ListScope } from './product-pages.ts';
import { collectionProducts, indexProducts, productsByIds, searchProducts } from './products.ts';

describe.each(engines)('product lists on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const scope: ListScope = { storeId: 1, languages: ['en'], now: SEEDED_AT + 3_600_000, page: 1, limit: 50 };

  async function everyPage<Options extends ListScope>(options: Options, read: typeof searchProducts) {
    const first = await read(database.db, options);
    const rest = [];
    for (let page = 2; page <= first.pages; page++) rest.push(await read(database.db, { ...options, page }));
    return { total: first.total, list: [first, ...rest].flatMap((page) => page.list) };
  }

  describe('paging', () => {
    test('all pages together hold every product once, and the page after the last is empty', async () => {
      const { total, list } = await everyPage({ ...scope, limit: 20 }, searchProducts);
      expect(total).toBeGreaterThanOrEqual(160);
      expect(new Set(list.map((product) => product.id)).size).toBe(total);
      const beyond = await searchProducts(database.db, { ...scope, limit: 20, page: 99 });
      expect(beyond).toMatchObject({ list: [], pageNum: 99, total });
    });

    test('a page never holds more than fifty', async () => {
      const page = await searchProducts(database.db, { ...scope, limit: 5000 });
      expect(page.list).toHaveLength(50);
      expect(page.pageSize).toBe(50);
    });
  });

  describe('order', () => {
    const shown = (product: Parameters<typeof priceOf>[0]) => priceOf(product, scope.now).nowCents;

    test.each(['asc', 'desc'] as const)('by price follows the price that is shown, %s', async (priceOrder) => {
      const { list } = await everyPage({ ...scope, priceOrder }, searchProducts);
      const prices = list.map(shown);
      expect(prices).toEqual([...prices].sort((a, b) => (priceOrder === 'asc' ? a - b : b - a)));
    });

    test('by sales sorts by the displayed sales', async () => {
      const { list } = await searchProducts(database.db, { ...scope, salesOrder: 'desc' });
      const sold = list.map((product) => product.sales + product.ficti);
      expect(sold).toEqual([...sold].sort((a, b) => b - a));
    });

    test('the home list is newest first', async () => {
      const { list } = await indexProducts(database.db, { ...scope, limit: 5 });
      const newest = await database.db
        .selectFrom('products')
        .select('id')
        .where('store_id', '=', scope.storeId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(5)
        .execute();
      expect(list.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
    });
  });

  test('the price range is about the price that is shown, ends included', async () => {
    const all = await everyPage(scope, searchProducts);
    const range = { minPrice: 2000, maxPrice: 4900 };
    const { list } = await everyPage({ ...scope, ...range }, searchProducts);
    const expected = all.list.filter((product) => {
      const { nowCents } = priceOf(product, scope.now);
      return nowCents >= range.minPrice && nowCents <= range.maxPrice;
    });
    expect(list.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
  });

  describe('keywords', () => {
    const slugs = async (keyword: string, language = 'en') =>
      (await searchProducts(database.db, { ...scope, languages: [language], keyword })).list.map(
        (product) => product.slug,
      );

    test.each([
      ['en', 'teapot', 'four-o-clock-teapot'],
      ['en', 'TEAPOTS', 'four-o-clock-teapot'],
      ['en', 'headph', 'hush-headphones'],
      ['fr', 'théière', 'four-o-clock-teapot'],
      ['fr', 'theieres', 'four-o-clock-teapot'],
      ['fr', 'chaussures de course', 'skylark-running-shoe'],
    ] as const)('%s: %s finds %s first', async (locale, keyword, slug) => {
      expect((await slugs(keyword, locale))[0]).toBe(slug);
    });

    test('all words must fit', async () => {
      expect(await slugs('teapot skateboard')).toEqual([]);
    });

    test('parts of words and the other language are tried when no other search matches', async () => {
      expect(await slugs('eapo')).toContain('four-o-clock-teapot');
      expect(await slugs('parapluie', 'en')).toContain('cloudburst-umbrella');
    });

    test.each(["'", '%', ':*', '!&|', '\\', '(', 'a:b & !c', '\u0000'.replace('\u0000', ' ')])(
      'signs do no harm: %s',
      async (keyword) => {
        await expect(slugs(keyword)).resolves.toBeDefined();
      },
    );

    test.each([
      ['en', ['s', 'so', 'sof', 'to', 'tow', 'be', 'on', 'a', 'th']],
      ['fr', ['la', 'de', 'un', 'po', 'd', 'le']],
    ] as const)('what is typed finds something from its first letter on, %s', async (language, beginnings) => {
      for (const keyword of beginnings) {
        const { list, total } = await searchProducts(database.db, { ...scope, languages: [language], keyword });
        expect(total, keyword).toBeGreaterThan(0);
        expect(list, keyword).toHaveLength(Math.min(total, 50));
      }
    });

    test('words without a meaning do not narrow a search that has others, and repeated ones cost nothing', async () => {
      const total = async (keyword: string) => (await searchProducts(database.db, { ...scope, keyword })).total;
      expect(await total('the teapot')).toBe(await total('teapot'));
      expect(await total('a teapot for the')).toBe(await total('teapot'));
      expect(await total('teapot '.repeat(50))).toBe(await total('teapot'));
      expect(await total('e')).toBeLessThanOrEqual(1000);
      expect(await total('the a s')).toBe(await total('the'));
      expect(await total('the so')).toBe(await total('so'));
      expect(await total('to be')).toBe(await total('be'));
    });

    test('signs without a word find nothing, blanks are no keyword', async () => {
      expect(await slugs('%%%')).toEqual([]);
      expect(await slugs('   ')).toHaveLength(50);
    });
  });

  test('a category of each level lists exactly the products below it', async () => {
    const tree = await categoryTree(database.db, scope);
    const top = tree[0];
    const branch = top?.childList[0];
    const leaves = branch?.childList ?? [];
    if (!top || !branch) throw new Error('the tree is empty');
    const total = async (collectionId: number) =>
      (await collectionProducts(database.db, { ...scope, collectionId })).total;
    const ofLeaves = await Promise.all(leaves.map((leaf) => total(leaf.id)));
    expect(Math.min(...ofLeaves)).toBeGreaterThan(0);
    expect(await total(branch.id)).toBe(ofLeaves.reduce((sum, count) => sum + count, 0));
    const ofBranches = await Promise.all(top.childList.map((child) => total(child.id)));
    expect(await total(top.id)).toBe(ofBranches.reduce((sum, count) => sum + count, 0));
    const ofTops = await Promise.all(tree.map((category) => total(category.id)));
    expect(ofTops.reduce((sum, count) => sum + count, 0)).toBe((await searchProducts(database.db, scope)).total);
    expect(await total(999_999)).toBe(0);
  });

  test('products by id have the requested order and leave out unknown ones', async () => {
    const { list, total } = await productsByIds(database.db, { ...scope, ids: [40, 7, 999_999, 12, 7] });
    expect(list.map(({ id }) => id)).toEqual([40, 7, 12]);
    expect(total).toBe(3);
  });

  test('names follow the language', async () => {
    const find = (language: 'en' | 'fr') => productsByIds(database.db, { ...scope, languages: [language], ids: [1] });
    expect((await find('en')).list[0]?.storeName).toBe('Skylark running shoe');
    expect((await find('fr')).list[0]?.storeName).toBe('Chaussure de course Alouette');
  });
});
