import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { Refused } from '../errors/refused.ts';
import { networksOf } from './networks.ts';

/** The window of most limits. */
export const HOUR_MS = 60 * 60 * 1000;

/**
 * A window that starts later than this from now was opened by a wrong clock, and would last until that time. Requests
 * that run at once and processes whose clocks differ a little see windows that start shortly after their own now.
 */
export const CLOCK_SKEW_MS = 60 * 1000;

/** How often something may happen; the window starts with its first use. */
export interface Limit {
  key: string;
  limit: number;
  windowMs: number;
  /** What one use counts for, as in bytes. @default 1 */
  amount?: number;
}

/** Limits of one purpose by the caller's networks, shared by all processes and all addresses of a home network. */
export function perNetwork(
  purpose: string,
  ip: string,
  { limit, windowMs, amount }: Omit<Limit, 'key'>,
): readonly Limit[] {
  return networksOf(ip).map(({ name, share }) => ({
    key: `${purpose}:network:${name}`,
    limit: limit * share,
    windowMs,
    ...(amount !== undefined && { amount }),
  }));
}

/** A key as it is stored: its first word, and a keyed hash of the whole, since keys name networks and mailboxes. */
export const storedKey = (key: string): RawBuilder<string> => sql<string>`keyed_hash(${key})`;

/** Counts one use. Returns the seconds to wait if it exceeds the limit, otherwise 0. */
export async function countUse(db: Db, { key, limit, windowMs, amount = 1 }: Limit, now: number): Promise<number> {
  const isOver = sql<boolean>`(
    rate_limits.window_start <= ${now - windowMs} or rate_limits.window_start > ${now + CLOCK_SKEW_MS}
  )`;
  const { window_start, count } = await db
    .insertInto('rate_limits')
    .values({ key: storedKey(key), window_start: now, count: amount })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then ${amount} else rate_limits.count + ${amount} end`,
        window_start: sql<number>`case when ${isOver} then ${now} else rate_limits.window_start end`,
      }),
    )
    .returning(['window_start', 'count'])
    .executeTakeFirstOrThrow();
  return count > limit ? Math.max(1, Math.ceil((window_start + windowMs - now) / 1000)) : 0;
}

/** Uses of some keys whose windows have not ended, and when these end. */
export async function usesOf(
  db: Db,
  keys: readonly string[],
  windowMs: number,
  now: number,
): Promise<ReadonlyMap<string, { count: number; endsAt: number }>> {
  const { rows } = await sql<{ key: string; count: number; window_start: number }>`
    select asked.key, count, window_start
    from unnest(${keys}::text[]) as asked (key) join rate_limits on rate_limits.key = keyed_hash(asked.key)
    where window_start > ${now - windowMs}::bigint and window_start <= ${now + CLOCK_SKEW_MS}::bigint
  `.execute(db);
  return new Map(rows.map(({ key, count, window_start }) => [key, { count, endsAt: window_start + windowMs }]));
}

/**
 * Counts one use against each limit.
 *
 * @throws Refused 429 with the time to wait.
 */
export async function limitUse(db: Db, limits: readonly Limit[], now: number): Promise<void> {
  for (const limit of limits) refuseFor(await countUse(db, limit, now));
}

/**
 * Refuses a request for some seconds, or not at all for none.
 *
 * @throws Refused 429 with the time to wait.
 */
export function refuseFor(seconds: number): void {
  if (seconds > 0) throw new Refused(429, 'tooManyRequests', { values: { wait: seconds }, retryAfterSeconds: seconds });
}

/** Takes one use back that turned out not to count. */
export async function takeUseBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', storedKey(key))
    .where('count', '>', 0)
    .execute();
}

/** Clears the uses of a key, such as after a success. */
export async function forgetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', storedKey(key)).execute();
}
