import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { countUse } from './rate-limits.ts';

describe.each(engines)('limits of uses on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const HOUR_MS = 60 * 60_000;
  const limit = { key: 'order:account:1', limit: 2, windowMs: HOUR_MS };
  const use = (now: number) => countUse(database.db, limit, now);

  test('a window ends after its time, and a use beyond the limit has to wait for that', async () => {
    const start = 100 * HOUR_MS;
    expect([await use(start), await use(start + 1), await use(start + HOUR_MS / 2)]).toEqual([0, 0, 1800]);
    expect(await use(start + HOUR_MS)).toBe(0);
  });

  test('concurrent requests share a window, although the first to be counted may have arrived last', async () => {
    const start = 150 * HOUR_MS;
    expect([await use(start + 2), await use(start + 1)]).toEqual([0, 0]);
    expect(await use(start)).toBeGreaterThan(0);
  });

  test('a window that a fast clock opened ends when the clock is right again', async () => {
    const now = 200 * HOUR_MS;
    const dayAhead = now + 24 * HOUR_MS;
    expect([await use(dayAhead), await use(dayAhead), await use(dayAhead)]).toEqual([0, 0, 3600]);
    expect([await use(now), await use(now), await use(now)]).toEqual([0, 0, 3600]);
    expect(await use(now + HOUR_MS)).toBe(0);
  });
});
