import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** What is seen after a change of the schema, which is rolled back. */
export async function afterChange<T>(db: Db, change: string, look: (tx: Db) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute();
  await sql.raw(change).execute(tx);
  return look(tx).finally(() => tx.rollback().execute());
}

/** Statements that the schema does not take, with the reason. In a transaction. */
export async function refusedStatements(tx: Db, statements: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const statement of statements) {
    await sql`savepoint before_statement`.execute(tx);
    await sql
      .raw(`prepare of_last_release as ${statement}`)
      .execute(tx)
      .catch((error: Error) => refused.push(`${error.message}: ${statement}`));
    await sql`rollback to savepoint before_statement`.execute(tx);
    // A prepared statement outlasts its transaction.
    await sql`deallocate all`.execute(tx);
  }
  return refused;
}
