import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './tables.ts';

const FOLDER = new URL('migrations/', import.meta.url);
/** `0036-letters-as-typed.ts`, `.js` in the published package; other files of the folder are tests, or parts of a migration. */
const MIGRATION_FILE = /^\d{4}-[a-z0-9-]+\.[jt]s$/;

/**
 * Every migration by name, in order: each file exports one thing, the migration. A name that has been released is never changed
 * or removed.
 */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => MIGRATION_FILE.test(name)).toSorted();
  const read = files.map(async (file) => {
    const exported = Object.values((await import(new URL(file, FOLDER).href)) as Record<string, unknown>).filter(
      isMigration,
    );
    const [migration] = exported;
    if (!migration || exported.length > 1) throw new Error(`${file} does not export one migration`);
    return [basename(file, extname(file)), migration] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const isMigration = (value: unknown): value is Migration =>
  typeof value === 'object' && value !== null && 'up' in value && typeof value.up === 'function';

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: readMigrations } });

/** The names of the migrations that are still to be done. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const known = await migratorOf(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** The names of migrations that were done by a newer version, which has them. */
export async function unknownMigrations(db: Db): Promise<string[]> {
  const known = await readMigrations();
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(
    db,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(known, name));
}

/** What PostgreSQL ends a change of the schema with when the shop's own transactions were in its way: a deadlock, a lock that did not come. */
const IN_THE_WAY: readonly unknown[] = ['40P01', '55P03'];
const TRIES = 10;
const PAUSE_MS = 1_000;

/**
 * Migrates the database to the newest schema. Safe to call from several processes at once (kysely locks), and while the shop
 * is used: a migration that conflicts with its transactions is rolled back and retried, ten times at most.
 * @returns the names of the applied migrations.
 * @throws the first migration's error; its changes are rolled back.
 */
export const migrate = (db: Db): Promise<string[]> => changeSchema(migratorOf(db), 'up');

/** All migrations up, or the last one down. */
export async function changeSchema(migrator: Migrator, way: 'up' | 'down'): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await (way === 'up' ? migrator.migrateToLatest() : migrator.migrateDown());
    if (!error) return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
    const isInTheWay = error instanceof Error && 'code' in error && IN_THE_WAY.includes(error.code);
    if (!isInTheWay || attempt === TRIES) throw error;
    await pause(PAUSE_MS);
  }
}
