import {
  isOrderActionAllowed,
  ORDER_REFUND_STATUS,
  ORDER_STATUS,
  ORDER_TRANSITIONS,
  type OrderEvent,
  REFUND_STATUS,
  REFUND_TRANSITIONS,
  type RefundEvent,
  statesBefore,
} from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { notHeld } from './order-holds.ts';

/** What happens to one merchant's part; a checkout is placed, paid and cancelled as a whole. */
export type PartEvent = Exclude<OrderEvent, 'create' | 'start-payment' | 'fail-payment' | 'pay' | 'cancel' | 'expire'>;

const { none, refunded, ...open } = ORDER_REFUND_STATUS;
const refundStatuses = {
  'goods-left': [none],
  'no-open-refund': [none, refunded],
  any: [none, refunded, ...Object.values(open)],
};

/**
 * The required state of a part for an event, and the next state. Unpaid and paid share a number, so all but `delete` also
 * check the payment.
 */
function moveOf(event: PartEvent, now: number) {
  const row = ORDER_TRANSITIONS.find((transition) => transition.event === event);
  const changes = {
    ship: { status: ORDER_STATUS['in-transit'], shipped_at: now },
    deliver: { status: ORDER_STATUS.delivered, delivered_at: now },
    'confirm-receipt': { status: ORDER_STATUS.completed, completed_at: now },
    'auto-complete': { status: ORDER_STATUS.completed, completed_at: now },
    delete: { is_hidden: true },
  };
  return {
    from: statesBefore(ORDER_TRANSITIONS, event).map((state) => ORDER_STATUS[state as keyof typeof ORDER_STATUS]),
    refund: refundStatuses[row?.needs ?? 'any'],
    set: { ...changes[event], updated_at: now },
  };
}

const isPaid = sql<boolean>`(select paid from orders where orders.id = merchant_orders.order_id)`;

/** One guarded write: it holds only where the order's transitions allow the event. */
export async function moveOrder(tx: Db, partId: number, event: PartEvent, now: number): Promise<boolean> {
  const { from, refund, set } = moveOf(event, now);
  const { numUpdatedRows } = await tx
    .updateTable('merchant_orders')
    .set(set)
    .where('id', '=', partId)
    .where('status', 'in', from)
    .where('refund_status', 'in', refund)
    .where('is_hidden', '=', false)
    .$if(event !== 'delete', (query) => query.where(isPaid))
    .$if(event === 'ship', (query) => query.where(notHeld))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const refundable = Object.values(ORDER_STATUS).filter((status) =>
  isOrderActionAllowed({ paid: true, status }, 'apply-refund'),
);

/** Marks a paid order as under review; succeeds only if a refund may be requested and none is open. */
export async function openRefund(tx: Db, partId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('merchant_orders')
    .set({ refund_status: ORDER_REFUND_STATUS['under-review'], updated_at: now })
    .where('id', '=', partId)
    .where('status', 'in', refundable)
    .where('refund_status', '=', none)
    .where(isPaid)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Delay after which the provider is queried about a refund that it has not completed. */
const ASKED_AFTER_MS = 60_000;

/** One guarded write: it holds only where the refund's transitions allow the event. */
export async function moveRefund(
  tx: Db,
  refundId: number,
  event: Exclude<RefundEvent, 'apply' | 'fail-payout'>,
  now: number,
): Promise<boolean> {
  const to = REFUND_TRANSITIONS.find((transition) => transition.event === event)?.to;
  if (!to || to === 'failed') return false;
  const from = Object.entries(REFUND_STATUS).flatMap(([state, status]) =>
    statesBefore(REFUND_TRANSITIONS, event).some((before) => before === state) ? [status] : [],
  );
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({
      status: REFUND_STATUS[to],
      updated_at: now,
      ...(event === 'accept' && { payout_at: now + ASKED_AFTER_MS }),
      ...(event === 'pay-back' && { refunded_at: now, payout_failed_at: null, payout_error: null, payout_at: null }),
      ...(event === 'send-back' && { sent_back_at: now }),
    })
    .where('id', '=', refundId)
    .where('status', 'in', from)
    // A merchant cannot refuse a withdrawal.
    .$if(event === 'refuse', (query) => query.where('declared_at', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What could not be paid out, and when that is tried again; null: when the operator wants it. */
interface PayoutFailure {
  /** Which attempt it was; the first is 0. */
  attempt: number;
  error: string;
  now: number;
  next: number | null;
}

/** One guarded write: an attempt fails once, even after its money was reported as paid back. */
export async function failPayout(
  tx: Db,
  refundId: number,
  { attempt, error, now, next }: PayoutFailure,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({
      payout_failures: attempt + 1,
      payout_error: error,
      payout_failed_at: sql<number>`coalesce(payout_failed_at, ${now}::bigint)`,
      payout_at: next,
    })
    .where('id', '=', refundId)
    .where('status', 'in', [REFUND_STATUS.accepted, REFUND_STATUS.refunded])
    .where('payout_failures', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
