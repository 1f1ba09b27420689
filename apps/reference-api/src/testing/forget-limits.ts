import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/**
 * Clears the counts so far, all of them or the keys of a pattern. The shop writes its counts in batches concurrently, each
 * in its own order: deleting without the lock would sometimes deadlock.
 * @param keys pattern of `like`; a key is stored as its first word and a hash: `code:%`.
 */
export function forgetLimits({ db }: Pick<Database, 'db'>, keys = '%'): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table rate_limits in share row exclusive mode`.execute(tx);
    await tx.deleteFrom('rate_limits').where('key', 'like', keys).execute();
  });
}
