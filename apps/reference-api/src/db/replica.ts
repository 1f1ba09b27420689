import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { boundedPool } from './bounded-pool.ts';
import { pgTypes } from './database.ts';
import { isDatabaseAway } from './errors.ts';
import type { Db, Tables } from './tables.ts';

export interface ReplicaOptions {
  /** A PostgreSQL address of one or, by a proxy of connections, of several replicas. */
  url: string;
  /** Maximum lag; a replica with more is not used. */
  lagMs: number;
  /** @default 10 */
  poolSize?: number | undefined;
  statementTimeoutMs?: number | undefined;
  onQuery?: ((event: LogEvent) => void) | undefined;
  /** Called once with the cause when replicas are no longer used. */
  onAway?: ((error: Error) => void) | undefined;
}

/** Copies of the database, with bounded lag. */
export interface Replica {
  /** Reads there, or in the database itself while no copy is near enough to it. */
  read<Answer>(ask: (db: Db) => Promise<Answer>, fromLeader: () => Promise<Answer>): Promise<Answer>;
  /** Writes the current time to the database repeatedly until `close`; replicas compute their lag from it. */
  startBeating(leader: Db): void;
  close(): Promise<void>;
}

const BEAT_EVERY_MS = 500;
/** How long a connection is used without being asked how far its server is behind. */
const LOOK_EVERY_MS = 250;
const CONNECT_WITHIN_MS = 1_000;
const LOOK_WITHIN_MS = 1_000;
/** How long replicas are left alone after one of them failed. */
const REST_MS = 1_000;

class ReplicaBehind extends Error {
  override name = 'ReplicaBehind';
}

/** Opens a pool of connections to replicas. Nothing is asked before the first read. */
export function openReplica({
  url,
  lagMs,
  poolSize = 10,
  statementTimeoutMs,
  onQuery,
  onAway,
}: ReplicaOptions): Replica {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: pgTypes,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    application_name: 'promenade-api-reads',
    // A proxy spreads connections, not statements: without this the replicas of the first minute would be those for ever.
    maxLifetimeSeconds: 300,
    ...(statementTimeoutMs && { statement_timeout: statementTimeoutMs }),
  });
  pool.on('error', () => undefined);

  const lookedAt = new WeakMap<pg.PoolClient, number>();
  async function onTake(client: pg.PoolClient): Promise<void> {
    if (performance.now() - (lookedAt.get(client) ?? Number.NEGATIVE_INFINITY) < LOOK_EVERY_MS) return;
    const asked = client.query<{ lag: number | null }>({
      text: 'select (extract(epoch from clock_timestamp() - max(beat_at)) * 1000)::float8 as lag from leader_beats',
      query_timeout: LOOK_WITHIN_MS,
    } as pg.QueryConfig);
    const lag = (await asked).rows[0]?.lag ?? Number.POSITIVE_INFINITY;
    if (lag > lagMs) throw new ReplicaBehind(`${Math.round(lag)} ms behind, and ${lagMs} are allowed`);
    lookedAt.set(client, performance.now());
  }

  const bounds = { answerWithinMs: statementTimeoutMs && statementTimeoutMs + LOOK_WITHIN_MS, onTake };
  const dialect = new PostgresDialect({ pool: boundedPool(pool, bounds) });
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: onQuery }) });

  let restsUntil = 0;
  let isAway = false;
  const rest = (error: unknown) => {
    restsUntil = performance.now() + REST_MS;
    if (!isAway) onAway?.(error instanceof Error ? error : new Error(String(error)));
    isAway = true;
  };
  let beating: NodeJS.Timeout | undefined;

  return {
    async read(ask, fromLeader) {
      if (performance.now() < restsUntil) return fromLeader();
      try {
        const answer = await ask(db);
        isAway = false;
        return answer;
      } catch (error) {
        if (!isServersOwn(error)) throw error;
        rest(error);
        return fromLeader();
      }
    },
    startBeating(leader) {
      beating ??= setInterval(() => void beat(leader).catch(() => undefined), BEAT_EVERY_MS).unref();
      void beat(leader).catch(() => undefined);
    },
    async close() {
      clearInterval(beating);
      await db.destroy();
    },
  };
}

/** Whether the error is caused by the replicas, their network or their state, and not by the query. */
function isServersOwn(error: unknown): boolean {
  if (error instanceof ReplicaBehind || isDatabaseAway(error)) return true;
  // Whatever PostgreSQL itself refuses, such as a read that was in the way of what came from the leader.
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** One of all processes writes; it doesn't wait for replicas, as a lost heartbeat is harmless. */
async function beat(leader: Db): Promise<void> {
  await leader.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx);
    await sql`
      update leader_beats set beat_at = clock_timestamp()
      where beat_at < clock_timestamp() - ${`${BEAT_EVERY_MS / 2} milliseconds`}::interval
    `.execute(tx);
  });
}
