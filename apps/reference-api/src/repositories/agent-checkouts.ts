import type { Db, NewRow, Row } from '../db/index.ts';

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

/** What may be changed while nothing is ordered. A new content forgets what was prepared for the old one. */
type Change = Partial<Pick<NewRow<'agent_checkouts'>, 'lines' | 'contact' | 'state'>>;

/** Changes one that is open; undefined when it is not, or its order is being placed. */
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
    .where((where) =>
      where.or([
        where('state', '=', 'open'),
        where.and([where('state', '=', 'placing'), where('placing_until', '<=', now)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Notes which total an agent is told. */
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
    .where((where) =>
      where.or([
        where('state', '=', 'open'),
        where.and([where('state', '=', 'placing'), where('placing_until', '<=', now)]),
      ]),
    )
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
