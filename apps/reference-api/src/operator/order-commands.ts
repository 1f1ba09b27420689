import { type Delivery, deliverOrder, PARCEL_STATE, shipOrder, trackParcel } from '../domain/shipping.ts';
import { Refused } from '../errors/refused.ts';
import { operatorCommand } from './command.ts';

const orderNo = 'number of the merchant order, SH…';

interface ShipOptions {
  company?: string;
  number?: string;
  courier?: string;
  phone?: string;
  virtual?: string;
}

/** The one way to send that the options describe. */
function deliveryOf({ company, number, courier, phone, virtual }: ShipOptions): Delivery {
  if (virtual !== undefined && !company && !courier) return { kind: 'fictitious' };
  if (company && number && !courier && virtual === undefined) return { kind: 'express', company, number };
  if (courier && phone && !company && virtual === undefined) return { kind: 'send', courier, phone };
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
    name: 'ship',
    summary: 'sends a paid order, by a company, by a courier, or without a parcel',
    words: { orderNo },
    options: {
      company: 'company that carries the parcel',
      number: 'number of the parcel',
      courier: 'name of a courier of the house',
      phone: 'telephone of that courier',
      virtual: 'yes: there is no parcel, the goods are delivered at once',
    },
    run: async (deps, { orderNo, ...options }) => {
      await shipOrder(deps, orderNo, deliveryOf(options));
      return `${orderNo} is sent.`;
    },
  }),
  operatorCommand({
    name: 'logistics',
    summary: 'notes where a parcel is',
    words: { orderNo, station: 'where it is, in the courier’s words' },
    options: { state: `one of ${states.join(', ')}; moving by default` },
    run: async (deps, { orderNo, station, state = 'moving' }) => {
      await trackParcel(deps, orderNo, station, stateOf(state));
      return `${orderNo}: ${station}`;
    },
  }),
  operatorCommand({
    name: 'deliver',
    summary: 'notes that a parcel was handed over',
    words: { orderNo },
    options: { station: 'where and to whom, in the courier’s words' },
    run: async (deps, { orderNo, station = 'Delivered' }) => {
      await deliverOrder(deps, orderNo, station);
      return `${orderNo} is delivered.`;
    },
  }),
];
