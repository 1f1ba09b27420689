import type { Db, NewRow, Row, Tx } from '../db/index.ts';

export type PaymentRow = Row<'payments'>;
export async function insertPayment(db: Db, row: NewRow<'payments'>): Promise<PaymentRow> {
  return db.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow();
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

export function paymentById(db: Db, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Holds a payment's order: whoever changes an order or what hangs on it takes the order first. */
export async function holdOrderOf(tx: Tx, payment: PaymentRow): Promise<void> {
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

/** Where shoppers go on with the payments of orders that are open, by order; the last one of each. */
export async function openRedirects(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .select(['order_id', 'details'])
    .where('order_id', 'in', [...orderIds])
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
  return new Map(rows.flatMap(({ order_id, details }) => (details.redirect ? [[order_id, details.redirect]] : [])));
}

/** Payments of this order that were started with a provider: the open one, and how many there are, at one moment. */
export async function startedPayments(
  db: Db,
  orderId: number,
  provider: string,
): Promise<{ open: PaymentRow | undefined; count: number }> {
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .orderBy('id')
    .execute();
  return { open: payments.findLast(({ status }) => status === 'pending'), count: payments.length };
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

/** The payments of an order that have not ended. */
export function openPaymentsOf(db: Db, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
}

/** Payments about which the provider is to be asked, the longest due first. */
export function paymentsToCheck(db: Db, now: number) {
  return db.selectFrom('payments').select(['id', 'look_at as due_at']).where('look_at', '<=', now).orderBy('look_at');
}

/** Takes a payment that is due to be looked at, and says when it is again; false when someone else has taken it. */
export async function claimPayment(db: Db, id: number, now: number, next: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ look_at: next })
    .where('id', '=', id)
    .where('look_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The sandbox's: approved now, told to the shop later. False when the payment is not open any more. */
export async function approveLater(db: Db, { id, details }: PaymentRow, tellAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ details: JSON.stringify({ ...details, isApproved: true }), look_at: tellAt })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('look_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
