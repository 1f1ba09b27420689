import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** The time of the database, which all processes share: timestamps that several processes read are based on it. */
export interface DatabaseClock {
  /** Epoch milliseconds. */
  now(): number;
  stop(): void;
}

const ASKED_EVERY_MS = 30_000;
/** A slower response is too imprecise. */
const ANSWERED_WITHIN_MS = 1_000;
export const WRONG_FROM_MS = 5_000;

/**
 * Reads the time of the database, now and every half minute, and extrapolates in between.
 * @param onWrong called once if the clock of this machine is wrong, with the milliseconds that it is ahead.
 */
export async function followDatabaseClock(db: Db, onWrong: (aheadMs: number) => void): Promise<DatabaseClock> {
  let { offsetMs } = await askTime(db);
  let wasWrong = false;
  const now = () => Math.round(performance.now() + offsetMs);
  const follow = async () => {
    const asked = await askTime(db).catch(() => null);
    if (asked && asked.tookMs <= ANSWERED_WITHIN_MS) ({ offsetMs } = asked);
    const aheadMs = Date.now() - now();
    const isWrong = Math.abs(aheadMs) > WRONG_FROM_MS;
    if (isWrong && !wasWrong) onWrong(aheadMs);
    wasWrong = isWrong;
  };
  const timer = setInterval(() => void follow(), ASKED_EVERY_MS).unref();
  return { now, stop: () => clearInterval(timer) };
}

/** Offset from `performance.now()`, which cannot be set, to the time of the database. */
export async function askTime(db: Db): Promise<{ offsetMs: number; tookMs: number }> {
  const asked = performance.now();
  const { time } = await db
    .selectNoFrom(sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('time'))
    .executeTakeFirstOrThrow();
  const answered = performance.now();
  return { offsetMs: time - (asked + answered) / 2, tookMs: answered - asked };
}
