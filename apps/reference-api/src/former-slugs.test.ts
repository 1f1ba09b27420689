import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { renameSlug } from './domain/slugs.ts';
import { listedProductBySlug } from './repositories/product-detail.ts';
import { exportSheet, importSheet } from './sheets/csv-import.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { refusal } from './testing/refusal.ts';
import { expectNoneFails } from './testing/runs.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

const SECOND = 'foyer-lune.localhost';

describe.each(engines)('renaming on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let category: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
    const products = database.db.selectFrom('products').innerJoin('categories', 'categories.id', 'category_id');
    const some = products.select('categories.slug').where('products.store_id', '=', 1).limit(1);
    category = (await some.executeTakeFirstOrThrow()).slug;
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const rename = (kind: string, slug: string, newSlug: string, more: Record<string, string> = {}) =>
    testShop.operate('rename', { kind, slug, newSlug, ...more });
  const add = (...slugs: string[]) =>
    importSheet(
      database.db,
      'products',
      ['slug,name,category,merchant,price', ...slugs.map((slug) => `${slug},Lamp,${category},foyer-lune,1.00`)].join(
        '\n',
      ),
      { now: Date.now(), isDryRun: false },
    );
  async function exported(sheet: string): Promise<string> {
    let file = '';
    for await (const lines of await exportSheet(database.db, sheet)) file += lines;
    return file;
  }

  test('a product is found by its former slugs, and the response has the current one', async () => {
    const { products } = testShop.guest();
    await add('lamp');
    const { id, uniqueKey } = (await products.detailBySlug({ slug: 'lamp' })).productInfo;
    expect(await rename('product', 'lamp', 'desk-lamp')).toMatchObject({
      status: 200,
      message: 'lamp is now desk-lamp.',
    });
    await rename('Product', 'desk-lamp', 'reading-lamp');
    for (const slug of ['lamp', 'desk-lamp', 'reading-lamp'])
      expect((await products.detailBySlug({ slug })).productInfo).toMatchObject({ id, slug: 'reading-lamp' });
    expect((await products.detail({ slug: 'lamp', uniqueKey })).productInfo.slug).toBe('reading-lamp');
    expect((await products.list({ limit: 50 })).list.find((card) => card.id === id)?.slug).toBe('reading-lamp');

    const file = await exported('products');
    expect(file).toMatch(/^reading-lamp,/m);
    expect(file).not.toMatch(/^(?:desk-)?lamp,/m);
    expect(await importSheet(database.db, 'products', file, { now: Date.now() })).toMatchObject({
      added: 0,
      changed: 0,
    });
  });

  test('a former slug is found only in its shop, and only for products on sale', async () => {
    await add('vase');
    await rename('product', 'vase', 'tall-vase');
    const headers = { host: SECOND };
    const url = '/api/front/product/detail/listed/vase';
    expect((await testShop.app.inject({ url, headers })).json()).toMatchObject({ code: 404 });
    await importSheet(database.db, 'products', 'slug,on_sale\ntall-vase,no', { now: Date.now() });
    expect(await refusal(testShop.guest().products.detailBySlug({ slug: 'vase' }))).toMatch(/^not-found/);
  });

  test('a new product takes a former slug over', async () => {
    const { products } = testShop.guest();
    await add('stool');
    await rename('product', 'stool', 'oak-stool-of-two');
    await add('stool');
    expect((await products.detailBySlug({ slug: 'stool' })).productInfo.slug).toBe('stool');
    await rename('product', 'stool', 'bar-stool');
    expect((await products.detailBySlug({ slug: 'stool' })).productInfo.slug).toBe('bar-stool');
  });

  test('a category lists its former slugs', async () => {
    const { categories } = testShop.guest();
    const [top] = await categories.tree();
    await rename('category', top?.slug ?? '', 'renamed-trade');
    expect((await categories.tree())[0]).toMatchObject({
      ...{ id: top?.id, slug: 'renamed-trade', formerSlugs: [top?.slug] },
    });
    await rename('category', 'renamed-trade', top?.slug ?? '');
    expect((await categories.tree())[0]).toMatchObject({ slug: top?.slug, formerSlugs: ['renamed-trade'] });
  });

  test('a merchant keeps its address, which has no slug', async () => {
    const { merchants } = testShop.guest();
    const [merchant] = (await merchants.directory({ limit: 1 })).list;
    const { slug } = await database.db
      .selectFrom('merchants')
      .select('slug')
      .where('id', '=', merchant?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(await rename('merchant', slug, 'renamed-merchant')).toMatchObject({ status: 200 });
    expect((await merchants.index(merchant?.id ?? 0)).name).toBe(merchant?.name);
    expect(await exported('products')).toContain(',renamed-merchant,');
    await rename('merchant', 'renamed-merchant', slug);
  });

  test('an owner’s page is found by its former slug, until it is withdrawn', async () => {
    const { store } = testShop.guest();
    const page = (slug: string) => store.page({ type: 'CUSTOM', slug }).catch(() => null);
    await testShop.operate('page publish', { type: 'CUSTOM', slug: 'about', html: '<p>About</p>' });
    await rename('custom', 'about', 'about-us');
    expect(await page('about')).toMatchObject({ slug: 'about-us', name: 'CUSTOM about-us' });
    expect(await page('about-us')).toMatchObject({ slug: 'about-us' });
    await testShop.operate('page publish', { type: 'CUSTOM', slug: 'about', html: '<p>Another</p>' });
    expect(await page('about')).toMatchObject({ slug: 'about' });
    await testShop.operate('page withdraw', { type: 'CUSTOM', slug: 'about' });
    // Another page uses the slug now, which ended the redirect to the renamed page.
    expect(await page('about')).toBeNull();
    await rename('custom', 'about-us', 'about');
    await rename('custom', 'about', 'about-us');
    await testShop.operate('page withdraw', { type: 'CUSTOM', slug: 'about-us' });
    expect(await page('about')).toBeNull();
    await testShop.operate('page publish', { type: 'CUSTOM', slug: 'about-us', html: '<p>Again</p>' });
    expect(await page('about')).toBeNull();
  });

  test('the owner’s page of a product is renamed with it', async () => {
    await add('sofa');
    await testShop.operate('page publish', { type: 'LANDING', slug: 'sofa', html: '<p>Sit</p>' });
    await rename('product', 'sofa', 'long-sofa');
    expect(await testShop.guest().store.page({ type: 'LANDING', slug: 'sofa' })).toMatchObject({ slug: 'long-sofa' });
  });

  test('renaming fails for a slug that is taken or invalid, and for unknown items', async () => {
    await add('taken-a', 'taken-b');
    expect(await rename('product', 'taken-a', 'taken-b')).toMatchObject({ status: 409 });
    expect(await rename('product', 'taken-a', 'Not a slug')).toMatchObject({ status: 400 });
    expect(await rename('product', 'no-such-thing', 'thing')).toMatchObject({ status: 404 });
    expect(await rename('product', 'taken-a', 'thing', { host: 'nowhere.example' })).toMatchObject({ status: 404 });
    expect(await rename('review', '1', 'two')).toMatchObject({ status: 400 });
    expect((await testShop.guest().products.detailBySlug({ slug: 'taken-a' })).productInfo.slug).toBe('taken-a');
  });

  test('after any sequence of renames, each slug finds its current owner or, without one, its last owner', async () => {
    let run = 0;
    const slug = fc.integer({ min: 0, max: 4 });
    const steps = fc.array(fc.record({ isNew: fc.boolean(), from: slug, to: slug }), { maxLength: 12 });
    const property = fc.asyncProperty(steps, async (sequence) => {
      run += 1;
      const named = (index: number) => `run-${run}-${index}`;
      const idOf = async (index: number) => {
        const found = await listedProductBySlug(database.db, { storeId: 1, languages: ['en'] }, named(index));
        return found?.productInfo.id;
      };
      /** The current and the last owner of each slug. */
      const current = new Map<number, number>();
      const former = new Map<number, number>();
      for (const { isNew, from, to } of sequence) {
        const isTaken = current.has(to);
        if (isNew) {
          await add(named(to));
          const { db } = database;
          const added = db.selectFrom('products').select('id').where('slug', '=', named(to));
          current.set(to, (await added.executeTakeFirstOrThrow()).id);
        } else {
          const given = { kind: 'product', slug: named(from), newSlug: named(to) };
          const isDone = await renameSlug({ database }, given).then(
            () => true,
            () => false,
          );
          const id = current.get(from);
          expect(isDone).toBe(id !== undefined && (!isTaken || from === to));
          if (!isDone || id === undefined || from === to) continue;
          current.delete(from);
          former.set(from, id);
          current.set(to, id);
        }
        former.delete(to);
        for (let index = 0; index <= 4; index++)
          expect(await idOf(index)).toBe(current.get(index) ?? former.get(index));
      }
    });
    expectNoneFails(await fc.check(property, { numRuns: process.env.PM_DEEP ? 500 : 20, endOnFailure: true }));
  });
});
