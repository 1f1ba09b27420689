import { LINES_MAX, type Wanted } from '../agent-checkouts/checkouts.ts';
import type { AgentContactRecord } from '../db/index.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const fields = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required });

const buyer = fields({
  email: text(254),
  first_name: text(64),
  last_name: text(64),
  phone_number: text(48),
});
const destination = fields({
  id: text(64),
  street_address: text(200),
  extended_address: text(200),
  address_locality: text(80),
  address_region: text(80),
  postal_code: text(16),
  address_country: text(2),
  first_name: text(64),
  last_name: text(64),
  phone_number: text(48),
});
const method = fields({
  destinations: { type: 'array', maxItems: 5, items: destination },
  selected_destination_id: { type: ['string', 'null'], maxLength: 64 },
});
const lines = {
  type: 'array',
  maxItems: LINES_MAX,
  items: fields({ item: fields({ id: text(64) }, ['id']), quantity: { type: 'integer', minimum: 1, maximum: 9999 } }, [
    'item',
    'quantity',
  ]),
};

/** The fields that are read when a cart or checkout is created or replaced; the shop computes the others. */
export const checkoutBody = fields({
  cart_id: text(64),
  line_items: lines,
  buyer,
  fulfillment: fields({ methods: { type: 'array', maxItems: 5, items: method } }),
});

const catalogueFields = { context: { type: 'object' }, signals: { type: 'object' }, attribution: { type: 'object' } };
const amount = { type: 'integer', minimum: 0, maximum: 100_000_000 };

export const searchBody = fields({
  ...catalogueFields,
  query: text(100),
  filters: fields({
    categories: { type: 'array', maxItems: 1, items: text(100) },
    price: fields({ min: amount, max: amount }),
  }),
  pagination: fields({ cursor: text(20), limit: { type: 'integer', minimum: 1 } }),
});

/** As many as a page of a search has. */
export const IDS_MAX = 20;

export const lookupBody = fields(
  { ...catalogueFields, ids: { type: 'array', minItems: 1, maxItems: IDS_MAX, items: text(64) } },
  ['ids'],
);

export const productBody = fields(
  {
    ...catalogueFields,
    id: text(64),
    selected: { type: 'array', maxItems: 10, items: fields({ name: text(200), label: text(200) }, ['name', 'label']) },
  },
  ['id'],
);

interface Destination {
  id?: string;
  street_address?: string;
  extended_address?: string;
  address_locality?: string;
  address_region?: string;
  postal_code?: string;
  address_country?: string;
  first_name?: string;
  last_name?: string;
  phone_number?: string;
}

export interface UcpBody {
  cart_id?: string;
  line_items?: { item: { id: string }; quantity: number }[];
  buyer?: { email?: string; first_name?: string; last_name?: string; phone_number?: string };
  fulfillment?: { methods?: { destinations?: Destination[]; selected_destination_id?: string | null }[] };
}

/** The lines and the contact that an agent requests; a request replaces the whole checkout. */
export function wantedOf({ line_items = [], buyer: given = {}, fulfillment }: UcpBody): Wanted {
  const [shipping] = fulfillment?.methods ?? [];
  const places = shipping?.destinations ?? [];
  const place =
    places.find(({ id }) => id !== undefined && id === shipping?.selected_destination_id) ?? places[0] ?? {};
  const contact: AgentContactRecord = {
    email: given.email,
    // Parcels are addressed to the recipient, not to the buyer.
    firstName: place.first_name ?? given.first_name,
    lastName: place.last_name ?? given.last_name,
    phone: place.phone_number ?? given.phone_number,
    addressLine1: place.street_address,
    addressLine2: place.extended_address,
    city: place.address_locality,
    state: place.address_region,
    postCode: place.postal_code,
    country: place.address_country?.toUpperCase(),
  };
  return { items: line_items.map(({ item, quantity }) => ({ id: item.id, quantity })), contact };
}
