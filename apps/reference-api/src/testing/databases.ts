import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { inject, vi } from 'vitest';
import { fillTestDatabase, openSeededDatabase } from '../../../demo-shop/src/testing.ts';
import { createDatabase, type Database, type DatabaseOptions } from '../db/index.ts';
import type {} from './postgres-server.ts';

/**
 * Both engines, on every change. Only suites of code that depends on its engine use this list:
 * - `backup/backup.test.ts` restores the backup of each engine into the other.
 * - `repositories/housekeeping.test.ts` sweeps with several processes at once on PostgreSQL, one after the other on PGlite.
 * Seeding, migrations, the directory lock and `tests/conformance`, which calls every endpoint, run on PGlite alone: a query
 * outside an open transaction hangs on its one connection.
 */
export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** The engines of all other suites: PostgreSQL on every change, which is also the cheaper one; both with PM_DEEP. */
export const engines: readonly Engine[] = process.env.PM_DEEP ? ENGINES : ['postgres'];

/** The demo shop in its own database. Close it when the file is done. */
export async function openTestDatabase(engine: Engine, options: TestDatabaseOptions = {}): Promise<Database> {
  return engine === 'pglite' ? openSeededDatabase(options) : openCopy(options);
}

type TestDatabaseOptions = Pick<DatabaseOptions, 'onQuery'>;

const TEMPLATE = 'shop';
/** No timeout: many connections are opened at once, on machines of any speed. */
const NEVER_MS = 10 * 60 * 1000;

/** A copy of the demo shop on the PostgreSQL server of this run. */
async function openCopy({ onQuery }: TestDatabaseOptions): Promise<Database> {
  const { address } = inject('postgres');
  await prepareTemplate(address);
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  // Copying files costs half of what writing each page to the log does.
  await command(address, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return openOwn(address, name, { poolSize: 20, connectWithinMs: NEVER_MS, onQuery });
}

/** A database without tables. Close it when the file is done. */
export async function openEmptyDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') return createDatabase({ dataDir: 'memory' });
  const { address } = inject('postgres');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await command(address, `create database ${name} strategy file_copy`);
  return openOwn(address, name);
}

/** Opens a database that is dropped when it is closed. */
async function openOwn(
  server: string,
  name: string,
  options: Pick<DatabaseOptions, 'onQuery' | 'poolSize' | 'connectWithinMs'> = {},
): Promise<Database> {
  const database = await createDatabase({ databaseUrl: databaseAt(server, name), ...options });
  const close = async () => {
    await database.close();
    await command(server, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

/** Seeds the shop once per run; other test files wait until it is there. */
async function prepareTemplate(address: string): Promise<void> {
  const server = new pg.Client({ connectionString: address });
  await server.connect();
  try {
    await server.query('select pg_advisory_lock(1)');
    const { rowCount } = await server.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount) return;
    const draft = `${TEMPLATE}_draft`;
    await server.query(`create database ${draft}`);
    const database = await createDatabase({ databaseUrl: databaseAt(address, draft) });
    await fillTestDatabase(database.db);
    await database.close();
    await server.query(`alter database ${draft} rename to ${TEMPLATE}`);
  } finally {
    await server.end();
  }
}

/** How many deadlocks this database has had. */
export async function deadlocksIn({ db }: Database): Promise<number> {
  const mark = `read until ${randomUUID()}`;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  // The log comes through pipes: what stands before this line is all there is.
  await sql.raw(`do $$ begin raise log '${mark}'; end $$`).execute(db);
  const log = await vi.waitUntil(() => {
    const text = readFileSync(inject('postgres').log, 'utf8');
    return text.includes(mark) && text;
  });
  const own = log.split('\n').filter((line) => line.startsWith(`${rows[0]?.name} `));
  return own.filter((line) => line.includes('deadlock detected')).length;
}

/** The URL of a test's database on the PostgreSQL server of this run, for a separate process. */
export async function databaseUrlOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return databaseAt(inject('postgres').address, rows[0]?.name ?? '');
}

function databaseAt(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function command(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
