import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createDatabase, type Database, type DatabaseOptions, migrate } from '../db/index.ts';
import { restoreOrPrepare, sourcesHash } from '../db/snapshot.ts';
import { seedDatabase } from './seed-database.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Midnight of today, UTC: running discounts run, and the prepared database is good for a day. */
export const SEEDED_AT = Math.floor(Date.now() / 86_400_000) * 86_400_000;

/**
 * The demo shop in a database of its own, for one test file: PGlite in memory, or a fresh database on the PostgreSQL
 * server at `TEST_DATABASE_URL`. Close it when the file is done.
 */
export async function openSeededDatabase(options: Pick<DatabaseOptions, 'onQuery'> = {}): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server, options);
  return restoreOrPrepare([sourcesHash([HERE, MIGRATIONS]), SEEDED_AT], prepare, options);
}

async function prepare({ db }: Database): Promise<void> {
  await migrate(db);
  await seedDatabase(db, { now: SEEDED_AT, accounts: true });
}

async function openOnServer(server: string, options: Pick<DatabaseOptions, 'onQuery'>): Promise<Database> {
  const name = `promenade_test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await createDatabase({ ...options, databaseUrl: address.href });
  await prepare(database);
  const close = async () => {
    await database.close();
    await command(server, `drop database ${name}`);
  };
  return { ...database, close };
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
