import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { PaymentRow } from './payments.ts';

/** How a payment ends. Money that came is surplus until the order takes it. */
type PaymentEnd = 'surplus' | 'failed' | 'cancelled';

/** A payment that the shop cancelled may end at the provider too, and money may arrive even after a payment failed. */
const endsFrom: Readonly<Record<PaymentEnd, readonly PaymentRow['status'][]>> = {
  surplus: ['created', 'pending', 'processing', 'failed', 'cancelled'],
  failed: ['created', 'pending', 'processing', 'cancelled'],
  cancelled: ['created', 'pending', 'processing', 'cancelled'],
};

export async function endPayment(tx: Db, paymentId: number, end: PaymentEnd, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ status: end, message: null, look_at: end === 'surplus' ? now : null, updated_at: now })
    .where('id', '=', paymentId)
    .where('status', 'in', [...endsFrom[end]])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Delay between the start of a payment that takes days and its first check. */
const ASK_AFTER_MS = 60_000;
const askedLater = (now: number) => sql<number>`coalesce(look_at, ${now + ASK_AFTER_MS}::bigint)`;

/** Providers delete a payment that was not taken within three days. */
const TAKEN_WITHIN_MS = 7 * 24 * 60 * 60_000;

/**
 * Cancels a payment that the shopper has not finished. Its provider cannot end it, so it is asked until nothing can be taken
 * any more. A payment that is processing stays so.
 * @returns whether the payment is cancelled.
 */
export async function abandonPayment(tx: Db, { id, created_at }: PaymentRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({
      status: 'cancelled',
      message: null,
      look_at: now - created_at > TAKEN_WITHIN_MS ? null : askedLater(now),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending', 'cancelled'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Marks a payment as processing. False if that changes nothing, or its order does not wait for it; then it is checked until
 * it ends.
 */
export async function startProcessing(tx: Db, paymentId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ status: 'processing', message: null, look_at: askedLater(now), updated_at: now })
    .where('id', '=', paymentId)
    .where('status', 'in', ['created', 'pending', 'failed', 'cancelled'])
    .where(
      sql<boolean>`exists (select from orders where orders.id = payments.order_id and not paid and not is_cancelled)`,
    )
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  await tx
    .updateTable('payments')
    .set({ look_at: askedLater(now) })
    .where('id', '=', paymentId)
    .where('status', 'in', ['failed', 'cancelled'])
    .execute();
  return false;
}

/** Notes that the money which was on its way does not come; the shopper may try again within the same payment. */
export async function stopProcessing(tx: Db, paymentId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ status: 'pending', message: 'declined', updated_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The order takes the money of a payment, and from now on it is paid that way. */
export async function acceptPayment(tx: Db, payment: PaymentRow, now: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'succeeded', look_at: null, updated_at: now })
    .where('id', '=', payment.id)
    .execute();
  await tx.updateTable('orders').set({ pay_type: payment.pay_type }).where('id', '=', payment.order_id).execute();
}

/** Marks surplus money as paid back; false if it was before. */
export async function returnPayment(tx: Db, paymentId: number, now: number, checkAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ status: 'returned', look_at: checkAt, updated_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'surplus')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Cancels open payments when their order is paid another way or cancelled, or its payment is processing; the provider is
 * notified at once.
 */
export async function cancelOpenPayments(tx: Db, orderId: number, now: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'cancelled', look_at: now, updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['created', 'pending'])
    .execute();
}

/** Notes that the shopper's means were declined, or that a new try has begun. */
export async function noteDecline(tx: Db, paymentId: number, isDeclined: boolean, now: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ message: isDeclined ? 'declined' : null, updated_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'pending')
    .execute();
}

/** Notes the provider's id of the money that was taken. */
export async function noteCapture(tx: Db, paymentId: number, reference: string): Promise<void> {
  await tx.updateTable('payments').set({ capture_reference: reference }).where('id', '=', paymentId).execute();
}

/** Notes that surplus money could not be paid out, and when that is tried again. False when the attempt was noted before. */
export async function failSurplusPayout(
  tx: Db,
  paymentId: number,
  { attempt, error, now, next }: { attempt: number; error: string; now: number; next: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ status: 'surplus', payout_failures: attempt + 1, payout_error: error, look_at: next, updated_at: now })
    .where('id', '=', paymentId)
    .where('status', 'in', ['surplus', 'returned'])
    .where('payout_failures', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
