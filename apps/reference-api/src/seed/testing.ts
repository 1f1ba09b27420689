import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type Database, migrate } from '../db/index.ts';
import { skeletonStatements } from '../db/migrations/0001-skeleton.ts';
import { restoreOrPrepare } from '../db/snapshot.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { buildCatalog } from './build-catalog.ts';
import { DEFAULT_SEED, STORE_ID, seedDatabase } from './seed-database.ts';
import { STORE_DETAILS } from './store.ts';

/** Midnight of today, UTC: running discounts run, and the prepared database is good for a day. */
export const SEEDED_AT = Math.floor(Date.now() / 86_400_000) * 86_400_000;

/**
 * The demo shop in a database of its own, for one test file: PGlite in memory, or a fresh database on the PostgreSQL
 * server at `TEST_DATABASE_URL`. Close it when the file is done.
 */
export async function openSeededDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server);
  const recipe = [skeletonStatements, buildCatalog(DEFAULT_SEED, STORE_ID, SEEDED_AT), STORE_DETAILS, DEMO_ACCOUNTS];
  return restoreOrPrepare(recipe, prepare);
}

async function prepare({ db }: Database): Promise<void> {
  await migrate(db);
  await seedDatabase(db, { now: SEEDED_AT });
}

async function openOnServer(server: string): Promise<Database> {
  const name = `promenade_test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await createDatabase({ databaseUrl: address.href });
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
