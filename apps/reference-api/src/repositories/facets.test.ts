import { priceOf } from '@promenade/storefront-hooks/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEEDED_AT } from '../../../demo-shop/src/testing.ts';
import type { Database } from '../db/index.ts';
import { integers } from '../db/integers.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { deepTest } from '../testing/runs.ts';
import { facetsOf } from './facets.ts';
import { foldTallies } from './product-tallies.ts';
import { type ProductSearch, searchProducts } from './products.ts';

const ROUNDS = process.env.PM_DEEP ? 2_000 : 40;
const DEEP_MS = process.env.PM_DEEP ? 60 * 60_000 : undefined;
const STORE = 1;
const now = SEEDED_AT + 3_600_000;
const scope = { storeId: STORE, languages: ['en'], now, page: 1, limit: 20 } as const;

const COLORS = ['Blue', 'Sea green', 'Red'];
const SIZES = ['S', 'M', 'L', 'XL'];
const attribute = (name: string, fr: string, values: readonly string[]) =>
  JSON.stringify({
    id: 1,
    name: { en: name, fr },
    values: values.map((value) => ({ en: value, fr: `${value} (fr)` })),
  });

type Filters = Omit<ProductSearch, keyof typeof scope>;

interface Product {
  id: number;
  categoryId: number;
  title: string;
  price: number;
  /** By group. */
  keys: ReadonlyMap<string, readonly string[]>;
}

