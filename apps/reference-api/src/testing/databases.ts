import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { inject, vi } from 'vitest';
import { createDatabase, type Database } from '../db/index.ts';
import { fillTestDatabase, openSeededDatabase } from '../seed/testing.ts';
import type {} from './postgres-server.ts';

/** The engines on which every promise of the API is tested. */
export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** The demo shop in a database of its own. Close it when the file is done. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  return engine === 'pglite' ? openSeededDatabase() : openCopy();
}

const TEMPLATE = 'shop';
/** What waits is looked for elsewhere: here crowds meet, on machines of any speed. */
const NEVER_MS = 10 * 60 * 1000;

/** A copy of the demo shop on the PostgreSQL server of this run. */
async function openCopy(): Promise<Database> {
  const { address } = inject('postgres');
  await prepareTemplate(address);
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await command(address, `create database ${name} template ${TEMPLATE}`);
  const databaseUrl = databaseAt(address, name);
  const database = await createDatabase({ databaseUrl, poolSize: 20, connectWithinMs: NEVER_MS });
  const close = async () => {
    await database.close();
    await command(address, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

/** The first test file that wants a copy seeds the shop; others wait for it. */
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

/** How often transactions of this database have waited for each other in a circle. */
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
