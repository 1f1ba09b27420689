import { sql } from 'kysely';
import type { NewRow, Tables, Tx } from '../db/tables.ts';

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const ROWS_PER_STATEMENT = 400;

/** Inserts rows, however many. */
export async function insertAll<Name extends keyof Tables>(
  tx: Tx,
  table: Name,
  rows: readonly NewRow<Name>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
  }
}

/** Moves the sequences of ids behind rows that came with theirs. */
export async function continueNumbering(tx: Tx, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) {
    const last = sql`(select max(id) from ${sql.table(table)})`;
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(tx);
  }
}
