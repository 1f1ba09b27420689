import { sql } from 'kysely';
import type { AgentKey } from '../agents/public-key.ts';
import type { Db, Row } from '../db/index.ts';

export type TrustedAgent = Row<'trusted_agents'>;

/** False if the shop has another agent of this name or directory. */
export async function insertTrustedAgent(db: Db, { keys, ...agent }: Omit<TrustedAgent, 'id'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('trusted_agents')
    .values({ ...agent, keys: JSON.stringify(keys) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the shop has no agent of this name. */
export async function deleteTrustedAgent(db: Db, storeId: number, name: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('trusted_agents')
    .where('store_id', '=', storeId)
    .where('name', '=', name)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export function trustedAgentsOf(db: Db, storeId: number): Promise<TrustedAgent[]> {
  return db.selectFrom('trusted_agents').selectAll().where('store_id', '=', storeId).orderBy('name').execute();
}

export function trustedAgentById(db: Db, id: number): Promise<TrustedAgent | undefined> {
  return db.selectFrom('trusted_agents').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function putAgentKeys(db: Db, id: number, keys: readonly AgentKey[], now: number): Promise<void> {
  await db
    .updateTable('trusted_agents')
    .set({ keys: JSON.stringify(keys), keys_read_at: now })
    .where('id', '=', id)
    .execute();
}

/** Agents whose directories were last read so long ago, or by a clock that ran ahead. */
export const agentsToRead = (db: Db, everyMs: number, now: number) =>
  db
    .selectFrom('trusted_agents')
    .select(['id', sql<number | null>`keys_read_at + ${everyMs}::bigint`.as('due_at')])
    .where('directory', 'is not', null)
    .where((of) => of.or([of('keys_read_at', '<=', now - everyMs), of('keys_read_at', '>', now + everyMs)]))
    .orderBy('keys_read_at');
