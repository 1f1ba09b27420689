import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { askTime, WRONG_FROM_MS } from '../db/database-clock.ts';
import {
  createDatabase,
  type Database,
  type Db,
  DirectoryInUseError,
  doneMigrations,
  pendingMigrations,
  refuseUnknown,
  SchemaError,
} from '../db/index.ts';
import { error, type Finding, ok, warning } from './finding.ts';
import { checkShops } from './shops.ts';

const OLDEST = 15;
/** For backups, psql and the database itself. */
const SPARE_CONNECTIONS = 10;

/** The database, its schema and its clock. Changes nothing. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
    return [ok('database', `There is none in ${dataDir} yet; the first start creates it.`)];
  }
  let database: Database | undefined;
  try {
    database = await createDatabase({ databaseUrl, dataDir, poolSize: 1 });
    const schema = await checkSchema(database.db, config);
    return [
      await checkServer(database, config),
      ...(await checkReplica(config)),
      schema,
      await checkClock(database.db),
      // An older schema may lack what this version reads.
      ...(schema.level === 'ok' ? await checkShops(database.db, config) : []),
    ];
  } catch (reason) {
    if (reason instanceof DirectoryInUseError) {
      return [
        warning(
          'database',
          'It is in use and was not checked.',
          'The embedded database accepts one process, and the API is running.',
          'Stop the API and run this again.',
        ),
      ];
    }
    return [
      error(
        'database',
        `It does not answer: ${wordsOf(reason)}.`,
        'The API does not start without it.',
        databaseUrl ? 'Start it, or correct DATABASE_URL.' : 'Correct DATA_DIR, or restore a backup.',
      ),
    ];
  } finally {
    await database?.close();
  }
}

/** The driver's message, unless it contains an address, which may contain a password. */
function wordsOf(reason: unknown): string {
  const { code, message } = reason as NodeJS.ErrnoException;
  return [code, message && !message.includes('://') && message].filter(Boolean).join(', ') || 'no reason given';
}

async function checkServer({ db, kind }: Database, { poolSize, dataDir }: Config): Promise<Finding> {
  const { rows } = await sql<{ version: number; connections: number; others: number }>`
    select
      current_setting('server_version_num')::int / 10000 as version,
      current_setting('max_connections')::int as connections,
      (select count(*)::int from pg_stat_activity where application_name <> 'promenade-api') as others
  `.execute(db);
  const { version = 0, connections = 0 } = rows[0] ?? {};
  if (kind === 'pglite') return ok('database', `The embedded one, in ${dataDir}, for one process.`);
  if (version < OLDEST) {
    return error(
      'database',
      `It is PostgreSQL ${version}.`,
      `The shop needs PostgreSQL ${OLDEST} or newer.`,
      'Back up, then upgrade the server.',
    );
  }
  if (poolSize + SPARE_CONNECTIONS > connections) {
    return warning(
      'database',
      `DATABASE_POOL is ${poolSize}, and the server accepts ${connections} connections.`,
      'Each process opens that many; requests that get none are rejected.',
      'Lower DATABASE_POOL, raise max_connections, or put a pooler in front.',
    );
  }
  return ok('database', `PostgreSQL ${version}, ${connections} connections, ${poolSize} for each process.`);
}

async function checkReplica({ replica }: Config): Promise<Finding[]> {
  if (!replica) return [];
  const { db, close } = await createDatabase({ databaseUrl: replica.url, poolSize: 1 });
  try {
    const { rows } = await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db);
    if (rows[0]?.isReplica) return [ok('database', 'The replica answers.')];
    return [
      error(
        'database',
        'DATABASE_REPLICA_URL is not a replica.',
        'Shoppers would see the data of another database.',
        'Point it to a streaming replica of DATABASE_URL, or leave it out.',
      ),
    ];
  } catch (reason) {
    return [
      warning(
        'database',
        `The replica does not answer: ${wordsOf(reason)}.`,
        'The primary serves its reads.',
        'Start it, or correct DATABASE_REPLICA_URL.',
      ),
    ];
  } finally {
    await close();
  }
}

async function checkSchema(db: Db, config: Config): Promise<Finding> {
  try {
    await refuseUnknown('The database', await doneMigrations(db));
  } catch (reason) {
    if (!(reason instanceof SchemaError)) throw reason;
    const what = 'This version may fail, or write rows that the other one cannot read.';
    return error('migrations', reason.message, what, 'Deploy that version again, or restore the backup before it.');
  }
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return ok('migrations', 'None is pending.');
  const what = `Pending: ${pending.join(', ')}.`;
  return config.migrate
    ? warning('migrations', what, 'The next start of the API runs them.', 'Back up first.')
    : error('migrations', what, 'With MIGRATE=off the API does not start.', 'Back up, then run npm run migrate.');
}

async function checkClock(db: Db): Promise<Finding> {
  const { offsetMs } = await askTime(db);
  const aheadMs = Date.now() - performance.now() - offsetMs;
  const seconds = (Math.abs(aheadMs) / 1000).toFixed(1);
  if (Math.abs(aheadMs) <= WRONG_FROM_MS) return ok('clock', `It differs from the database's by ${seconds} s.`);
  return error(
    'clock',
    `It is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's.`,
    'Sign-ins fail, because tokens and DPoP proofs have timestamps.',
    'Synchronise this machine, or that of the database, with a time server (timedatectl set-ntp true).',
  );
}
