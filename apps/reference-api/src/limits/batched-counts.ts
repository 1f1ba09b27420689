import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { CLOCK_SKEW_MS, type Limit } from './rate-limits.ts';

/** How long a process keeps uses to itself at most. */
const FLUSH_MS = 250;
/** Share of a limit that one process may count before it must synchronize with the others. */
const BATCH_SHARE = 0.05;
/** Keys are made of addresses, which callers with a large network choose themselves. */
const KEYS_MAX = 50_000;
/** Far below the parameters of one PostgreSQL statement. */
const ROWS_MAX = 5_000;

/**
 * Uses counted in memory and added to the database's counts every few uses, so that most uses cost no statement and all
 * processes share one limit. A process that counts a twentieth of the limit has to wait until it knows the common count,
 * so N processes let at most N twentieths of the limit pass beyond it.
 */
export interface BatchedCounts {
  /** Counts one use unless it exceeds the limit. Returns the seconds to wait then, otherwise 0. */
  use(limit: Limit, now: number): number | Promise<number>;
  /** Writes counts that are not in the database yet. */
  close(): Promise<void>;
}

interface Entry {
  readonly key: string;
  /** The key as it is stored; undefined until it is first sent. */
  stored?: string;
  readonly windowMs: number;
  startedAt: number;
  /** The database's count when it was last read, and this process's uses since then. */
  shared: number;
  unsent: number;
  sending: number;
}

export function batchedCounts(db: Db, onError: (error: unknown) => void): BatchedCounts {
  const entries = new Map<string, Entry>();
  let unsentEntries = new Map<string, Entry>();
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The time of the latest use. */
  let latest = 0;

  function entryOf({ key, windowMs }: Limit, now: number): Entry {
    const known = entries.get(key);
    if (known && known.startedAt <= now + CLOCK_SKEW_MS && now < known.startedAt + windowMs) return known;
    const entry = { key, windowMs, startedAt: now, shared: 0, unsent: 0, sending: 0 };
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= KEYS_MAX) break;
      entries.delete(oldest);
    }
    return entry;
  }

  function use(limit: Limit, now: number): number | Promise<number> {
    latest = now;
    const amount = limit.amount ?? 1;
    const entry = entryOf(limit, now);
    const total = entry.shared + entry.sending + entry.unsent;
    if (total + amount > limit.limit) return Math.max(1, Math.ceil((entry.startedAt + entry.windowMs - now) / 1000));
    const batch = Math.max(1, limit.limit * BATCH_SHARE);
    if (entry.sending + entry.unsent >= batch) return flush().then(() => use(limit, now));
    entry.unsent += amount;
    unsentEntries.set(limit.key, entry);
    // Sent when half of the batch is counted, so that it has arrived before a request would have to wait for it.
    if (entry.unsent >= batch / 2 && sending === undefined) void flush();
    else timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    return 0;
  }

  async function flush(): Promise<void> {
    while (sending) await sending;
    clearTimeout(timer);
    timer = undefined;
    const batch = [...unsentEntries.values()];
    unsentEntries = new Map();
    if (batch.length === 0) return;
    sending = send(batch).finally(() => {
      sending = undefined;
    });
    await sending;
  }

  async function send(batch: readonly Entry[]): Promise<void> {
    for (const entry of batch) {
      entry.sending = entry.unsent;
      entry.unsent = 0;
    }
    try {
      await hashKeys(batch.filter(({ stored }) => stored === undefined));
      // Two processes that send the same keys take their rows in the same order, so that neither waits for the other.
      const sorted = batch.toSorted((one, other) => ((one.stored ?? '') < (other.stored ?? '') ? -1 : 1));
      for (const windowMs of new Set(sorted.map((entry) => entry.windowMs))) {
        const same = sorted.filter((entry) => entry.windowMs === windowMs);
        for (let from = 0; from < same.length; from += ROWS_MAX)
          await store(same.slice(from, from + ROWS_MAX), windowMs);
      }
    } catch (error) {
      onError(error);
    }
    for (const entry of batch) {
      // Uses that could not be written to the database still count in this process.
      entry.shared += entry.sending;
      entry.sending = 0;
    }
  }

  async function hashKeys(batch: readonly Entry[]): Promise<void> {
    if (batch.length === 0) return;
    const { rows } = await sql<{ key: string; stored: string }>`
      select key, keyed_hash(key) as stored from unnest(${batch.map(({ key }) => key)}::text[]) as asked (key)
    `.execute(db);
    const byKey = new Map(rows.map(({ key, stored }) => [key, stored]));
    for (const entry of batch) entry.stored = byKey.get(entry.key) ?? '';
  }

  async function store(batch: readonly Entry[], windowMs: number): Promise<void> {
    const isOver = sql<boolean>`(
      rate_limits.window_start <= excluded.window_start - ${windowMs}::bigint
      or rate_limits.window_start > ${latest + CLOCK_SKEW_MS}::bigint
    )`;
    const rows = await db
      .insertInto('rate_limits')
      .values(
        batch.map(({ stored = '', startedAt, sending }) => ({ key: stored, window_start: startedAt, count: sending })),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${isOver} then excluded.count else rate_limits.count + excluded.count end`,
          window_start: sql<number>`case when ${isOver} then excluded.window_start else rate_limits.window_start end`,
        }),
      )
      .returning(['key', 'window_start', 'count'])
      .execute();
    const byKey = new Map(batch.map((entry) => [entry.stored, entry]));
    for (const { key, window_start, count } of rows) {
      const entry = byKey.get(key);
      if (entry) Object.assign(entry, { startedAt: window_start, shared: count, sending: 0 });
    }
  }

  return { use, close: flush };
}
