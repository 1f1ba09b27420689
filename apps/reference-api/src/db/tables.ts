import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AgentKey } from '../agents/public-key.ts';
import type { Channel, Edition } from '../compatibility/edition.ts';
import type { Schema } from './schema.ts';
import type { ShopLanguages, ShopText } from './texts.ts';

/*
 * The rows of the database, as both engines return them. Their types are generated from the migrations (schema.ts); what a
 * column's type in the database does not say stands here.
 *
 * Money is integer cents, times are epoch milliseconds (bigint columns, read as numbers), percentages are integer
 * hundredths of a percent (1250 = 12.5 %), ratings are integer tenths of a star (45 = 4.5 stars).
 */

/** A jsonb column: read as a value, written as JSON text (arrays would otherwise become PostgreSQL arrays under pg). */
export type Json<T> = ColumnType<T, string, string>;
/** A column whose value is computed by the database. */
export type Computed<T> = ColumnType<T, never, never>;

/** A language of the API's own sentences, such as errors and mail. */
export type Locale = 'en' | 'fr';
/** A sentence of the API in each language. */
export type Localized<T = string> = Record<Locale, T>;

/** How a payment was started. */
export interface PaymentDetails {
  returnOrigin: string;
  /** Where the sandbox leads who has paid; earlier versions did not write it. */
  paidPage?: string;
  locale: Locale;
  /** URL at which the shopper continues, if any. */
  redirect: string | null;
  /** Sandbox only: approved by the shopper, but not reported to the shop yet. */
  isApproved?: boolean;
}

/** One axis of choice, its values in the order of choice. */
export interface ProductAttributeRecord {
  id: number;
  name: ShopText;
  values: ShopText[];
}

/** The shop's settings and texts. */
export interface StoreDetailsRecord {
  websiteLogo: string;
  websiteFavicon: string;
  websiteTitle: ShopText;
  websiteDesc: ShopText;
  websiteShortAnnouncement: ShopText;
  websiteCopyrightInfo: ShopText;
  storeVision: ShopText;
  email: string;
  domainUrl: string;
  shopPayCurrencySymbol: string;
  /** ISO 4217 code of all amounts; US dollars without one. */
  currency?: string | null;
  /** A name of the IANA database, as in `Europe/Paris`; UTC without one. */
  timeZone?: string | null;
  /** Days after delivery in which shoppers can withdraw from a purchase; 0 for a shop without that right. */
  withdrawalDays?: number | null;
  /** Country of the shop, ISO 3166-1 alpha-2. */
  country?: string | null;
  /** Whether struck prices show the lowest price of 30 days; if unset, the law of the country decides. */
  lowestPrice?: boolean | null;
  /** Until when the operator has closed the shop, epoch ms. */
  closedUntil?: number | null;
  /** What shoppers' agents may do by tools: everything, only read, or nothing; everything without it. */
  agents?: 'on' | 'read' | 'off' | null;
  /** Whether links may lead shoppers to a prepared cart; they may without it. */
  cartLinks?: boolean | null;
  showDefaultNavBar: boolean;
  showDefaultFooter: boolean;
  landingPageShowFooter: boolean;
  showRegistrationPanel: boolean;
  /** Edition of the storefronts of this shop; if unset, each request names one. */
  edition?: Edition | null;
  /** When a client of the family first used the shop although it has no edition, epoch ms. */
  familyCalledAt?: number | null;
  /** Which client of the family is at the shop's own host name; `mobile` if unset. */
  channel?: Channel | null;
  gtmId: string | null;
  pixelId: string | null;
  postHogKey: string | null;
  socialLinks: {
    network: 'facebook' | 'linkedin' | 'pinterest' | 'twitter';
    url: string;
  }[];
  /** Wide pictures of the home page, first one first, and where each leads. */
  banners: { picture: string; name: ShopText; url: string }[];
}

/** The account menu of clients that request it. */
export interface UserMenuRecord {
  /** Each with its page on small screens, which is one of the family, and on large ones. */
  entries: { name: ShopText; picture: string; url: string; page: string }[];
  /** Each with a page of the backend family, and the page of the shop's own store if that differs. */
  banners: { picture: string; url: string; page?: string }[];
}

export interface ThemeRecord {
  name: string;
  /** Appearance for visitors who chose none. Without it the device decides. */
  mode?: 'light' | 'dark';
  /** CSS custom property name to value. */
  tokens: Record<string, string>;
}

/** The commerce protocols of agents. */
export type AgentProtocol = 'ucp' | 'acp';

type AgentCheckoutState = 'open' | 'placing' | 'placed' | 'canceled';

/** A line of an agent's cart or checkout. */
export interface AgentLineRecord {
  skuId: number;
  quantity: number;
}

/** The agent's shopper and the delivery address; parts that the agent has not sent are missing. */
export interface AgentContactRecord {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  addressLine1?: string | undefined;
  addressLine2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postCode?: string | undefined;
  country?: string | undefined;
}

