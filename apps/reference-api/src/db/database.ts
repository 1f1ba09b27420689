import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
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
  /** Told of every statement when it has ended. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

/** An open database. `db` is the same on both engines; `pglite` is there for dumps only. */
export interface Database {
  db: Kysely<Tables>;
  kind: 'pglite' | 'postgres';
  pglite: PGlite | null;
  close(): Promise<void>;
}

const INT8 = 20;

/**
 * Opens PostgreSQL by `databaseUrl`, else the embedded PGlite. Does not migrate.
 *
 * The embedded engine has one connection: inside a transaction's callback use only the transaction, since a query on
 * `db` would wait for the transaction to end, for ever.
 *
 * @throws DirectoryInUseError when another process has the data directory.
 */
export async function createDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options);
}

function openPostgres(connectionString: string, { poolSize: max = 10, onQuery }: DatabaseOptions): Database {
  const types = {
    // bigint columns hold epoch milliseconds and counts, far below 2^53.
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(onQuery && { log: onQuery }) });
  return { db, kind: 'postgres', pglite: null, close: () => db.destroy() };
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
    return { db, kind: 'pglite', pglite, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
