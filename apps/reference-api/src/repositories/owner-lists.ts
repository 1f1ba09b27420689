import {
  ORDER_REFUND_STATUS,
  ORDER_STATUS,
  REFUND_STATUS,
  UNDECIDED_REFUND_STATES,
} from '@promenade/storefront-hooks/domain';
import type { Db, Row } from '../db/index.ts';
import { orderCurrency } from './order-currency.ts';
import { notHeld } from './order-holds.ts';
import { isToShip, soldBy } from './orders.ts';

/*
 * Orders, refunds and reviews that wait for the shop's operator, of all shoppers.
 */

export interface OwnerWindow {
  /** Null for all shops. */
  storeId: number | null;
  limit: number;
}

const statusesOf = {
  'to-ship': [ORDER_STATUS.paid],
  sent: [ORDER_STATUS['in-transit']],
  delivered: [ORDER_STATUS.delivered],
  completed: [ORDER_STATUS.completed],
  held: Object.values(ORDER_STATUS),
} as const;

/** States of orders that need action, or that are completed. */
export type OwnerOrderState = keyof typeof statusesOf;
export const OWNER_ORDER_STATES = Object.keys(statusesOf) as readonly OwnerOrderState[];

function parts(db: Db) {
  return db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .leftJoin('parcels', 'parcels.merchant_order_id', 'merchant_orders.id')
    .selectAll('merchant_orders')
    .select([soldBy.as('merchant_name'), 'orders.order_no as master_no', 'orders.paid_at', 'orders.mark'])
    .select(['orders.consignee', 'orders.address', 'orders.email', 'orders.phone'])
    .select(orderCurrency.as('currency'))
    .select(['parcels.company', 'parcels.number', 'parcels.courier', 'parcels.courier_phone']);
}

/** A merchant's order with what its sender has to know. */
export type OwnerPart = Awaited<ReturnType<ReturnType<typeof parts>['execute']>>[number];

/** Orders of merchants in a state, the oldest first, and how many there are in all. */
export async function ownerOrders(
  db: Db,
  state: OwnerOrderState,
  { storeId, limit }: OwnerWindow,
): Promise<{ rows: OwnerPart[]; total: number }> {
  let shown = parts(db)
    .where('orders.paid', '=', true)
    .where('merchant_orders.status', 'in', [...statusesOf[state]]);
  if (state === 'to-ship') shown = shown.where(isToShip);
  if (state === 'held') shown = shown.where(({ not }) => not(notHeld));
  if (storeId !== null) shown = shown.where('orders.store_id', '=', storeId);
  const { total } = await shown
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await shown.orderBy('orders.paid_at').orderBy('merchant_orders.id').limit(limit).execute();
  return { rows, total };
}

/** The checkout with a PT number, or the checkout of an SH number. */
export function orderByAnyNo(db: Db, orderNo: string): Promise<Row<'orders'> | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((order) =>
      order.or([
        order('order_no', '=', orderNo),
        order('id', 'in', order.selectFrom('merchant_orders').select('order_id').where('order_no', '=', orderNo)),
      ]),
    )
    .executeTakeFirst();
}

export const partsOfOrder = (db: Db, orderId: number): Promise<OwnerPart[]> =>
  parts(db).where('merchant_orders.order_id', '=', orderId).orderBy('merchant_orders.id').execute();

export const paymentsOfOrder = (db: Db, orderId: number): Promise<Row<'payments'>[]> =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

function refunds(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'refunds.merchant_order_id')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .selectAll('refunds')
    .select([soldBy.as('merchant_name'), 'merchant_orders.order_no as merchant_order_no', 'orders.pay_type'])
    .select(orderCurrency.as('currency'));
}

export type OwnerRefund = Awaited<ReturnType<ReturnType<typeof refunds>['execute']>>[number];

/** Undecided refunds, and those that were not paid back yet, oldest first. */
export async function openRefunds(
  db: Db,
  { storeId, limit }: OwnerWindow,
): Promise<{ rows: OwnerRefund[]; total: number }> {
  const states = [...UNDECIDED_REFUND_STATES, 'accepted'] as const;
  const statuses = states.map((state) => REFUND_STATUS[state]);
  let open = refunds(db).where(({ or, eb }) =>
    or([eb('refunds.status', 'in', statuses), eb('refunds.payout_failed_at', 'is not', null)]),
  );
  if (storeId !== null) open = open.where('orders.store_id', '=', storeId);
  const { total } = await open
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await open.orderBy('refunds.id').limit(limit).execute(), total };
}

/** Surplus payments whose money could not be paid out, with the numbers of their orders, the oldest first. */
export function failedSurplus(db: Db, { storeId, limit }: OwnerWindow) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.order_no')
    .where('payments.status', '=', 'surplus')
    .where('payments.payout_failures', '>', 0)
    .$if(storeId !== null, (query) => query.where('orders.store_id', '=', storeId ?? 0))
    .orderBy('payments.id')
    .limit(limit)
    .execute();
}

export const refundsOfOrder = (db: Db, orderId: number): Promise<OwnerRefund[]> =>
  refunds(db).where('merchant_orders.order_id', '=', orderId).orderBy('refunds.id').execute();

/** The units in refunds, with their order lines. */
export async function piecesOfRefunds(db: Db, refundIds: readonly number[]) {
  if (refundIds.length === 0) return [];
  return db
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    .select(['refund_lines.refund_id', 'refund_lines.quantity', 'order_lines.product_name', 'order_lines.sku'])
    .where('refund_lines.refund_id', 'in', [...refundIds])
    .orderBy('refund_lines.order_line_id')
    .execute();
}

/** Reviews of shoppers that no merchant has answered, the newest first. */
export async function unansweredReviews(db: Db, { storeId, limit }: OwnerWindow) {
  let open = db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .selectAll('reviews')
    .select(['products.slug', 'products.name'])
    .where('reviews.merchant_reply', 'is', null)
    .where('reviews.user_id', 'is not', null);
  if (storeId !== null) open = open.where('products.store_id', '=', storeId);
  const { total } = await open
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await open.orderBy('reviews.created_at', 'desc').orderBy('reviews.id', 'desc').limit(limit).execute();
  return { rows, total };
}

/** Whether a refund of a merchant's order is open, until which it is not sent. */
export const hasOpenRefund = ({ refund_status }: Pick<OwnerPart, 'refund_status'>): boolean =>
  refund_status === ORDER_REFUND_STATUS['under-review'] || refund_status === ORDER_REFUND_STATUS.accepted;
