import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tables } from '../db/index.ts';

/** So many rows are deleted in one statement: none holds locks for long, and none has to be undone as a whole. */
export const DELETED_AT_ONCE = 5_000;

/** Deletes rows, some at a time; other processes may do the same, each takes rows that the others have not. */
export async function deleteInBatches(db: Db, table: keyof Tables, condition: RawBuilder<SqlBool>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${DELETED_AT_ONCE} for update skip locked
      ))
    `.execute(db);
    if (Number(numAffectedRows ?? 0) < DELETED_AT_ONCE) return;
  }
}