export interface PreOrderLineRecord {
  productId: number;
  skuId: number;
  quantity: number;
  /** Null for buy-now. */
  cartLineId: number | null;
}

export interface AddressSnapshotRecord {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  addressLine1: string;
  addressLine2: string | null;
  state: string;
  city: string;
  postCode: string;
  phone: string | null;
}

/** Columns with fewer values, or another shape, than their type in the database has. */
interface Columns {
  activities: {
    name: ShopText;
    instruction: ShopText;
    type: 1 | 2 | 3;
    banners: Json<string[]>;
  };
  agent_checkouts: {
    kind: 'cart' | 'checkout';
    state: ColumnType<AgentCheckoutState, AgentCheckoutState | undefined, AgentCheckoutState>;
    lines: Json<AgentLineRecord[]>;
    contact: Json<AgentContactRecord>;
    shown_cents: ColumnType<number, number | undefined, number>;
    protocol: ColumnType<AgentProtocol | null, AgentProtocol | null | undefined, AgentProtocol | null>;
  };
  agent_event_addresses: {
    protocol: AgentProtocol;
  };
  applications: {
    pictures: Json<string[]>;
    locale: Locale;
  };
  carts: {
    owner_kind: 'user' | 'guest';
  };
  categories: {
    name: ShopText;
    level: 1 | 2 | 3;
  };
  coupons: {
    name: ShopText;
  };
  former_slugs: {
    kind: 'product' | 'category' | 'landing' | 'custom';
  };
  hot_keywords: {
    title: ShopText;
  };
  merchant_orders: {
    delivery_type: 'express' | 'send' | 'fictitious' | null;
  };
  merchants: {
    intro: ShopText;
    banners: Json<string[]>;
    service_type: 'h5' | 'message' | 'phone' | 'hotline' | 'email';
    qualification_pictures: ColumnType<string[], string | undefined, string>;
  };
  newsletter_subscriptions: {
    source: 'newsletter' | 'cart';
    locale: Locale;
  };
  oidc_payloads: {
    payload: Json<Record<string, unknown>>;
  };
  order_holds: {
    reason: 'refunded' | 'disputed' | 'payout-failed';
  };
  order_lines: {
    product_name: ShopText;
    sku: ShopText;
  };
  orders: {
    address_snapshot: Json<AddressSnapshotRecord>;
  };
  outbox_mails: {
    channel: 'mail' | 'sms';
    locale: Locale;
  };
  payments: {
    status: 'created' | 'pending' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'surplus' | 'returned';
    details: Json<PaymentDetails>;
  };
  pre_orders: {
    kind: 'shoppingCart' | 'buyNow';
    lines: Json<PreOrderLineRecord[]>;
  };
  product_attributes: {
    name: ShopText;
  };
  products: {
    name: ShopText;
    summary: ShopText;
    content: ShopText;
    unit: ShopText;
    safety: Generated<ShopText>;
    search_title: ShopText;
    search_text: ShopText;
    search: Computed<string>;
    list_price_cents: Computed<number>;
    pictures: Json<string[]>;
    attributes: Json<ProductAttributeRecord[]>;
    condition: 'new' | 'refurbished' | 'used' | null;
    attribute_values: ColumnType<Record<string, ShopText>, string | undefined, string>;
  };
  refunds: {
    pictures: Json<string[]>;
  };
  reviews: {
    sku: ShopText;
    locale: Locale;
    pictures: Json<string[]>;
  };
  skus: {
    sku: ShopText;
  };
  store_pages: {
    html: ShopText;
    type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM';
  };
  stock_alerts: {
    locale: Locale;
  };
  stores: {
    languages: Generated<ShopLanguages>;
    agreement: Generated<ShopText>;
    merchant_agreement: Generated<ShopText>;
    theme: Json<ThemeRecord>;
    details: Json<StoreDetailsRecord>;
    user_menu: ColumnType<UserMenuRecord, string | undefined, string>;
  };
  tasks: {
    input: Json<Record<string, unknown>>;
    position: ColumnType<unknown, never, string>;
    answer: ColumnType<{ status: number; message: string; data: unknown } | null, never, string>;
  };
  trusted_agents: {
    keys: Json<AgentKey[]>;
  };
  users: {
    kind: 'email' | 'phone' | 'twitter' | 'visitor';
    locale: ColumnType<Locale, Locale | undefined, Locale>;
  };
}

type Refined<S, R extends Known<S, R>> = {
  [Table in keyof S]: Table extends keyof R
    ? { [Column in keyof S[Table]]: Column extends keyof R[Table] ? R[Table][Column] : S[Table][Column] }
    : S[Table];
};
/** Refuses a table or a column that the schema does not have. */
type Known<S, R> = {
  [Table in keyof R]: {
    [Column in keyof R[Table]]: Table extends keyof S ? (Column extends keyof S[Table] ? unknown : never) : never;
  };
};

export type Tables = Refined<Schema, Columns>;
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** What statements are sent through: the database, or a transaction. */
export type Db = Kysely<Tables>;
/** A transaction, for what must not be written by halves. */
export type Tx = Transaction<Tables>;
