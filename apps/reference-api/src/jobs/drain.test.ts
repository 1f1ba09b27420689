import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import type { DuePiece } from '../repositories/job-claims.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { drain } from './drain.ts';
import type { Job } from './job.ts';

const PIECES = 40;

describe.each(engines)('a job on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await sql`create table test_pieces (id integer primary key)`.execute(database.db);
  });
  beforeEach(async () => {
    await database.db.deleteFrom('job_claims').execute();
    await sql`truncate test_pieces`.execute(database.db);
    await sql`insert into test_pieces select generate_series(1, ${PIECES}::integer)`.execute(database.db);
  });
  afterAll(() => database?.close());

  /**
   * A round after which the items for which `isDone` returns true are no longer due; returns the items in processing order.
   */
  async function round(isDone: (piece: number) => boolean, isStopped = () => false) {
    const pieces: number[] = [];
    const all: Job = {
      name: 'test',
      due: () => sql<DuePiece>`(select id, null::bigint as due_at from test_pieces order by id)`,
      run: async (_, piece) => {
        pieces.push(piece);
        if (isDone(piece)) await sql`delete from test_pieces where id = ${piece}`.execute(database.db);
      },
    };
    const deps = { database, now: Date.now } as Deps;
    await drain(deps, all, { isStopped, onError: () => undefined });
    return pieces;
  }
  const everyPiece = Array.from({ length: PIECES }, (_, index) => index + 1);

  test('is done until nothing of it is due, and leaves no claims', async () => {
    expect(await round(() => true)).toEqual(everyPiece);
    expect(await database.db.selectFrom('job_claims').selectAll().execute()).toEqual([]);
  });

  test('runs an item that stays due once per round, without delaying other items', async () => {
    expect(await round((piece) => piece > PIECES / 2)).toEqual(everyPiece);
  });

  test('starts nothing after the stop, and releases its claims', async () => {
    let done = 0;
    const isDone = () => {
      done += 1;
      return true;
    };
    expect(await round(isDone, () => done === 2)).toEqual([1, 2]);
    expect(await database.db.selectFrom('job_claims').selectAll().execute()).toEqual([]);
  });
});
