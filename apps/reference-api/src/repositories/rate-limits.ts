import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/index.ts';
import { Refused } from '../errors/refused.ts';

/** The window of most limits. */
export const HOUR_MS = 60 * 60 * 1000;

/** How often something may happen; the window starts with its first use. */
export interface Limit {
  key: string;
  limit: number;
  windowMs: number;
}

/** Counts one use. Answers how many seconds to wait when it was one too many, else 0. */
export async function countUse(db: Kysely<Tables>, { key, limit, windowMs }: Limit, now: number): Promise<number> {
  const isOver = sql<boolean>`rate_limits.window_start <= ${now - windowMs}`;
  const { window_start, count } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_start: sql<number>`case when ${isOver} then ${now} else rate_limits.window_start end`,
      }),
    )
    .returning(['window_start', 'count'])
    .executeTakeFirstOrThrow();
  return count > limit ? Math.max(1, Math.ceil((window_start + windowMs - now) / 1000)) : 0;
}

/**
 * Counts one use against each limit.
 *
 * @throws Refused 429 with the time to wait.
 */
export async function limitUse(db: Kysely<Tables>, limits: readonly Limit[], now: number): Promise<void> {
  for (const limit of limits) {
    const seconds = await countUse(db, limit, now);
    if (seconds > 0) throw new Refused(429, 'tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds });
  }
}

/** Forgets the uses of a key, after a success for instance. */
export async function forgetUses(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}
