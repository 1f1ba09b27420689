import { typedPhone } from '@promenade/storefront-hooks/domain';
import { holdReason } from '../domain/order-holds.ts';
import { type Delivery, deliverOrder, PARCEL_STATE, shipOrder, trackParcel } from '../domain/shipping.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { releaseHolds } from '../repositories/order-holds.ts';
import { OWNER_ORDER_STATES, orderByAnyNo, ownerOrders } from '../repositories/owner-lists.ts';
import { flag, operatorCommand } from './command.ts';
import { hostOption, listed, windowOf } from './listing.ts';
import { orderEntries, orderReport } from './order-entries.ts';

const orderNo = 'number of the merchant order, SH…';

interface ShipOptions {
  company?: string;
  number?: string;
  courier?: string;
  phone?: string;
  virtual?: boolean;
}

/** The one way to send that the options describe. */
function deliveryOf({ company, number, courier, phone, virtual }: ShipOptions): Delivery {
  if (virtual && !company && !courier) return { kind: 'fictitious' };
  if (company && number && !courier && !virtual) return { kind: 'express', company, number };
  if (courier && phone && !company && !virtual) return { kind: 'send', courier, phone: typedPhone(phone) };
  throw new Refused(400, 'deliveryIncomplete');
}

const states = Object.keys(PARCEL_STATE) as (keyof typeof PARCEL_STATE)[];

function stateOf(text: string): number {
  const state = states.find((name) => name === text);
  if (!state) throw new Refused(400, 'parcelStateUnknown', { values: { states: states.join(', ') } });
  return PARCEL_STATE[state];
}

export const orderCommands = [
  operatorCommand({
    name: 'order list',
    summary: 'shows orders that are to be sent, those that wait longest first, with goods and addresses',
    words: {},
    options: { state: `one of ${OWNER_ORDER_STATES.join(', ')}; to-ship by default`, ...hostOption },
    run: async (deps, { state = 'to-ship', host }) => {
      const known = OWNER_ORDER_STATES.find((name) => name === state);
      if (!known) throw new Refused(400, 'orderStateUnknown', { values: { states: OWNER_ORDER_STATES.join(', ') } });
      const { db } = deps.database;
      const { rows, total } = await ownerOrders(db, known, await windowOf(deps, host));
      return listed(await orderEntries(db, rows), total, known === 'to-ship' ? 'Nothing is to be sent.' : 'No order.');
    },
  }),
  operatorCommand({
    name: 'order show',
    summary: 'shows everything about an order: payments, what each merchant sends, refunds',
    words: { orderNo: 'number of the order, PT…, or of a merchant’s part of it, SH…' },
    options: {},
    run: async ({ database, config }, { orderNo }) => {
      const order = await orderByAnyNo(database.db, orderNo);
      if (!order) throw notFound();
      return orderReport(database.db, order, config.publicUrl);
    },
  }),
  operatorCommand({
    name: 'order release',
    summary: 'lets an order be sent that is held since its money went back, is disputed, or could not be paid out',
    words: { orderNo: 'number of the order, PT…, or of a merchant’s part of it, SH…' },
    options: {},
    run: async ({ database, now }, { orderNo }) => {
      const order = await orderByAnyNo(database.db, orderNo);
      if (!order) throw notFound();
      const holds = await releaseHolds(database.db, order.id, now());
      if (holds.length === 0) throw new Refused(400, 'orderNotHeld');
      return [`${order.order_no} may be sent. It was held:`, ...holds.map((hold) => `   ${holdReason(hold)}`)].join(
        '\n',
      );
    },
  }),
  operatorCommand({
    name: 'ship',
    summary: 'sends a paid order, by a company, by a courier, or without a parcel',
    words: { orderNo },
    options: {
      company: 'company that carries the parcel',
      number: 'number of the parcel',
      courier: 'name of a courier of the house',
      phone: 'telephone of that courier',
      virtual: flag('there is no parcel, the goods are delivered at once'),
    },
    run: async (deps, { orderNo, ...options }) => {
      await shipOrder(deps, deps.database.db, orderNo, deliveryOf(options));
      return `${orderNo} is sent.`;
    },
  }),
  operatorCommand({
    name: 'logistics',
    summary: 'notes where a parcel is',
    words: { orderNo, station: 'where it is, in the courier’s words' },
    options: { state: `one of ${states.join(', ')}; moving by default` },
    run: async (deps, { orderNo, station, state = 'moving' }) => {
      await trackParcel(deps, deps.database.db, orderNo, station, stateOf(state));
      return `${orderNo}: ${station}`;
    },
  }),
  operatorCommand({
    name: 'deliver',
    summary: 'notes that a parcel was handed over',
    words: { orderNo },
    options: { station: 'where and to whom, in the courier’s words' },
    run: async (deps, { orderNo, station = 'Delivered' }) => {
      await deliverOrder(deps, deps.database.db, orderNo, station);
      return `${orderNo} is delivered.`;
    },
  }),
];
