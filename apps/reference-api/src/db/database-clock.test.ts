import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines, openTestDatabase } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { type DatabaseClock, followDatabaseClock } from './database-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The two clocks are of one machine here. */
const SLACK_MS = 5_000;

describe.each(engines)('the clock of the database on %s', (engine) => {
  let database: Database;
  let clock: DatabaseClock | undefined;
  const onWrong = vi.fn();
  beforeEach(async () => {
    onWrong.mockReset();
    database = await openTestDatabase(engine);
  });
  afterEach(async () => {
    vi.useRealTimers();
    clock?.stop();
    await database.close();
  });

  test("is followed if the machine's clock is wrong, which is logged once", async () => {
    const right = Date.now();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: right + DAY_MS });
    clock = await followDatabaseClock(database.db, onWrong);
    // The embedded database has the clock of its process.
    const expected = engine === 'postgres' ? right : right + DAY_MS;
    expect(Math.abs(clock.now() - expected)).toBeLessThan(SLACK_MS);
    for (let asked = 0; asked < 2; asked++) {
      const counted = vi.spyOn(database.db, 'selectNoFrom');
      vi.advanceTimersByTime(30_000);
      await vi.waitFor(() => expect(counted).toHaveBeenCalled());
      counted.mockRestore();
    }
    await sql`select 1`.execute(database.db);
    if (engine === 'postgres') await vi.waitFor(() => expect(onWrong).toHaveBeenCalledTimes(1));
    if (engine === 'postgres') expect(Math.abs(onWrong.mock.calls[0]?.[0] - DAY_MS)).toBeLessThan(2 * 60_000);
    else expect(onWrong).not.toHaveBeenCalled();
  });
});
