import type { Kysely, Transaction } from 'kysely';
import type { NewRow, Row, Tables } from '../db/index.ts';

export type PaymentRow = Row<'payments'>;
type Db = Kysely<Tables>;

export async function insertPayment(db: Db, row: NewRow<'payments'>): Promise<void> {
  await db.insertInto('payments').values(row).execute();
}

/** A payment by the provider's own name for it. */
export function paymentByReference(db: Db, provider: string, reference: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
}

/** The same, held together with its order, order first: cancelling takes the order first as well. */
export async function holdPayment(
  tx: Transaction<Tables>,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  const known = await paymentByReference(tx, provider, reference);
  if (!known) return undefined;
  await tx.selectFrom('orders').select('id').where('id', '=', known.order_id).forUpdate().executeTakeFirstOrThrow();
  return tx.selectFrom('payments').selectAll().where('id', '=', known.id).forUpdate().executeTakeFirst();
}

/** A payment of this order that the shopper has not finished. */
export function openPaymentOf(db: Db, orderId: number, provider: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function lastPaymentOf(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Ends a payment that is not ended yet. */
export async function endPayment(
  db: Db,
  id: number,
  status: 'succeeded' | 'failed' | 'cancelled',
  now: number,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending'])
    .execute();
}

/** Ends what is open when the order is cancelled. */
export async function cancelOpenPayments(tx: Db, orderId: number, now: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'cancelled', updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['created', 'pending'])
    .execute();
}
