import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, NewRow, Row } from '../db/index.ts';
import type { Tables } from '../db/tables.ts';

export type AgentCheckoutRow = Row<'agent_checkouts'>;

type Key = Pick<AgentCheckoutRow, 'hash'>;

/** Writes a new one; false when there is one with this id already. */
export async function insertAgentCheckout(db: Db, row: NewRow<'agent_checkouts'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('agent_checkouts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The one with this id, for the agent that made it. */
export function agentCheckoutOf(
  db: Db,
  { hash, store_id, kind, agent }: Pick<AgentCheckoutRow, 'hash' | 'store_id' | 'kind' | 'agent'>,
): Promise<AgentCheckoutRow | undefined> {
  return db
    .selectFrom('agent_checkouts')
    .selectAll()
    .where('hash', '=', hash)
    .where('store_id', '=', store_id)
    .where('kind', '=', kind)
    .where('agent', '=', agent)
    .executeTakeFirst();
}

/** Fields that can change until the order is placed. New content clears data that was prepared for the old one. */
type Change = Partial<Pick<NewRow<'agent_checkouts'>, 'lines' | 'contact' | 'state'>>;

/** Open, also if a request stopped while it was placing the order. */
const isOpen = (now: number) => (where: ExpressionBuilder<Tables, 'agent_checkouts'>) =>
  where.or([
    where('state', '=', 'open'),
    where.and([where('state', '=', 'placing'), where('placing_until', '<=', now)]),
  ]);

/** Changes an open checkout; undefined if it is not open, or its order is being placed. */
export function changeAgentCheckout(
  db: Db,
  { hash }: Key,
  change: Change,
  now: number,
): Promise<AgentCheckoutRow | undefined> {
  return db
    .updateTable('agent_checkouts')
    .set({ state: 'open', ...change, user_id: null, pre_order_no: null, placing_until: null, updated_at: now })
    .where('hash', '=', hash)
    .where(isOpen(now))
    .returningAll()
    .executeTakeFirst();
}

/** Records the total in the response to the agent. */
export async function noteShownTotal(db: Db, { hash }: Key, cents: number): Promise<void> {
  await db
    .updateTable('agent_checkouts')
    .set({ shown_cents: cents })
    .where('hash', '=', hash)
    .where('state', '=', 'open')
    .where('shown_cents', '!=', cents)
    .execute();
}

/** Claims the placing of its order until a time, for one request alone; undefined when another one has it or it is over. */
export function claimPlacing(db: Db, { hash }: Key, now: number, until: number): Promise<AgentCheckoutRow | undefined> {
  return db
    .updateTable('agent_checkouts')
    .set({ state: 'placing', placing_until: until, updated_at: now })
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where(isOpen(now))
    .returningAll()
    .executeTakeFirst();
}

/** Notes who orders and by which pre-order, so that a second try finishes the first one instead of ordering again. */
export async function notePreOrder(
  db: Db,
  { hash }: Key,
  prepared: { user_id: number; pre_order_no: string },
): Promise<void> {
  await db.updateTable('agent_checkouts').set(prepared).where('hash', '=', hash).execute();
}

/** Ends the placing: with an order, or open again. The order knows the address and the mail from here on. */
export function endPlacing(
  db: Db,
  { hash, pre_order_no }: Pick<AgentCheckoutRow, 'hash' | 'pre_order_no'>,
  orderNo: string | null,
  now: number,
): Promise<AgentCheckoutRow | undefined> {
  const placed = { state: 'placed', order_no: orderNo, contact: '{}' } as const;
  const open = { state: 'open', pre_order_no: null } as const;
  return db
    .updateTable('agent_checkouts')
    .set({ ...(orderNo === null ? open : placed), placing_until: null, updated_at: now })
    .where('hash', '=', hash)
    .where('state', 'in', ['open', 'placing'])
    .$if(orderNo !== null, (query) => query.where('pre_order_no', '=', pre_order_no))
    .returningAll()
    .executeTakeFirst();
}

/** Records a change of a paid order, so that an event is sent to the agent that placed it. Does nothing for other orders. */
export async function noteOrderChange(tx: Db, orderId: number, now: number): Promise<void> {
  const preOrder = tx.selectFrom('orders').select('pre_order_no').where('id', '=', orderId);
  await tx
    .updateTable('agent_checkouts')
    .set((row) => ({ order_changes: sql<number>`${row.ref('order_changes')} + 1`, order_changed_at: now }))
    .where('pre_order_no', '=', preOrder)
    .where('signed_agent_id', 'is not', null)
    .execute();
}

/** Checkouts with unsent changes of the order, of agents that have a URL for events. */
export const orderChangesToSend = (db: Db) =>
  db
    .selectFrom('agent_checkouts')
    .innerJoin('agent_event_addresses', (join) =>
      join
        .onRef('agent_event_addresses.agent_id', '=', 'agent_checkouts.signed_agent_id')
        .onRef('agent_event_addresses.protocol', '=', 'agent_checkouts.protocol')
        .onRef('agent_event_addresses.created_at', '<=', 'agent_checkouts.order_changed_at'),
    )
    .select(['agent_checkouts.id', 'agent_checkouts.order_changed_at as due_at'])
    .whereRef('order_changes', '>', 'order_changes_sent')
    .orderBy('order_changed_at');

/** A checkout with the URL for its agent's events; undefined if it was removed. */
export function changedCheckout(db: Db, id: number) {
  return db
    .selectFrom('agent_checkouts')
    .innerJoin('trusted_agents', 'trusted_agents.id', 'agent_checkouts.signed_agent_id')
    .innerJoin('agent_event_addresses', (join) =>
      join
        .onRef('agent_event_addresses.agent_id', '=', 'trusted_agents.id')
        .onRef('agent_event_addresses.protocol', '=', 'agent_checkouts.protocol'),
    )
    .selectAll('agent_checkouts')
    .select(['trusted_agents.name as agent_name', 'agent_event_addresses.url', 'agent_event_addresses.sealed_secret'])
    .where('agent_checkouts.id', '=', id)
    .executeTakeFirst();
}

/** Records up to which change the order was sent; later ones keep it due. */
export async function noteChangeSent(db: Db, id: number, changes: number): Promise<void> {
  await db.updateTable('agent_checkouts').set({ order_changes_sent: changes }).where('id', '=', id).execute();
}
