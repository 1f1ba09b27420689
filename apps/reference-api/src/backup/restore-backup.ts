import { sql } from 'kysely';
import { type Db, doneMigrations, migrate, refuseUnknown, type Tables, type Tx } from '../db/index.ts';
import { foreignKeysOf, tablesOf } from './catalogue.ts';
import { ledgerDifferences, readLedger } from './ledger.ts';
import type { BackupHeader } from './write-backup.ts';

/** A failed restore; the database is still empty. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

/**
 * Restores a backup into an empty database, and verifies it: rows and content of each table, the totals of money and stock,
 * and every reference between rows. The rows of an earlier version are restored into its schema, which is then migrated.
 * @throws RestoreError for a database that is not empty, or a damaged backup, and SchemaError for one of a version that this
 * one does not know. Everything is rolled back.
 */
export async function restoreBackup(db: Db, lines: AsyncIterable<string>): Promise<BackupHeader> {
  const iterator = lines[Symbol.asyncIterator]();
  try {
    return await restoreLines(db, iterator);
  } finally {
    await iterator.return?.();
  }
}

async function restoreLines(db: Db, iterator: AsyncIterator<string>): Promise<BackupHeader> {
  const header = headerOf((await iterator.next()).value);
  await refuseFilled(db);
  await prepareSchema(db, header.migrations);
  await db.transaction().execute(async (tx) => {
    const [tables, keys] = [await tablesOf(tx), await foreignKeysOf(tx)];
    // Rows come in any order: references are checked all at once, when they are added again.
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
    for (const { name } of tables) {
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
      // What migrations have written is in the backup, too.
      await sql`delete from ${sql.table(name)}`.execute(tx);
    }
    const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
    for (let line = await iterator.next(); !line.done; line = await iterator.next()) {
      await insertRows(tx, line.value, columnsOf);
    }
    for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
    for (const { table, name, definition } of keys) {
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
    }
    for (const { name, last } of header.sequences) {
      if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(tx);
    }
    const differences = ledgerDifferences(header.ledger, await readLedger(tx));
    if (differences.length > 0) throw new RestoreError(`The backup is damaged. ${differences.join('; ')}.`);
  });
  await migrate(db);
  await sql`analyze`.execute(db);
  return header;
}

/** Gives the database the schema that the backup's rows have. */
async function prepareSchema(db: Db, migrations: readonly string[]): Promise<void> {
  await refuseUnknown('The backup', migrations);
  // Never back: a migration to one that was done before would undo the later ones.
  if ((await doneMigrations(db)).length < migrations.length) await migrate(db, migrations.at(-1));
  const done = await doneMigrations(db);
  if (done.join() === migrations.join()) return;
  throw new RestoreError(
    `The database has schema ${done.at(-1)}, the backup ${migrations.at(-1)}. Restore into a database without tables.`,
  );
}

export function headerOf(line: unknown): BackupHeader {
  try {
    const header = JSON.parse(String(line)) as BackupHeader;
    if (header.format === 'promenade-backup-1') return header;
  } catch {
    // Not even JSON: told below.
  }
  throw new RestoreError('This is no backup of a shop.');
}

async function refuseFilled(db: Db): Promise<void> {
  const tables = await tablesOf(db);
  if (!tables.some(({ name }) => name === 'stores')) return;
  const { rows } = await sql`select 1 from stores limit 1`.execute(db);
  if (rows.length > 0) throw new RestoreError('The database has a shop already; restore into an empty one.');
}

/** The statement reads the line itself, so that no value goes through JavaScript. */
async function insertRows(tx: Tx, line: string, columnsOf: ReadonlyMap<string, string[]>): Promise<void> {
  const table = /^\{"table":"(\w+)","rows":\[/.exec(line)?.[1];
  const columns = table === undefined ? undefined : columnsOf.get(table);
  if (!table || !columns) throw new RestoreError(`The backup has a line that is not of a table: ${line.slice(0, 60)}`);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table as keyof Tables)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${line}::jsonb -> 'rows')
  `.execute(tx);
}
