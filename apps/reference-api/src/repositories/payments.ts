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

/** A payment by the provider's name for the money that was taken. */
export function paymentByCapture(db: Db, provider: string, capture: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('capture_reference', '=', capture)
    .executeTakeFirst();
}

export function paymentById(db: Db, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a payment's order: every change of an order or of its related rows locks the order first. */
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

/** What an unpaid order waits for. */
export interface AwaitedPayment {
  /** URL at which the shopper continues the last started payment; null if there is none. */
  redirect: string | null;
  /** Whether money is on its way, for days: then there is nothing to go on with. */
  isProcessing: boolean;
}

const NOTHING_AWAITED: AwaitedPayment = { redirect: null, isProcessing: false };

/** What unpaid orders wait for, by order. */
export async function awaitedPayments(
  db: Db,
  orderIds: readonly number[],
): Promise<(orderId: number) => AwaitedPayment> {
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .selectFrom('payments')
          .innerJoin('orders', 'orders.id', 'payments.order_id')
          .select(['order_id', 'details', 'status'])
          .where('order_id', 'in', [...orderIds])
          .where('status', 'in', ['pending', 'processing'])
          .where('orders.paid', '=', false)
          .where('orders.is_cancelled', '=', false)
          .orderBy('payments.id')
          .execute();
  const awaited = new Map<number, AwaitedPayment>();
  for (const { order_id, details, status } of rows) {
    const { redirect, isProcessing } = awaited.get(order_id) ?? NOTHING_AWAITED;
    if (status === 'processing') awaited.set(order_id, { redirect: null, isProcessing: true });
    else if (!isProcessing) awaited.set(order_id, { redirect: details.redirect ?? redirect, isProcessing });
  }
  return (orderId) => awaited.get(orderId) ?? NOTHING_AWAITED;
}

/** Whether an order has a processing payment other than the given one. */
export async function isProcessing(db: Db, orderId: number, exceptPaymentId = 0): Promise<boolean> {
  const payment = db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'processing')
    .where('id', '<>', exceptPaymentId);
  return (await payment.executeTakeFirst()) !== undefined;
}

/** Payments of this order that were started with a provider: the open one, and their number, in one snapshot. */
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
    .where('status', 'in', ['pending', 'processing'])
    .orderBy('id')
    .execute();
}

/** Maximum interval between checks of a payment that takes days. */
export const LONGEST_PAYMENT_REST_MS = 6 * 60 * 60_000;

/** Payments about which the provider is to be asked, the longest due first. */
export function paymentsToCheck(db: Db, now: number) {
  return db.selectFrom('payments').select(['id', 'look_at as due_at']).where('look_at', '<=', now).orderBy('look_at');
}

/** Takes a payment that is due to be looked at, and says when it is again; false when someone else has taken it. */
export async function claimPayment(db: Db, id: number, now: number, next: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ look_at: next })
    .where('id', '=', id)
    .where('look_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sandbox only: approved now, reported to the shop later. False if the payment is no longer open. */
export async function approveLater(db: Db, { id, details }: PaymentRow, queryAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ details: JSON.stringify({ ...details, isApproved: true }), look_at: queryAt })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('look_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
