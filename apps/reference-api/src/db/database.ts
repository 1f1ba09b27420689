import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { boundedPool } from './bounded-pool.ts';
import { lockDirectory } from './directory-lock.ts';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  /** A PostgreSQL address; given, it is used and `dataDir` is not touched. */
  databaseUrl?: string | undefined;
  /** Where embedded files live (below `database/`), or `'memory'` for a database that ends with the process. */
  dataDir?: string | undefined;
  /** Connections to PostgreSQL at once; default 10. The embedded engine has one. */
  poolSize?: number | undefined;
  /** A dump to start an in-memory database from, see snapshot.ts. */
  snapshot?: Blob | undefined;
  /** Statement timeout; by default none. PostgreSQL only. */
  statementTimeoutMs?: number | undefined;
  /** Lock timeout; by default none. PostgreSQL only. */
  lockTimeoutMs?: number | undefined;
  /** Timeout for getting a connection. PostgreSQL only. @default 5000 */
  connectWithinMs?: number | undefined;
  /** Called when an idle connection breaks; the pool replaces it. */
  onPoolError?: ((error: Error) => void) | undefined;
  /** Called after every statement. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

/** Connections to PostgreSQL, and requests that wait for one. */
export interface PoolStatus {
  used: number;
  idle: number;
  waiting: number;
}

/** An open database. `db` is the same on both engines; `pglite` is there for dumps only. */
export interface Database {
  db: Kysely<Tables>;
  kind: 'pglite' | 'postgres';
  pglite: PGlite | null;
  /** How its connections are doing; null for the embedded engine, which has one. */
  pool(): PoolStatus | null;
  close(): Promise<void>;
}

const INT8 = 20;

/** How values of PostgreSQL are read. */
export const pgTypes = {
  // bigint columns hold epoch milliseconds and counts, far below 2^53.
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** A request that finds no connection within this is refused; a leader that changes over is away for longer. */
const CONNECT_WITHIN_MS = 5_000;
/** Network round trip, added to the server's statement timeout. */
const WAY_MS = 1_000;

/**
 * Opens PostgreSQL by `databaseUrl`, or the embedded PGlite without one. Does not migrate. The embedded engine has one
 * connection: inside a transaction's callback use only the transaction, since a query on `db` would wait for the transaction
 * to end, forever.
 * @throws DirectoryInUseError when another process has the data directory.
 */
export async function createDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options);
}

function openPostgres(connectionString: string, options: DatabaseOptions): Database {
  const { poolSize: max = 10, onQuery, statementTimeoutMs, lockTimeoutMs, onPoolError } = options;
  const { connectWithinMs = CONNECT_WITHIN_MS } = options;
  const pool = new pg.Pool({
    connectionString,
    max,
    types: pgTypes,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    application_name: 'promenade-api',
    ...(statementTimeoutMs && {
      statement_timeout: statementTimeoutMs,
      // A transaction that does nothing for so long has lost its process, and holds locks.
      idle_in_transaction_session_timeout: statementTimeoutMs,
    }),
    ...(lockTimeoutMs && { lock_timeout: lockTimeoutMs }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => onPoolError?.(error));
  const bounds = { answerWithinMs: statementTimeoutMs && statementTimeoutMs + WAY_MS };
  const dialect = new PostgresDialect({ pool: boundedPool(pool, bounds) });
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: onQuery }) });
  const status = () => {
    const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
    return { used: totalCount - idle, idle, waiting };
  };
  return { db, kind: 'postgres', pglite: null, pool: status, close: () => db.destroy() };
}

async function openPglite({ dataDir = 'memory', snapshot, onQuery }: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir === 'memory';
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const unlock = inMemory ? () => undefined : lockDirectory(dataDir);
  try {
    const pglite = await PGlite.create({
      dataDir: inMemory ? 'memory://' : join(dataDir, 'database'),
      extensions: { pg_trgm },
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    });
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...(onQuery && { log: onQuery }) });
    const close = async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    };
    return { db, kind: 'pglite', pglite, pool: () => null, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
