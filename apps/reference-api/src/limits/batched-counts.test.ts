import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { type BatchedCounts, batchedCounts } from './batched-counts.ts';
import { storedKey } from './rate-limits.ts';

describe.each(engines)('batched counts on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const limit = { key: 'read:network:203.0.113.1', limit: 1200, windowMs: 60_000 };

  function counting() {
    let statements = 0;
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return { db: database.db.withPlugin(plugin), statements: () => statements };
  }

  test('a thousand uses cost a statement for each thirty', async () => {
    const { db, statements } = counting();
    const counts = batchedCounts(db, (error) => expect.fail(String(error)));
    for (let count = 0; count < 1000; count++) expect(await counts.use(limit, 0)).toBe(0);
    await counts.close();
    expect(statements()).toBeLessThanOrEqual(1000 / 30 + 2);
    const row = await database.db
      .selectFrom('rate_limits')
      .select('count')
      .where('key', '=', storedKey(limit.key))
      .executeTakeFirst();
    expect(row?.count).toBe(1000);
  });

  test('other processes’ uses count, and those of an expired window do not', async () => {
    const key = 'read:network:203.0.113.2';
    await database.db
      .insertInto('rate_limits')
      .values({ key: storedKey(key), window_start: 0, count: 1200 })
      .execute();
    const counts = batchedCounts(database.db, () => undefined);
    let passed = 0;
    while ((await counts.use({ ...limit, key }, 1000)) === 0) passed += 1;
    expect(passed).toBe(60);
    expect(await counts.use({ ...limit, key }, 59_001)).toBe(1);
    expect(await counts.use({ ...limit, key }, 60_000)).toBe(0);
    await counts.close();
    const row = await database.db
      .selectFrom('rate_limits')
      .selectAll()
      .where('key', '=', storedKey(key))
      .executeTakeFirst();
    expect(row).toMatchObject({ window_start: 60_000, count: 1 });
  });

  test('processes share a window whose clocks differ by a second', async () => {
    const key = 'read:network:203.0.113.4';
    const passedAt = async (now: number) => {
      const counts = batchedCounts(database.db, (error) => expect.fail(String(error)));
      let passed = 0;
      while ((await counts.use({ ...limit, key }, now)) === 0) passed += 1;
      await counts.close();
      return passed;
    };
    expect(await passedAt(10_000)).toBe(limit.limit);
    expect(await passedAt(9_000)).toBeLessThanOrEqual(limit.limit / 20);
  });

  test('a window that a fast clock opened ends when the clock is right again', async () => {
    const key = 'read:network:203.0.113.3';
    const dayAhead = 24 * 60 * 60_000;
    const uses = async (counts: BatchedCounts, now: number) => {
      let passed = 0;
      while ((await counts.use({ ...limit, key }, now)) === 0) passed += 1;
      return passed;
    };
    const counts = batchedCounts(database.db, (error) => expect.fail(String(error)));
    expect(await uses(counts, dayAhead)).toBe(limit.limit);
    await counts.close();
    // This process, and another one with only the database's count.
    expect(await uses(counts, 1_000)).toBe(limit.limit);
    await counts.close();
    await database.db
      .updateTable('rate_limits')
      .set({ window_start: dayAhead })
      .where('key', '=', storedKey(key))
      .execute();
    expect(
      await uses(
        batchedCounts(database.db, () => undefined),
        2_000,
      ),
    ).toBe(limit.limit);
  });

  test('without a database each process limits on its own', async () => {
    const broken = await openTestDatabase(engine);
    await broken.close();
    const errors: unknown[] = [];
    const counts = batchedCounts(broken.db, (error) => errors.push(error));
    let passed = 0;
    while ((await counts.use(limit, 0)) === 0) passed += 1;
    expect(passed).toBe(limit.limit);
    expect(errors).not.toEqual([]);
  });
});
