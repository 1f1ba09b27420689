import { addressFormat, attributesText, textOnOneLine } from '@promenade/storefront-hooks/domain';
import type { MasterOrder } from '@promenade/storefront-sdk/contract';
import type { AgentContactRecord, AgentLineRecord, Db, Locale } from '../db/index.ts';
import { cartLink } from '../domain/cart-link.ts';
import { refuseUnbuyable } from '../domain/checkout.ts';
import { type Quote, quote } from '../domain/quote.ts';
import { isBuyable, itemTitle } from '../domain/sold-items.ts';
import { refusalOf } from '../errors/error-handler.ts';
import { toRefused } from '../errors/to-refused.ts';
import type { AgentCheckoutRow } from '../repositories/agent-checkouts.ts';
import { type SoldItem, soldItems } from '../repositories/sold-items.ts';
import type { AgentView } from './request.ts';

/**
 * Where a checkout of an agent is.
 *
 * `open` until it is ordered, `placing` while it is, or while money that takes days is on its way, `awaiting-payment` until the shopper has
 * paid, then `completed`; `canceled` and `expired` are over.
 */
export type CheckoutState = 'open' | 'placing' | 'awaiting-payment' | 'completed' | 'canceled' | 'expired';

/** What stands in the way, in words for the shopper. */
export interface Problem {
  code: 'missing' | 'invalid' | 'out-of-stock' | 'unavailable' | 'price-changed' | 'not-possible';
  text: string;
  /** Which line, or which field of the buyer or the address. */
  line?: number;
  field?: ContactField;
}

export type ContactField = keyof AgentContactRecord;

/** One line, at the price that the shopper pays for it. */
export interface CheckoutLine {
  skuId: number;
  productId: number;
  title: string;
  image: string;
  quantity: number;
  unitCents: number;
  merchantName: string;
  /** Units in stock; null after the order was placed. */
  stock: number | null;
}

/** What one merchant sends, with its own freight. */
export interface CheckoutPart {
  merchantName: string;
  freightCents: number;
}

/** A cart or checkout of an agent, in the form that both protocols return. */
export interface AgentCheckout {
  id: string;
  kind: AgentCheckoutRow['kind'];
  state: CheckoutState;
  lines: readonly CheckoutLine[];
  parts: readonly CheckoutPart[];
  goodsCents: number;
  freightCents: number;
  payCents: number;
  contact: AgentContactRecord;
  problems: readonly Problem[];
  /** URL at which the shopper continues: the shop's own checkout, or the payment of the order. */
  continueUrl: string;
  /** Whether its order can be placed here. Else the shopper orders by `continueUrl`, because the shop's way to pay is on its own pages. */
  isPlacedHere: boolean;
  order: MasterOrder | null;
  createdAt: number;
  updatedAt: number;
  expiresAt: number;
}

/** Properties of a checkout in addition to its row. */
export interface Known {
  id: string;
  order: MasterOrder | null;
  isPlacedHere: boolean;
  /** Problems found by the current call. */
  problems?: readonly Problem[];
}

export function stateOf(row: AgentCheckoutRow, order: MasterOrder | null, now: number): CheckoutState {
  if (row.state === 'canceled') return 'canceled';
  if (order) {
    if (order.paid) return 'completed';
    if (order.isCancel) return 'canceled';
    return order.paymentProcessing ? 'placing' : 'awaiting-payment';
  }
  if (row.state === 'placing' && (row.placing_until ?? 0) > now) return 'placing';
  return row.expires_at <= now ? 'expired' : 'open';
}

/** A state. For an open checkout, it says whether data is missing, the agent can place it, or the shop's pages do. */
export type CheckoutStage = Exclude<CheckoutState, 'open'> | 'incomplete' | 'ready' | 'ready-elsewhere';

export function stageOf({ state, problems, isPlacedHere }: AgentCheckout): CheckoutStage {
  if (state !== 'open') return state;
  if (problems.some(({ code }) => code !== 'price-changed')) return 'incomplete';
  return isPlacedHere ? 'ready' : 'ready-elsewhere';
}

type Source = AgentView & { db: Db };

/** A checkout with current prices; after the order was placed, with the order's prices. */
export async function viewOf(request: Source, row: AgentCheckoutRow, known: Known): Promise<AgentCheckout> {
  const { id, order, isPlacedHere, problems = [] } = known;
  const { now } = request;
  const state = stateOf(row, order, now);
  const goods = order ? ordered(order) : await priced(request, row.lines);
  const { links, faults, ...sums } = goods;
  const missing = row.kind === 'checkout' && state === 'open' ? missingIn(row.contact, request) : [];
  const tried = new Set(problems.map(({ text }) => text));
  return {
    ...{ id, kind: row.kind, state, order, isPlacedHere, contact: row.contact },
    ...sums,
    problems: [...problems, ...[...faults, ...missing].filter(({ text }) => !tried.has(text))],
    continueUrl: order ? (order.redirect ?? request.pages.orders) : continueAt(request, links),
    ...{ createdAt: row.created_at, updatedAt: row.updated_at, expiresAt: row.expires_at },
  };
}

