import { priceOf } from '@promenade/storefront-hooks/domain';
import fc from 'fast-check';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEEDED_AT } from '../../../demo-shop/src/testing.ts';
import type { Database, Row } from '../db/index.ts';
import { integers } from '../db/integers.ts';
import type { Tables } from '../db/tables.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { sweep } from './housekeeping.ts';
import { buildAnchors, claimAnchors, shopsWithOldAnchors } from './product-anchors.ts';
import type { ListScope } from './product-pages.ts';
import { type ProductSearch, searchProducts } from './products.ts';
import { inTransaction } from './transaction.ts';

const ROUNDS = process.env.PM_DEEP ? 5_000 : 60;
const DEEP_MS = process.env.PM_DEEP ? 60 * 60_000 : undefined;
const PRODUCTS = 2_600;
const STORE = 1;
const now = SEEDED_AT + 3_600_000;

type Product = Pick<
  Row<'products'>,
  'id' | 'category_id' | 'merchant_id' | 'sales' | 'ficti' | 'browse' | 'created_at'
> & {
  title: string;
  shown: number;
};
type Asked = Omit<ProductSearch, keyof ListScope>;

const orders: readonly Asked[] = [
  {},
  { priceOrder: 'asc' },
  { priceOrder: 'desc' },
  { salesOrder: 'asc' },
  { salesOrder: 'desc' },
  { newest: 'desc' },
  { priceOrder: 'asc', salesOrder: 'desc' },
];