describe.each(engines)('facets on %s', (engine) => {
  let database: Database;
  let leaves: number[];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const categories = await database.db
      .selectFrom('categories')
      .select('id')
      .where('store_id', '=', STORE)
      .where('level', '=', 3)
      .orderBy('id')
      .execute();
    leaves = categories.slice(0, 3).map(({ id }) => id);
  });
  afterAll(() => database?.close());

  /** Adds products of many attributes, prices, ratings and merchants. */
  async function grow(prefix: string, count: number): Promise<void> {
    await sql`
      with added as (
        insert into products (
          store_id, merchant_id, category_id, slug, unique_key, name, summary, content, unit, price_cents,
          store_price_cents, discount_basis_points, discount_expires_at, rating_tenths, sales, ficti, browse,
          is_shipping_included, landing_page, listed_on_store, image, pictures, attributes, search_title, search_text,
          created_at, updated_at
        )
        select
          ${STORE}, 1 + n % 4, (${integers(leaves)})[1 + n % 3], ${`${prefix}-`} || n, ${`${prefix}-`} || n,
          '{}', '{}', '{}', '{}', 100 * (5 + n * 7 % 97), case when n % 5 = 0 then 90 * (5 + n * 7 % 97) end,
          case when n % 3 = 0 then 1250 end, case when n % 3 = 0 then ${now}::bigint + 1000 * (1 + n % 2 * -2) end,
          n % 51, n * 13 % 60, n % 4, n * 31 % 50, n % 7 = 0, false, true, '', '[]',
          case when n % 6 = 0 then '[]'::jsonb else jsonb_build_array(
            (${COLORS.map((color) => attribute('Color', 'Couleur', [color]))}::text[])[1 + n / 3 % 3]::jsonb,
            (${SIZES.map((_, at) => attribute('Size', 'Taille', SIZES.slice(at)))}::text[])[1 + n % 4]::jsonb
          ) end,
          jsonb_build_object('en', case n % 11 when 0 then 'xyzorbel' else '' end), '{}', ${now}::bigint - n % 40, ${now}
        from generate_series(1, ${count}::integer) as n
        returning id
      )
      insert into skus (product_id, position, sku, price_cents, stock, image, weight_grams)
      select id, 0, '{}', 100, case when id % 8 = 0 then 0 else 3 end, '', 100 from added
    `.execute(database.db);
    while (await foldTallies(database.db));
  }

  /** Products on sale with their filter values, computed without the database. */
  async function products(): Promise<Product[]> {
    const rows = await database.db
      .selectFrom('products')
      .selectAll()
      .where('store_id', '=', STORE)
      .where('on_sale', '=', true)
      .execute();
    const skus = await database.db.selectFrom('skus').select('product_id').where('stock', '>', 0).execute();
    const stocked = new Set(skus.map(({ product_id }) => product_id));
    // What an address would escape is a hyphen.
    const inKey = (text: string) =>
      [...text]
        .map((letter) => (letter < '\u0080' && !/[\w-]/.test(letter) ? ' ' : letter))
        .join('')
        .replace(/ +/g, '-');
    return rows.map((row) => {
      const price = priceOf(
        {
          price: row.price_cents,
          storePrice: row.store_price_cents,
          discount: row.discount_basis_points === null ? null : row.discount_basis_points / 100,
          discountExpiry: row.discount_expires_at,
        },
        now,
      );
      const keys = new Map<string, string[]>();
      for (const { name, values } of row.attributes) {
        const group = inKey(name.en ?? '');
        keys.set(group, [
          ...new Set([...(keys.get(group) ?? []), ...values.map(({ en }) => `${group}.${inKey(en ?? '')}`)]),
        ]);
      }
      keys.set('.merchant', [`${row.merchant_id}`]);
      keys.set('.rating', [2, 3, 4, 5].filter((stars) => row.rating_tenths >= stars * 10).map(String));
      keys.set('.stock', stocked.has(row.id) ? ['1'] : []);
      keys.set('.shipping', row.is_shipping_included ? ['1'] : []);
      keys.set('.reduced', price.wasCents === undefined ? [] : ['1']);
      return { id: row.id, categoryId: row.category_id, title: row.search_title.en ?? '', price: price.nowCents, keys };
    });
  }

  /** The selected values, by group. */
  function chosenIn(filters: Filters): Map<string, string[]> {
    const chosen = Map.groupBy(filters.attributes ?? [], (key) => key.slice(0, key.indexOf('.')));
    if (filters.merchantIds?.length) chosen.set('.merchant', filters.merchantIds.map(String));
    if (filters.minRating) chosen.set('.rating', [`${filters.minRating}`]);
    if (filters.inStock) chosen.set('.stock', ['1']);
    if (filters.freeShipping) chosen.set('.shipping', ['1']);
    if (filters.isReduced) chosen.set('.reduced', ['1']);
    return chosen;
  }

  /** The products that are left when all filters are applied but those of a group. */
  function left(all: readonly Product[], filters: Filters, except?: string): Product[] {
    const { cid, keyword, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filters;
    return all.filter(
      ({ categoryId, title, price, keys }) =>
        (cid === undefined || categoryId === cid) &&
        (keyword === undefined || title.includes(keyword)) &&
        (except === '.price' || (price >= minPrice && price <= maxPrice)) &&
        [...chosenIn(filters)].every(
          ([group, values]) => group === except || values.some((value) => keys.get(group)?.includes(value)),
        ),
    );
  }

  /** The counts of a group by value, of the values that products have. */
  function counted(all: readonly Product[], filters: Filters, group: string): Map<string, number> {
    const values = left(all, filters, group).flatMap(({ keys }) => keys.get(group) ?? []);
    return new Map([...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]));
  }

  const groupOf = (kind: string, value = '') =>
    kind === 'attribute' ? value.slice(0, value.indexOf('.')) : `.${kind}`;

  const filters: fc.Arbitrary<Filters> = fc
    .record(
      {
        cid: fc.nat({ max: 2 }),
        keyword: fc.constant('xyzorbel'),
        attributes: fc.uniqueArray(fc.constantFrom('Color.Blue', 'Color.Sea-green', 'Size.S', 'Size.XL', 'Size.none'), {
          maxLength: 3,
        }),
        merchantIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
        minRating: fc.constantFrom(2, 3, 4, 5),
        inStock: fc.boolean(),
        freeShipping: fc.boolean(),
        isReduced: fc.boolean(),
        minPrice: fc.nat(6_000),
        maxPrice: fc.integer({ min: 3_000, max: 12_000 }),
      },
      { requiredKeys: [] },
    )
    .map(({ cid, ...others }) => ({ ...others, ...(cid !== undefined && { cid: leaves[cid] }) }));

  test('the counts and the lists match the products themselves', { timeout: DEEP_MS }, async () => {
    await grow('faceted', 2_600);
    const all = await products();
    await fc.assert(
      fc.asyncProperty(filters, async (asked) => {
        const expected = left(all, asked);
        const found = await facetsOf(database.db, { ...scope, ...asked });
        expect(found).toMatchObject({ total: expected.length, isAbout: false });
        const prices = left(all, asked, '.price').map(({ price }) => price);
        expect([found.lowest, found.highest]).toEqual(
          prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [null, null],
        );
        for (const { kind, isAbout, values } of found.list) {
          expect(isAbout).toBe(false);
          const counts = counted(all, asked, groupOf(kind, values[0]?.value));
          for (const { value, count } of values) expect([value, count]).toEqual([value, counts.get(value) ?? 0]);
          // Of more values than these the commonest are listed.
          const listed = values.flatMap(({ value, count }) => (count > 0 ? value : []));
          if (counts.size <= 12) expect(new Set(listed)).toEqual(new Set(counts.keys()));
        }
        const page = await searchProducts(database.db, { ...scope, ...asked, newest: 'desc' });
        expect(page.total).toBe(expected.length);
        const ids = new Set(expected.map(({ id }) => id));
        expect(page.list.filter(({ id }) => !ids.has(id))).toEqual([]);
        expect(page.list.length).toBe(Math.min(20, expected.length));
      }),
      { numRuns: ROUNDS },
    );
  });

  test('have labels in the shopper’s language, and the same keys in all languages', async () => {
    const [en, fr] = await Promise.all(
      (['en', 'fr'] as const).map((language) =>
        facetsOf(database.db, { ...scope, languages: [language], cid: leaves[0] }),
      ),
    );
    const color = {
      kind: 'attribute',
      values: expect.arrayContaining([expect.objectContaining({ value: 'Color.Sea-green' })]),
    };
    expect(en?.list).toContainEqual(expect.objectContaining({ ...color, name: 'Color' }));
    expect(fr?.list).toContainEqual(expect.objectContaining({ ...color, name: 'Couleur' }));
    const label = fr?.list.flatMap(({ values }) => values).find(({ value }) => value === 'Color.Sea-green')?.label;
    expect(label).toBe('Sea green (fr)');
  });

  test('follow products that sell out and return', async () => {
    const facet = async () => {
      const { list } = await facetsOf(database.db, { ...scope, cid: leaves[0] });
      return list.find(({ kind }) => kind === 'stock')?.values[0]?.count ?? 0;
    };
    const before = await facet();
    const some = database.db
      .selectFrom('products')
      .innerJoin('skus', 'skus.product_id', 'products.id')
      .select('products.id')
      .where('category_id', '=', leaves[0] ?? 0)
      .where('slug', 'like', 'faceted-%')
      .where('stock', '>', 0)
      .limit(5);
    const ids = (await some.execute()).map(({ id }) => id);
    const stock = (pieces: number) =>
      database.db.updateTable('skus').set({ stock: pieces }).where('product_id', 'in', ids).execute();
    await stock(0);
    await foldTallies(database.db);
    expect(await facet()).toBe(before - 5);
    await stock(2);
    await foldTallies(database.db);
    expect(await facet()).toBe(before);
  });

  deepTest('of thousands of products say about how many there are, and exactly where few are left', async () => {
    await grow('many', 9_000);
    await sql`analyze products`.execute(database.db);
    const all = await products();
    const near = (count: number, expected: number) => Math.abs(count - expected) / expected;
    const asked = { minRating: 2, attributes: ['Color.Blue'] };
    const found = await facetsOf(database.db, { ...scope, ...asked });
    expect(found.isAbout).toBe(true);
    expect(near(found.total, left(all, asked).length)).toBeLessThan(0.2);
    expect((await searchProducts(database.db, { ...scope, ...asked })).total).toBe(found.total);
    for (const { kind, values } of found.list) {
      const counts = counted(all, asked, groupOf(kind, values[0]?.value));
      for (const { value, count } of values) {
        const expected = counts.get(value) ?? 0;
        if (expected > 500) expect(near(count, expected), value).toBeLessThan(0.25);
      }
    }
    const few = { ...asked, merchantIds: [3], freeShipping: true, isReduced: true, minPrice: 8_000 };
    const exact = await facetsOf(database.db, { ...scope, ...few });
    expect(exact).toMatchObject({ total: left(all, few).length, isAbout: false });
    const page = await searchProducts(database.db, { ...scope, ...few, priceOrder: 'asc' });
    expect(page.total).toBe(exact.total);
    const ids = new Set(left(all, few).map(({ id }) => id));
    expect(page.list.every(({ id }) => ids.has(id))).toBe(true);
  });
});
