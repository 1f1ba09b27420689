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

/** Holds a payment's order: whoever changes an order or what hangs on it takes the order first. */
export async function holdOrderOf(tx: Transaction<Tables>, payment: PaymentRow): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', payment.order_id).forUpdate().executeTakeFirstOrThrow();
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

/** The payment by which an order was paid. */
export function succeededPaymentOf(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
}

/** A payment that came too late for its order: that was paid otherwise, or cancelled. */
export async function voidPayment(tx: Db, id: number, now: number): Promise<void> {
  await tx.updateTable('payments').set({ status: 'cancelled', updated_at: now }).where('id', '=', id).execute();
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
