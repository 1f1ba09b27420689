import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, migrate } from '../db/index.ts';
import { ENGINES, engines, openEmptyDatabase, openTestDatabase } from '../testing/databases.ts';
import { buyPaid } from '../testing/shopping.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { backUpToFile, compareWithFile, restoreFromFile } from './files.ts';
import { readLedger } from './ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(ENGINES)('a backup on %s', (engine) => {
  const file = join(folder, `${engine}.gz`);
  let source: Database;
  let shop: TestShop;
  beforeAll(async () => {
    source = await openTestDatabase(engine);
    // Bytes and texts that JSON has to carry unharmed.
    await source.db
      .updateTable('products')
      .set({ content: { en: 'tab\t, "quotes", \\backslash, line\nbreak, é 😀' } })
      .where('id', '=', 1)
      .execute();
    shop = await createTestShop(source);
    const shopper = await shop.shopper((await shop.newShopper()).id);
    const { id: attrId, product_id: productId } = await source.db
      .selectFrom('skus')
      .select(['id', 'product_id'])
      .where('stock', '>', 5)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await buyPaid(shop, shopper, { attrId, productId }, 2);
    const { slug } = await source.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await shop.operate('rename', { kind: 'product', slug, newSlug: 'renamed' });
    await backUpToFile(source.db, file, Date.UTC(2026, 0, 1));
  });
  afterAll(async () => {
    await shop.close();
    await source.close();
  });

  // On every change, restored into the other engine only; restoring into the same engine runs in deep mode.
  test.each(ENGINES.filter((target) => process.env.PM_DEEP || target !== engine))(
    'restores into an empty %s with every value, reference and number',
    async (target) => {
      const database = await openEmptyDatabase(target);
      const { ledger } = await restoreFromFile(database.db, file);
      expect(ledger).toEqual(await readLedger(source.db));
      expect(ledger.tables.former_slugs).toMatchObject({ rows: 1 });
      for (const name of ['paid orders', 'payments received', 'pieces in stock'])
        expect(ledger.sums[name]).toBeGreaterThan(0);

      // Triggers and sequences work again.
      const { id, ...keyword } = await database.db
        .selectFrom('hot_keywords')
        .selectAll()
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const { id: next } = await database.db
        .insertInto('hot_keywords')
        .values(keyword)
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(next).toBeGreaterThan(id);
      const { category_id, store_id } = await database.db
        .selectFrom('products')
        .select(['category_id', 'store_id'])
        .where('on_sale', '=', true)
        .executeTakeFirstOrThrow();
      const onSale = () =>
        database.db
          .selectFrom('product_counts')
          .select('products')
          .where('category_id', '=', category_id)
          .where('store_id', '=', store_id)
          .executeTakeFirstOrThrow();
      const { products } = await onSale();
      await sql`update products set on_sale = false where id = (select id from products where category_id = ${category_id} and store_id = ${store_id} and on_sale limit 1)`.execute(
        database.db,
      );
      expect((await onSale()).products).toBe(products - 1);
      expect(await compareWithFile(database.db, file)).toContainEqual(
        expect.stringContaining('products: other values'),
      );
      await database.close();
    },
    180_000,
  );

  test('is not restored over a shop', async () => {
    await expect(restoreFromFile(source.db, file)).rejects.toThrow('has a shop already');
  });
});

describe.each(engines)('a damaged backup on %s', (engine) => {
  const whole = join(folder, `whole-${engine}.gz`);
  let lines: string[];
  let source: Database;
  let target: Database;
  beforeAll(async () => {
    source = await openTestDatabase(engine);
    target = await openEmptyDatabase(engine);
    await migrate(target.db);
    await backUpToFile(source.db, whole, 0);
    lines = gunzipSync(readFileSync(whole)).toString('utf8').trimEnd().split('\n');
  });
  afterAll(async () => {
    await source.close();
    await target.close();
  });

  const without = (table: string) => lines.filter((line) => !line.startsWith(`{"table":"${table}"`));
  const withMigrations = (names: string) => (lines[0] ?? '').replace('0001-baseline', names);
  const changed = (from: RegExp, to: string) => {
    const at = lines.findIndex((line, index) => index > 0 && from.test(line));
    return lines.with(at, (lines[at] ?? '').replace(from, to));
  };

  test.each([
    ['without the rows of a table', () => without('hot_keywords'), 'hot_keywords: 0 rows instead of'],
    ['without rows that others refer to', () => without('merchants'), 'foreign key'],
    ['with another price', () => changed(/"price_cents": \d+/, '"price_cents": 1'), 'other values'],
    ['with a line of no table', () => [...lines, '{"table":"wallets","rows":[]}'], 'not of a table'],
    ['of a later version', () => [withMigrations('0001-baseline","9999-later')], 'has 9999-later, which this version'],
    ['of before the first release', () => [withMigrations('0001-skeleton')], 'before the first release'],
    ['that is none', () => ['{}'], 'no backup'],
  ])('%s is refused, and nothing of it is kept', async (_, damaged, why) => {
    const path = join(folder, `${randomUUID()}.gz`);
    writeFileSync(path, gzipSync(damaged().join('\n')));
    await expect(restoreFromFile(target.db, path)).rejects.toThrow(why);
    const { tables } = await readLedger(target.db);
    expect(Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)).toBe(0);
  });

  test('that was cut off is refused, and the whole one restores after that', async () => {
    const path = join(folder, `cut-${engine}.gz`);
    const bytes = readFileSync(whole);
    writeFileSync(path, bytes.subarray(0, bytes.length - 2000));
    await expect(restoreFromFile(target.db, path)).rejects.toThrow('cannot be read');
    await restoreFromFile(target.db, whole);
    expect(await compareWithFile(target.db, whole)).toEqual([]);
  }, 180_000);

  test('is never written over another one, and only its owner can read it', async () => {
    await expect(backUpToFile(source.db, whole, 0)).rejects.toThrow('EEXIST');
    expect(statSync(whole).mode & 0o077).toBe(0);
  });
});
