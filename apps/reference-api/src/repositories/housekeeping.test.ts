import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { ENGINES, openTestDatabase } from '../testing/databases.ts';
import { DELETED_AT_ONCE } from './delete-in-batches.ts';
import { sweep } from './housekeeping.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('expired rows on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  test('are deleted in batches, by processes that do not wait for each other, and no other rows are', async () => {
    const now = Date.now();
    const rows = 2 * DELETED_AT_ONCE + 10;
    await sql`
      insert into visits (store_id, guid, uuid, user_id, started_at, seen_at, ended_at)
      select 1, 'swept ' || n, 'u', null, 0, case when n <= 10 then ${now}::bigint else ${now - 91 * DAY_MS}::bigint end, null
      from generate_series(1, ${rows}::integer) as n
    `.execute(database.db);
    const count = async () =>
      (
        await database.db
          .selectFrom('visits')
          .select((visit) => visit.fn.countAll<number>().as('count'))
          .where('guid', 'like', 'swept %')
          .executeTakeFirstOrThrow()
      ).count;
    expect(Number(await count())).toBe(rows);
    // Another transaction locks the first row; the others are deleted anyway.
    const sweeping = () => Promise.all([sweep(database.db, now), sweep(database.db, now)]);
    if (engine === 'pglite') await sweeping();
    else {
      await database.db.transaction().execute(async (tx) => {
        await tx.selectFrom('visits').select('guid').where('guid', '=', 'swept 11').forUpdate().execute();
        await sweeping();
        expect(Number(await count())).toBe(11);
      });
      await sweep(database.db, now);
    }
    expect(Number(await count())).toBe(10);
  });
});
