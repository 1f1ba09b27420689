import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/**
 * Forgets what was counted so far, all of it or the keys of a pattern. The shop writes its counts in batches meanwhile, each in
 * an order of its own: deleting without the lock would now and then be a deadlock.
 *
 * @param keys pattern of `like`.
 */
export function forgetLimits({ db }: Pick<Database, 'db'>, keys = '%'): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table rate_limits in share row exclusive mode`.execute(tx);
    await tx.deleteFrom('rate_limits').where('key', 'like', keys).execute();
  });
}
