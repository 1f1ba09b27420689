import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engines, openEmptyDatabase } from '../testing/databases.ts';
import { type Database, migrate, SchemaError } from './index.ts';

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase(engines[0] ?? 'postgres');
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(database.db);
});
afterEach(() => database.close());

test.each([
  ['0001-skeleton', 'before the first release, which no release can upgrade. See docs/guides/upgrade.md.'],
  ['9000-later', 'has 9000-later, which this version lacks: a newer one has written it.'],
])('a database with migration %s is left unchanged, and the reason is said', async (name, reason) => {
  await sql`insert into kysely_migration values (${name}, '')`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow(reason);
  await expect(migrate(database.db)).rejects.toBeInstanceOf(SchemaError);
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(database.db);
  expect(rows).toHaveLength(1);
});
