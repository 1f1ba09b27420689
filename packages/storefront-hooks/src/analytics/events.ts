import type { Cents } from '../domain/money.ts';

/** A product, or a quantity of one variant, in an event. */
export interface AnalyticsItem {
  /** Id of the product. */
  id: string;
  /** Name of the product; `undefined` if only its id is known. */
  name?: string | undefined;
  /** Chosen attribute values, joined by commas. */
  variant?: string | undefined;
  /** Name of the merchant. */
  merchant?: string | undefined;
  /** Unit price in cents; `undefined` if it is not known. */
  priceCents?: Cents | undefined;
  /** Quantity. */
  quantity: number;
}

/** All fields that events can have. They contain no personal data, and other fields are not sent. */
export interface EventFacts {
  /** The products of the event. */
  items: readonly AnalyticsItem[];
  /** Price of all items in cents, or the price paid for them without freight; `undefined` if a price is not known. */
  valueCents: Cents | undefined;
  /** Name of the list that shows the items: `home`, `search`, `collection 7`. */
  list: string;
  /** The search term. */
  term: string;
  /** Number of products that were found. */
  results: number;
  /** Payment type, as in the calls of the backend. */
  payType: string;
  /** Number of the master order, which begins with PT. */
  orderNo: string;
  /** Paid freight in cents. */
  freightCents: Cents;
  /** Id of a promotion. */
  promotionId: string;
  /** Name of a promotion. */
  promotionName: string;
  /** Largest Contentful Paint of the document in ms. This and the following are `undefined` if the browser has no value. */
  lcpMs: number | undefined;
  /** Interaction to Next Paint in ms; `undefined` without an interaction. */
  inpMs: number | undefined;
  /** Cumulative Layout Shift, a score of 0 or more. */
  cls: number | undefined;
  /** First Contentful Paint in ms. */
  fcpMs: number | undefined;
  /** Time to First Byte in ms. */
  ttfbMs: number | undefined;
}

/** The events, with the names of their facts. */
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
  /** The facts of this event, with limited lengths. */
  facts: Partial<EventFacts>;
  /** Id of the event, by which vendors remove duplicates. */
  id: string;
  /** When it was published, in epoch ms. */
  time: number;
  /** Path of the page, without query. */
  path: string;
  /** ISO 4217 code of all amounts. */
  currency: string;
}

/** Maximum length of a text, as in Google Analytics. */
const TEXT_MAX = 100;
/** E-mail addresses, and sequences of digits as long as a phone or card number. */
const PERSONAL = /@|(?:\d[\s().-]?){7,}/;
/** Maximum number of items, as in Google Analytics. */
const ITEMS_MAX = 200;

const short = (text: string | undefined) => text?.slice(0, TEXT_MAX);

/** Trims and shortens a text that a visitor typed; `undefined` if it is empty or may contain personal data. */
export function plainText(text: string): string | undefined {
  const plain = text.trim().slice(0, TEXT_MAX);
  return plain && !PERSONAL.test(plain) ? plain : undefined;
}

/** Returns the facts of an event with limited lengths. Other fields are dropped. */
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
