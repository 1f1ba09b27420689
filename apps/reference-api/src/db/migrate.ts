import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Db } from './tables.ts';

const FOLDER = new URL('migrations/', import.meta.url);
/** `0001-baseline.ts`, `.js` in the published package. */
const MIGRATION_FILE = /^\d{4}-[a-z0-9-]+\.[jt]s$/;

/** The database's schema is not one that this version can use or change; the message says what to do. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/**
 * Every migration by name, in order: each file exports one thing, the migration. One that has been released is never changed
 * or removed, see release/migrations.lock.
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

/** The first migration of the versions before the first release. */
const BEFORE_RELEASES = '0001-skeleton';

/**
 * Throws for migrations that this version lacks: those of a newer version, and those before the first release.
 * @param what `The database` or `The backup`.
 */
export async function refuseUnknown(what: string, migrations: readonly string[]): Promise<void> {
  if (migrations.includes(BEFORE_RELEASES)) {
    throw new SchemaError(
      `${what} is of a version before the first release, which no release can upgrade. See docs/guides/upgrade.md.`,
    );
  }
  const known = await readMigrations();
  const unknown = migrations.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) {
    throw new SchemaError(`${what} has ${unknown.join(', ')}, which this version lacks: a newer one has written it.`);
  }
}

/** The names of the migrations that were done, in order; none for an empty database. */
export async function doneMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(
    db,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** What PostgreSQL ends a change of the schema with when the shop's own transactions were in its way: a deadlock, a lock that did not come. */
const IN_THE_WAY: readonly unknown[] = ['40P01', '55P03'];
const TRIES = 10;
const PAUSE_MS = 1_000;

/**
 * Migrates the database to the newest schema, or to that of a migration. Safe to call from several processes at once (kysely locks), and while the shop
 * is used: a migration that conflicts with its transactions is rolled back and retried, ten times at most.
 * @returns the names of the applied migrations.
 * @throws SchemaError for a schema that this version does not know; the first migration's error, whose changes are rolled back.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  await refuseUnknown('The database', await doneMigrations(db));
  return changeSchema((migrator) => (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest()), migratorOf(db));
}

/** Runs a change of the schema, again if the shop's own transactions were in its way. */
export async function changeSchema(
  change: (migrator: Migrator) => Promise<MigrationResultSet>,
  migrator: Migrator,
): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await change(migrator);
    if (!error) return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
    const isInTheWay = error instanceof Error && 'code' in error && IN_THE_WAY.includes(error.code);
    if (!isInTheWay || attempt === TRIES) throw error;
    await pause(PAUSE_MS);
  }
}
