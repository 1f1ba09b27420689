import { isOrderActionAllowed, ORDER_STATUS } from '@promenade/storefront-hooks/domain';
import type { Logistics } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db, Row, Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { noteOrderChange } from '../repositories/agent-checkouts.ts';
import { partByNo, setDelivery } from '../repositories/merchant-orders.ts';
import { holdsOf } from '../repositories/order-holds.ts';
import { moveOrder } from '../repositories/order-transitions.ts';
import { merchantOrderOf, orderById } from '../repositories/orders.ts';
import { addStation, insertParcel, type ParcelRow, parcelOf, type StationRow } from '../repositories/parcels.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { notifyShopper } from './notices.ts';
import { completePart } from './order-completion.ts';
import { holdReason } from './order-holds.ts';
import { shopperOf } from './principals.ts';

/** How a merchant sends an order: by a carrier, by its own courier, or without a parcel. */
export type Delivery =
  | { kind: 'express'; company: string; number: string }
  | { kind: 'send'; courier: string; phone: string }
  | { kind: 'fictitious' };

/** State of a parcel on the wire. */
export const PARCEL_STATE = {
  none: 0,
  collected: 1,
  moving: 2,
  signed: 3,
  problem: 4,
  doubtful: 5,
  returned: 6,
} as const;

async function knownPart(db: Db, orderNo: string): Promise<Row<'merchant_orders'>> {
  const part = await partByNo(db, orderNo);
  if (!part) throw notFound();
  return part;
}

/**
 * Sends a paid order. An order without a parcel is delivered at once.
 * @throws Refused if it is not paid, sent already, held, or a refund of it is open.
 */
export async function shipOrder(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer'>,
  db: Db,
  orderNo: string,
  delivery: Delivery,
): Promise<void> {
  const part = await knownPart(db, orderNo);
  const now = deps.now();
  await inTransaction(db, async (tx) => {
    if (!(await moveOrder(tx, part.id, 'ship', now))) throw await whyNotShippable(tx, part);
    const [name, id] =
      delivery.kind === 'express'
        ? [delivery.company, delivery.number]
        : delivery.kind === 'send'
          ? [delivery.courier, delivery.phone]
          : [null, null];
    await setDelivery(tx, part.id, { delivery_type: delivery.kind, delivery_name: name, delivery_id: id });
    if (delivery.kind === 'fictitious') await moveOrder(tx, part.id, 'deliver', now);
    else
      await insertParcel(tx, { merchant_order_id: part.id, ...parcelRow(delivery), created_at: now, updated_at: now });
    const order = await orderById(tx, part.order_id);
    await noteOrderChange(tx, order.id, now);
    await notifyShopper(deps, tx, order, { kind: 'shipped', orderNo, company: name, number: id }, now);
  });
}

async function whyNotShippable(tx: Tx, { order_id, status }: Row<'merchant_orders'>): Promise<Refused> {
  const holds = status === ORDER_STATUS.paid ? await holdsOf(tx, [order_id]) : [];
  const reasons = holds.filter(({ released_at }) => released_at === null).map(holdReason);
  if (reasons.length === 0) return new Refused(400, 'orderNotShippable');
  return new Refused(400, 'orderHeld', { values: { reasons: reasons.join('; ') } });
}

function parcelRow(delivery: Exclude<Delivery, { kind: 'fictitious' }>) {
  const none = { company: '', code: '', number: '', courier: null, courier_phone: null, reason: null };
  if (delivery.kind === 'send') return { ...none, courier: delivery.courier, courier_phone: delivery.phone };
  const code = delivery.company.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { ...none, company: delivery.company, code, number: delivery.number };
}

/**
 * Notes where a parcel is.
 *
 * @throws Refused when nothing was sent.
 */
export async function trackParcel(
  deps: DomainDeps<'now'>,
  db: Db,
  orderNo: string,
  station: string,
  state: number,
): Promise<void> {
  const part = await knownPart(db, orderNo);
  const now = deps.now();
  await inTransaction(db, async (tx) => {
    if (!(await addStation(tx, part.id, { station, state }, now))) throw new Refused(400, 'parcelUnknown');
  });
}

/**
 * Notes that the courier handed a parcel over.
 *
 * @throws Refused when it is not on its way.
 */
export async function deliverOrder(deps: DomainDeps<'now'>, db: Db, orderNo: string, station: string): Promise<void> {
  const part = await knownPart(db, orderNo);
  const now = deps.now();
  await inTransaction(db, async (tx) => {
    if (!(await moveOrder(tx, part.id, 'deliver', now))) throw new Refused(400, 'orderNotOnItsWay');
    await noteOrderChange(tx, part.order_id, now);
    await addStation(tx, part.id, { station, state: PARCEL_STATE.signed }, now);
  });
}

/**
 * The shopper says that an order has come.
 *
 * @throws Refused when it is not on its way, or a refund of it is open.
 */
export async function confirmReceipt(call: CallContext, orderNo: string): Promise<void> {
  const part = await merchantOrderOf(call.db, shopperOf(call), orderNo);
  if (!part) throw notFound();
  await inTransaction(call.db, async (tx) => {
    if (!(await completePart(tx, part.id, 'confirm-receipt', call.now))) throw new Refused(400, 'orderNotOnItsWay');
    await noteOrderChange(tx, part.order_id, call.now);
  });
}

/** Location of a shopper's parcel; null before it was sent, and for an order without a parcel. */
export async function logisticsOf(call: CallContext, orderNo: string): Promise<Logistics | null> {
  const part = await merchantOrderOf(call.db, shopperOf(call), orderNo);
  if (!part) throw notFound();
  return logisticsOfPart(call, part);
}

export async function logisticsOfPart(
  { db }: Pick<CallContext, 'db'>,
  part: Row<'merchant_orders'>,
): Promise<Logistics | null> {
  const facts = { paid: true, status: part.status, deliveryType: part.delivery_type };
  const found = isOrderActionAllowed(facts, 'logistics') ? await parcelOf(db, part.id) : undefined;
  return found ? toLogistics(part.order_no, found.parcel, found.stations) : null;
}

/** The courier's clock on the wire: UTC, as every other time. */
const clockText = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

function toLogistics(orderNo: string, parcel: ParcelRow, stations: readonly StationRow[]): Logistics {
  const last = stations.at(-1);
  return {
    id: parcel.id,
    orderNo,
    expNo: parcel.number,
    expCode: parcel.code,
    expName: parcel.company,
    courier: parcel.courier,
    courierPhone: parcel.courier_phone,
    trackTime: last ? clockText(last.reached_at) : null,
    logisticsInfo: stations.map(({ station, reached_at }) => ({
      AcceptStation: station,
      AcceptTime: clockText(reached_at),
    })),
    state: parcel.state as Logistics['state'],
    reason: parcel.reason,
    createTime: parcel.created_at,
    updateTime: parcel.updated_at,
  };
}
