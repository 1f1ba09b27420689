import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { claimPieces, type DuePiece, endClaims, failPiece, jobStatus, restUntil, retryPieces } from './job-claims.ts';

const JOB = 'test';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOW = 1_000 * DAY_MS;

/** Items 1 to `count`, each due for as many seconds as its number. */
const pieces = (count: number) =>
  sql<DuePiece>`(select id, ${NOW}::bigint - id * 1000 as due_at from generate_series(1, ${count}::integer) as id order by id desc)`;

describe.each(engines)('claims of due work on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(() => database.db.deleteFrom('job_claims').execute());
  afterAll(() => database?.close());

  const claim = (limit: number, now = NOW, count = 100) => claimPieces(database.db, JOB, pieces(count), { now, limit });
  const fail = (piece: number, now = NOW, most = 20) =>
    failPiece(database.db, JOB, piece, { now, error: 'the provider does not answer', most });
  const status = (now = NOW, count = 100) => jobStatus(database.db, JOB, pieces(count), now);

  test('the longest due items are claimed first, and each by one process', async () => {
    expect(await claim(3)).toEqual([100, 99, 98]);
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(7)));
    const all = claims.flat();
    expect(all).toHaveLength(97);
    expect(new Set(all).size).toBe(97);
    expect(await claim(10)).toEqual([]);
  });

  test('claims of a dead process expire, those of a running one do not', async () => {
    expect(await claim(2)).toEqual([100, 99]);
    expect(await claim(1, NOW + 29_000)).toEqual([98]);
    expect(await claim(2, NOW + 30_000)).toEqual([100, 99]);
  });

  test('a failing item waits longer each time, is abandoned, and can be retried', async () => {
    const waits: number[] = [];
    let now = NOW;
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect(await claim(1, now, 1)).toEqual([1]);
      await fail(1, now, 9);
      const { due_at } = await database.db.selectFrom('job_claims').select('due_at').executeTakeFirstOrThrow();
      waits.push(((due_at ?? 0) - now) / MINUTE_MS);
      now = due_at ?? 0;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(await claim(1, now, 1)).toEqual([1]);
    await fail(1, now, 9);
    expect(await claim(1, now + DAY_MS, 1)).toEqual([]);
    expect(await status(now, 1)).toEqual({
      job: JOB,
      ...{ due: 0, oldestDueMs: 0, failing: 0, givenUp: 1, error: 'the provider does not answer' },
    });
    expect(await retryPieces(database.db, 'another job')).toBe(0);
    expect(await retryPieces(database.db, JOB)).toBe(1);
    expect(await claim(1, now, 1)).toEqual([1]);
  });

  test('items that always fail do not delay others', async () => {
    for (const piece of await claim(50)) await fail(piece);
    expect(await claim(50)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
  });

  test('the status counts waiting and failing items, and how long they have waited', async () => {
    const [first = 0, second = 0] = await claim(3);
    await endClaims(database.db, JOB, [second]);
    await fail(first);
    expect(await status()).toMatchObject({ due: 98, oldestDueMs: 99_000, failing: 1, givenUp: 0 });
  });

  test('an item that repeats rests first', async () => {
    await claim(1, NOW, 1);
    await restUntil(database.db, JOB, 1, NOW + MINUTE_MS);
    expect(await claim(1, NOW + MINUTE_MS - 1, 1)).toEqual([]);
    expect(await claim(1, NOW + MINUTE_MS, 1)).toEqual([1]);
  });

  test('claims and retries that a fast clock wrote end when the clock is right again', async () => {
    expect(await claim(2, NOW + DAY_MS)).toEqual([100, 99]);
    await fail(99, NOW + DAY_MS);
    expect(await claim(2)).toEqual([100, 99]);
  });
});