/** The items of lines, in their order; those that were deleted since are missing. */
export async function itemsOfLines(db: Db, lines: readonly AgentLineRecord[]) {
  const items = await soldItems(
    db,
    lines.map(({ skuId }) => skuId),
  );
  return lines.flatMap(({ skuId, quantity }) => {
    const item = items.get(skuId);
    return item ? [{ item, quantity }] : [];
  });
}

/** A name or sentence for agents to show, which merchants have written or helped to write. */
const dataName = (text: string) => textOnOneLine(text, NAME_MAX);
const NAME_MAX = 200;

type WantedItem = { item: SoldItem; quantity: number };

async function priced(request: Source, lines: readonly AgentLineRecord[]) {
  const { db, now, languages, currency } = request;
  const wanted = await itemsOfLines(db, lines);
  const whole: Quote = quote(wanted, now, currency);
  const quoted = whole.parts.flatMap((part) =>
    part.lines.map((line) => ({ ...line, merchantName: part.merchantName })),
  );
  const inOrder = wanted.flatMap(({ item }) => quoted.filter((line) => line.item.skuId === item.skuId));
  return {
    lines: inOrder.map(({ item, quantity, unitCents }) => ({
      ...{ skuId: item.skuId, productId: item.productId, image: item.image, quantity, unitCents },
      title: dataName(itemTitle(item, languages)),
      merchantName: dataName(item.merchantName),
      stock: item.onSale ? item.stock : 0,
    })),
    parts: whole.parts.map(({ merchantName, freightCents }) => ({
      merchantName: dataName(merchantName),
      freightCents,
    })),
    ...{ goodsCents: whole.goodsCents, freightCents: whole.freightCents, payCents: whole.payCents },
    links: wanted,
    faults: wanted.flatMap((line, index) => faultOf(line, index, request)),
  };
}

function faultOf(line: WantedItem, index: number, { locale, languages }: AgentView): Problem[] {
  if (isBuyable(line.item, line.quantity)) return [];
  try {
    const { productId, skuId } = line.item;
    refuseUnbuyable([{ ...line, productId, skuId, cartLineId: null }], languages);
    return [];
  } catch (error) {
    const { message } = refusalOf(toRefused(error), locale);
    return [{ code: line.item.onSale ? 'out-of-stock' : 'unavailable', text: dataName(message), line: index }];
  }
}

function ordered(order: MasterOrder) {
  const [only, ...others] = order.orderList;
  return {
    lines: order.orderList.flatMap((part) =>
      part.orderInfoList.map((line) => ({
        ...{ skuId: line.attrValueId, productId: line.productId, image: line.image, quantity: line.payNum },
        title: dataName([line.productName, attributesText(line.sku)].filter(Boolean).join(' – ')),
        unitCents: line.price,
        merchantName: dataName(part.merName),
        stock: null,
      })),
    ),
    parts:
      only && others.length === 0 ? [{ merchantName: dataName(only.merName), freightCents: order.payPostage }] : [],
    goodsCents: order.proTotalPrice,
    freightCents: order.payPostage,
    payCents: order.payPrice,
    links: [],
    faults: [],
  };
}

const REQUIRED = [
  'email',
  'firstName',
  'lastName',
  'addressLine1',
  'city',
  'country',
] as const satisfies ContactField[];

/** Fields without which the shop sends nothing, those that letters of the country need among them. */
function missingIn(contact: AgentContactRecord, { locale }: AgentView): Problem[] {
  const { regionIs, postalCodeIs } = addressFormat(contact.country ?? '');
  const wanted: ContactField[] = [...REQUIRED];
  if (contact.country && regionIs === 'required') wanted.push('state');
  if (contact.country && postalCodeIs === 'required') wanted.push('postCode');
  return wanted
    .filter((field) => !contact[field])
    .map((field) => ({ code: 'missing', field, text: MISSING[locale](FIELD_NAMES[field]?.[locale] ?? field) }));
}

const MISSING: Readonly<Record<Locale, (field: string) => string>> = {
  en: (field) => `The ${field} is missing`,
  fr: (field) => `Il manque ${field}`,
};

const FIELD_NAMES: Readonly<Partial<Record<ContactField, Record<Locale, string>>>> = {
  email: { en: 'email address', fr: 'l’adresse e-mail' },
  firstName: { en: 'first name of the recipient', fr: 'le prénom du destinataire' },
  lastName: { en: 'last name of the recipient', fr: 'le nom du destinataire' },
  addressLine1: { en: 'street of the address', fr: 'la rue de l’adresse' },
  city: { en: 'city of the address', fr: 'la ville de l’adresse' },
  country: { en: 'country of the address', fr: 'le pays de l’adresse' },
  state: { en: 'region of the address', fr: 'la région de l’adresse' },
  postCode: { en: 'postal code of the address', fr: 'le code postal de l’adresse' },
};

/** Where the shopper continues: the lines in the shop, or its home page where the owner has switched such links off. */
function continueAt({ shop, pages }: AgentView, wanted: readonly WantedItem[]): string {
  const items = wanted.map(({ item: { slug, skuId }, quantity }) => ({ slug, skuId, quantity }));
  return cartLink(shop, pages, items) ?? pages.home;
}