describe.each(engines)('lists of a large catalogue on %s', (engine) => {
  let database: Database;
  /** Every category with itself and its ancestors. */
  let ancestors: Map<number, (number | null)[]>;
  let categories: (number | undefined)[];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const tree = await database.db.selectFrom('categories').selectAll().where('store_id', '=', STORE).execute();
    const parentOf = new Map(tree.map(({ id, parent_id }) => [id, parent_id]));
    ancestors = new Map(
      tree.map(({ id, parent_id: parent }) => [id, [id, parent, parent && (parentOf.get(parent) ?? null)]]),
    );
    const leaves = tree.filter(({ level }) => level === 3);
    const [one] = leaves;
    const beside = leaves.find(({ id, parent_id }) => id !== one?.id && parent_id === one?.parent_id);
    const far = leaves.at(-1);
    if (!one || !beside || !far) throw new Error('the tree of categories is too small');
    await grow(database, [one.id, one.id, beside.id, far.id]);
    await rebuild();
    categories = [undefined, ...(ancestors.get(one.id) ?? []), beside.id, far.id].map((id) => id ?? undefined);
  });
  afterAll(() => database?.close());

  const rebuild = (at = now) => inTransaction(database.db, (tx) => buildAnchors(tx, STORE, at));

  async function productsOnSale(): Promise<Product[]> {
    const rows = await database.db
      .selectFrom('products')
      .selectAll()
      .where('store_id', '=', STORE)
      .where('on_sale', '=', true)
      .execute();
    return rows.map((row) => ({
      ...row,
      title: row.search_title.en ?? '',
      shown: priceOf(
        {
          price: row.price_cents,
          storePrice: row.store_price_cents,
          discount: row.discount_basis_points === null ? null : row.discount_basis_points / 100,
          discountExpiry: row.discount_expires_at,
        },
        now,
      ).nowCents,
    }));
  }

  /** The list as it would be without pages, by other means than the database's. */
  function wholeList(products: readonly Product[], asked: Asked): number[] {
    const { cid, merchantId, keyword, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = asked;
    const { priceOrder, salesOrder, newest } = asked;
    const compare = (one: Product, other: Product): number => {
      const [sold, price] = [other.sales + other.ficti - one.sales - one.ficti, other.shown - one.shown];
      const byPrice = priceOrder && (priceOrder === 'desc' ? price : -price);
      const bySales = salesOrder && (salesOrder === 'desc' ? sold : -sold);
      const byAge = newest && other.created_at - one.created_at;
      const byDefault = priceOrder || salesOrder || newest ? 0 : other.browse - one.browse;
      // The least sold order is the reverse of the most sold order.
      const byId = salesOrder === 'asc' && !priceOrder ? one.id - other.id : other.id - one.id;
      return byPrice || bySales || byAge || byDefault || byId;
    };
    return products
      .filter(
        (product) =>
          (cid === undefined || ancestors.get(product.category_id)?.includes(cid)) &&
          (merchantId === undefined || product.merchant_id === merchantId) &&
          (keyword === undefined || product.title.includes(keyword)) &&
          product.shown >= minPrice &&
          product.shown <= maxPrice,
      )
      .toSorted(compare)
      .map(({ id }) => id);
  }

  async function pagesAreRight() {
    const products = await productsOnSale();
    const filters = fc.oneof(
      { weight: 3, arbitrary: fc.constant<Partial<Asked>>({}) },
      fc.record({ minPrice: fc.nat(6_000), maxPrice: fc.integer({ min: 3_000, max: 12_000 }) }),
      fc.record({ merchantId: fc.constantFrom(1, 2, 3) }),
      // A word, its beginning, and a part of it that only trigrams find.
      fc.record({ keyword: fc.constantFrom('xyzorbel', 'quimb', 'yzorb') }),
    );
    const asked = fc.record({
      order: fc.constantFrom(...orders),
      cid: fc.constantFrom(...categories),
      filter: filters,
      limit: fc.constantFrom(7, 20, 50),
      percent: fc.integer({ min: 0, max: 105 }),
    });
    return fc.asyncProperty(asked, async ({ order, cid, filter, limit, percent }) => {
      const list = wholeList(products, { ...order, cid, ...filter });
      const page = 1 + Math.floor((percent * list.length) / 100 / limit);
      const scope = { storeId: STORE, languages: ['en'], now, page, limit } as const;
      const read = await searchProducts(database.db, { ...order, cid, ...filter, ...scope });
      expect(read.total).toBe(list.length);
      expect(read.list.map(({ id }) => id)).toEqual(list.slice((page - 1) * limit, page * limit));
    });
  }

  test('every page, however deep, equals that slice of the whole list', { timeout: DEEP_MS }, async () => {
    await fc.assert(await pagesAreRight(), { numRuns: ROUNDS });
  });

  test('added, removed and sold products are counted immediately, and move when anchors are rebuilt', async () => {
    const { db } = database;
    const some = (remainder: number) => sql<boolean>`id % 7 = ${remainder}`;
    await db.updateTable('products').set({ on_sale: false }).where(some(1)).execute();
    await db.updateTable('products').set({ sales: sql`id % 900`, browse: sql`id % 31` }).where(some(2)).execute();
    // Products of the other shop stray in, and are not shown.
    await db
      .updateTable('products')
      .set({ category_id: categories.at(-1) })
      .where(some(3))
      .execute();
    await db.updateTable('products').set({ on_sale: true }).where(sql<boolean>`id % 14 = 1`).execute();
    const products = await productsOnSale();
    for (const cid of categories) {
      const { total } = await searchProducts(db, { storeId: STORE, languages: ['en'], now, page: 1, limit: 1, cid });
      expect([cid, total]).toEqual([cid, wholeList(products, { cid }).length]);
    }
    await rebuild();
    await fc.assert(await pagesAreRight(), { numRuns: Math.ceil(ROUNDS / 3) });
  });

  test('anchors that do not distinguish equal products are caught', async () => {
    await database.db.updateTable('product_anchors').set({ product_id: 2_147_483_647 }).execute();
    const { failed } = await fc.check(await pagesAreRight(), { numRuns: 500, endOnFailure: true });
    await rebuild();
    expect(failed).toBe(true);
  });

  test('a page stays complete while products between two anchors sell', async () => {
    await rebuild();
    const read = (page: number) =>
      searchProducts(database.db, { storeId: STORE, languages: ['en'], now, page, limit: 20, salesOrder: 'desc' });
    // Enough that a page is missing between two notes, of which each stands for 250 products.
    const ids = [await read(55), await read(56)].flatMap(({ list }) => list.map(({ id }) => id));
    const before = await database.db.selectFrom('products').select(['id', 'sales']).where('id', 'in', ids).execute();
    await database.db.updateTable('products').set({ sales: 1_000_000 }).where('id', 'in', ids).execute();
    const lengths: number[] = [];
    for (let page = 50; page <= 75; page++) lengths.push((await read(page)).list.length);
    for (const { id, sales } of before) {
      await database.db.updateTable('products').set({ sales }).where('id', '=', id).execute();
    }
    await rebuild();
    expect(new Set(lengths)).toEqual(new Set([20]));
  });

  test('the last page stays complete while products after the last anchor sell', async () => {
    await rebuild();
    const read = async (page: number, salesOrder: 'asc' | 'desc') =>
      (await searchProducts(database.db, { storeId: STORE, languages: ['en'], now, page, limit: 20, salesOrder })).list;
    const { length } = await productsOnSale();
    const last = Math.ceil(length / 20);
    const [first] = await read(last, 'desc');
    if (!first) throw new Error('the last page is empty');
    const row = database.db.updateTable('products').where('id', '=', first.id);
    await row.set({ sales: 1_000_000 }).execute();
    const shown = [await read(last - 1, 'desc'), await read(last, 'desc'), await read(1, 'asc')];
    const products = wholeList(await productsOnSale(), { salesOrder: 'desc' });
    await row.set({ sales: first.sales }).execute();
    await rebuild();
    expect(shown.map((list) => list.length)).toEqual([20, length - (last - 1) * 20, 20]);
    expect(shown[1]?.map(({ id }) => id)).toEqual(products.slice((last - 1) * 20));
  });

  /** A build as the job runs it; returns whether there was anything to build. */
  const buildWhenStale = (at: number) =>
    inTransaction(database.db, async (tx) => {
      const isClaimed = await claimAnchors(tx, STORE, at);
      if (isClaimed) await buildAnchors(tx, STORE, at);
      return isClaimed;
    });
  const staleShops = async (at: number) =>
    (await shopsWithOldAnchors(at).execute(database.db)).rows.map(({ id }) => id);
  const anchorsAsStored = async () => {
    const { rows } = await sql`
      select sort, category_id, position, rank, product_id, xmin::text from product_anchors
      where store_id = ${STORE} order by sort, category_id, position
    `.execute(database.db);
    return rows;
  };

  test('anchors are built once after a change, by one process, and not again while nothing changes', async () => {
    await rebuild();
    await database.db.updateTable('products').set({ browse: sql`browse + 1` }).where('id', '<', 5).execute();
    const later = now + 30_000;
    expect(await staleShops(now)).toEqual([]);
    expect(await staleShops(later)).toEqual([STORE]);
    const builds = await Promise.all([buildWhenStale(later), buildWhenStale(later)]);
    expect(builds.toSorted()).toEqual([false, true]);
    const before = await anchorsAsStored();
    for (const at of [later + 30_000, later + 60_000]) {
      expect(await staleShops(at)).toEqual([]);
      expect(await buildWhenStale(at)).toBe(false);
    }
    expect(await anchorsAsStored()).toEqual(before);
  });

  test('a build writes only the anchors that moved', async () => {
    await rebuild();
    const before = await anchorsAsStored();
    await rebuild();
    expect(await anchorsAsStored()).toEqual(before);
    await database.db.updateTable('products').set({ browse: 1_000_000 }).where('slug', '=', 'grown-31').execute();
    await rebuild();
    const after = await anchorsAsStored();
    const bySort = (sort: string) => (row: unknown) => (row as { sort: string }).sort === sort;
    expect(after.filter(bySort('browse'))).not.toEqual(before.filter(bySort('browse')));
    expect(after.filter(bySort('newest'))).toEqual(before.filter(bySort('newest')));
  });

  test.each([
    ['a product is added', () => grow(database, [categories.find((id) => id !== undefined) ?? 1], 'more', 1)],
    ['a product is no longer sold', () => change({ on_sale: false })],
    ['a price changes', () => change({ price_cents: 12_345 })],
    [
      'a product is removed',
      async () => void (await database.db.deleteFrom('products').where('slug', '=', 'more-1').execute()),
    ],
  ])('anchors are built again when %s', async (_, act) => {
    await rebuild();
    await act();
    expect(await staleShops(now + 30_000)).toEqual([STORE]);
  });

  test('anchors are built again when a discount ends, and not when a title changes', async () => {
    // The discounts of the other products have ended.
    const start = now + 10_000;
    await change({ on_sale: true });
    await rebuild(start);
    await change({ search_title: { en: 'another title' } });
    expect(await staleShops(start + 30_000)).toEqual([]);
    await change({ discount_basis_points: 1_000, discount_expires_at: start + 40_000 });
    await rebuild(start);
    expect(await staleShops(start + 39_000)).toEqual([]);
    expect(await staleShops(start + 40_000)).toEqual([STORE]);
  });

  test('changes of shops without long lists are not stored permanently', async () => {
    const { db } = database;
    const storesWithChanges = async () => {
      const rows = await db.selectFrom('list_changes').select('store_id').distinct().orderBy('store_id').execute();
      return rows.map(({ store_id }) => store_id);
    };
    await change({ browse: 7 });
    await db.updateTable('products').set({ browse: 7 }).where('store_id', '=', 2).execute();
    expect(await storesWithChanges()).toEqual([1, 2]);
    await sweep(db, Date.now());
    expect(await storesWithChanges()).toEqual([1]);
  });

  /** Changes one product of a long list. */
  async function change(values: Updateable<Tables['products']>): Promise<void> {
    await database.db.updateTable('products').set(values).where('slug', '=', 'grown-1').execute();
  }
});

