import { sql } from 'kysely';
import type { AgentKey } from '../agents/public-key.ts';
import type { AgentProtocol, Db, NewRow, Row } from '../db/index.ts';

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

/** Sets the URL for events about an agent's orders. */
export async function putEventAddress(db: Db, row: NewRow<'agent_event_addresses'>): Promise<void> {
  const { url, sealed_secret, created_at } = row;
  await db
    .insertInto('agent_event_addresses')
    .values(row)
    .onConflict((known) => known.columns(['agent_id', 'protocol']).doUpdateSet({ url, sealed_secret, created_at }))
    .execute();
}

export async function deleteEventAddress(db: Db, agentId: number, protocol: AgentProtocol): Promise<void> {
  const own = db.deleteFrom('agent_event_addresses').where('agent_id', '=', agentId);
  await own.where('protocol', '=', protocol).execute();
}

/** The event URLs of a shop's agents, without secrets. */
export function eventAddressesOf(db: Db, storeId: number) {
  return db
    .selectFrom('agent_event_addresses')
    .innerJoin('trusted_agents', 'trusted_agents.id', 'agent_event_addresses.agent_id')
    .select(['agent_event_addresses.agent_id', 'agent_event_addresses.protocol', 'agent_event_addresses.url'])
    .where('trusted_agents.store_id', '=', storeId)
    .orderBy('agent_event_addresses.protocol')
    .execute();
}
