import type { Cents } from '../domain/money.ts';

/** A product, or so many pieces of one variant, in an event. */
export interface AnalyticsItem {
  /** Id of the product. */
  id: string;
  /** Name of the product; missing where only its id is known. */
  name?: string | undefined;
  /** Chosen attribute values, joined by commas. */
  variant?: string | undefined;
  /** Name of the merchant who sells it. */
  merchant?: string | undefined;
  /** Price of one piece in cents; missing where it is not known. */
  priceCents?: Cents | undefined;
  /** Pieces. */
  quantity: number;
}

/** All facts of events. Nothing else is passed on, and none is about a person. */
export interface EventFacts {
  /** Products that the event is about. */
  items: readonly AnalyticsItem[];
  /** What the items cost, or what was paid for them, in cents; nothing where a price is not known. */
  valueCents: Cents | undefined;
  /** Name of the list that items stood in: `home`, `search`, `collection 7`. */
  list: string;
  /** What was searched for. */
  term: string;
  /** How many products were found. */
  results: number;
  /** Way to pay, as calls name it. */
  payType: string;
  /** PT number of the checkout. */
  orderNo: string;
  /** Freight that was paid, in cents. */
  freightCents: Cents;
  /** Id of a promotion. */
  promotionId: string;
  /** Name of a promotion. */
  promotionName: string;
  /** Largest Contentful Paint of the document, ms; here and below nothing where the browser did not measure it. */
  lcpMs: number | undefined;
  /** Interaction to Next Paint, ms; nothing without an interaction. */
  inpMs: number | undefined;
  /** Cumulative Layout Shift, a score from 0. */
  cls: number | undefined;
  /** First Contentful Paint, ms. */
  fcpMs: number | undefined;
  /** Time to First Byte, ms. */
  ttfbMs: number | undefined;
}

/** The events, and the facts of each. */
export const EVENT_FACTS = {
  page_viewed: [],
  product_list_viewed: ['list', 'items'],
  product_selected: ['list', 'items'],
  product_viewed: ['items', 'valueCents'],
  product_wished: ['items', 'valueCents'],
  search_performed: ['term', 'results'],
  cart_line_added: ['items', 'valueCents'],
  cart_line_removed: ['items', 'valueCents'],
  cart_viewed: ['items', 'valueCents'],
  checkout_started: ['items', 'valueCents'],
  shipping_info_added: ['items', 'valueCents'],
  payment_info_added: ['items', 'valueCents', 'payType'],
  order_paid: ['orderNo', 'items', 'valueCents', 'freightCents'],
  order_refunded: ['orderNo', 'items', 'valueCents'],
  signed_up: [],
  signed_in: [],
  newsletter_subscribed: [],
  promotion_viewed: ['promotionId', 'promotionName'],
  promotion_selected: ['promotionId', 'promotionName'],
  page_measured: ['lcpMs', 'inpMs', 'cls', 'fcpMs', 'ttfbMs'],
} as const satisfies Record<string, readonly (keyof EventFacts)[]>;

/** Name of an event, in the past tense. */
export type EventName = keyof typeof EVENT_FACTS;

/** The facts of an event of this name. */
export type FactsOf<Name extends EventName> = Pick<EventFacts, (typeof EVENT_FACTS)[Name][number]>;

/** A published event. */
export interface TrackedEvent {
  /** Name of the event. */
  name: EventName;
  /** The facts that belong to its name, each within its limits. */
  facts: Partial<EventFacts>;
  /** The same for the same event, for vendors that remove duplicates. */
  id: string;
  /** Epoch milliseconds. */
  time: number;
  /** Path of the page, without query. */
  path: string;
  /** ISO 4217 code of all amounts. */
  currency: string;
}

/** Maximum length of a text, as in Google Analytics. */
const TEXT_MAX = 100;
/** Addresses of people, and runs of digits long enough for a phone or a card. */
const PERSONAL = /@|(?:\d[\s().-]?){7,}/;
/** Maximum number of items, as in Google Analytics. */
const ITEMS_MAX = 200;

const short = (text: string | undefined) => text?.slice(0, TEXT_MAX);

/** A text that a visitor typed; `undefined` where it may contain personal data. */
export function plainText(text: string): string | undefined {
  const plain = text.trim().slice(0, TEXT_MAX);
  return plain && !PERSONAL.test(plain) ? plain : undefined;
}

/** The facts that belong to an event of this name, each within its limits; other fields are dropped. */
export function factsOf(name: EventName, given: Partial<EventFacts>): Partial<EventFacts> {
  const { items, term, list, promotionName } = given;
  const bounded: Partial<EventFacts> = {
    ...given,
    ...(items && {
      items: items.slice(0, ITEMS_MAX).map(({ id, name: called, variant, merchant, priceCents, quantity }) => {
        return { id, name: short(called), variant: short(variant), merchant: short(merchant), priceCents, quantity };
      }),
    }),
  };
  for (const [key, text] of Object.entries({ term, list, promotionName })) {
    if (text !== undefined) Object.assign(bounded, { [key]: plainText(text) });
  }
  const known = EVENT_FACTS[name].filter((fact) => bounded[fact] !== undefined);
  return Object.fromEntries(known.map((fact) => [fact, bounded[fact]]));
}