/** Adds products of many equal values, some discounted, some no more, to the categories in turn. */
async function grow({ db }: Database, leaves: readonly number[], prefix = 'grown', count = PRODUCTS): Promise<void> {
  await sql`
    insert into products (
      store_id, merchant_id, category_id, slug, unique_key, name, summary, content, unit, price_cents,
      store_price_cents, discount_basis_points, discount_expires_at, rating_tenths, sales, ficti, browse,
      is_shipping_included, landing_page, listed_on_store, image, pictures, attributes, search_title, search_text,
      created_at, updated_at
    )
    select
      ${STORE}, 1 + n % 5, (${integers(leaves)})[1 + n % ${leaves.length}], ${`${prefix}-`} || n,
      ${`${prefix}-`} || n, '{}', '{}', '{}', '{}', 100 * (n * 7 % 97), case when n % 5 = 0 then 90 * (n * 7 % 97) end,
      case when n % 3 = 0 then 1250 end, case when n % 3 = 0 then ${now}::bigint + 1000 * (1 + n % 2 * -2) end,
      0, n * 13 % 60, n % 4, n * 31 % 50, false, false, true, '', '[]', '[]',
      jsonb_build_object('en', case n % 11 when 0 then 'xyzorbel' when 1 then 'quimber' else '' end), '{}', ${now}::bigint - n % 40, ${now}
    from generate_series(1, ${count}::integer) as n
  `.execute(db);
}
