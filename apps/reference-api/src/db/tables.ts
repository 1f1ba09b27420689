import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Edition } from '../family/edition.ts';
import type { AccountTables } from './account-tables.ts';
import type { ActivityTables } from './activity-tables.ts';
import type { ApplicationTables } from './application-tables.ts';
import type { CollectionTables } from './collection-tables.ts';
import type { CouponTables } from './coupon-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { ListTables } from './list-tables.ts';
import type { PageTables } from './page-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { RefundTables } from './refund-tables.ts';
import type { ReviewTables } from './review-tables.ts';

/*
 * The rows of the database, as both engines hand them over.
 *
 * Money is integer cents, times are epoch milliseconds (bigint columns, read as numbers), percentages are integer
 * hundredths of a percent (1250 = 12.5 %), ratings are integer tenths of a star (45 = 4.5 stars).
 */

/** A jsonb column: read as a value, written as JSON text (arrays would otherwise become PostgreSQL arrays under pg). */
export type Json<T> = ColumnType<T, string, string>;
/** A column whose value is computed by the database. */
type Computed<T> = ColumnType<T, never, never>;

export type Locale = 'en' | 'fr';
export type Localized<T = string> = Record<Locale, T>;

/** One axis of choice: its name and values in both languages, values in the order of choice. */
export interface ProductAttributeRecord {
  id: number;
  name: Localized;
  values: Localized[];
}

/** What the shop says about itself; texts in both languages. */
export interface StoreDetailsRecord {
  websiteLogo: string;
  websiteFavicon: string;
  websiteTitle: Localized;
  websiteDesc: Localized;
  websiteShortAnnouncement: Localized;
  websiteCopyrightInfo: Localized;
  storeVision: Localized;
  email: string;
  domainUrl: string;
  shopPayCurrencySymbol: string;
  /** A name of the IANA database, as in `Europe/Paris`; UTC without one. */
  timeZone?: string | null;
  /** Until when the operator has closed the shop, epoch ms. */
  closedUntil?: number | null;
  /** What shoppers' agents may do by tools: everything, only read, or nothing; everything without it. */
  agents?: 'on' | 'read' | 'off' | null;
  showDefaultNavBar: boolean;
  showDefaultFooter: boolean;
  landingPageShowFooter: boolean;
  showRegistrationPanel: boolean;
  /** Whose pages the storefronts of this shop have; without one, what each request says. */
  edition?: Edition | null;
  gtmId: string | null;
  pixelId: string | null;
  postHogKey: string | null;
  socialLinks: {
    network: 'facebook' | 'linkedin' | 'pinterest' | 'twitter';
    url: string;
  }[];
  /** Wide pictures of the home page, first one first, and where each leads. */
  banners: { picture: string; name: Localized; url: string }[];
}

/** The account menu of clients that ask for it. */
export interface UserMenuRecord {
  /** Each with its page on small screens, which is one of the family, and on large ones. */
  entries: { name: Localized; picture: string; url: string; page: string }[];
  /** Each with a page of the family, and the one of the shop's own store where that is another. */
  banners: { picture: string; url: string; page?: string }[];
}

export interface ThemeRecord {
  name: string;
  /** Appearance for visitors who chose none. Without it the device decides. */
  mode?: 'light' | 'dark';
  /** CSS custom property name to value. */
  tokens: Record<string, string>;
}

export interface StoresTable {
  id: Generated<number>;
  /** The host name the shop answers to; '*' answers any. */
  host: string;
  name: string;
  theme: Json<ThemeRecord>;
  details: Json<StoreDetailsRecord>;
  /** The user agreement, HTML. */
  agreement_en: Generated<string>;
  agreement_fr: Generated<string>;
  /** What its merchants agree to, HTML. */
  merchant_agreement_en: Generated<string>;
  merchant_agreement_fr: Generated<string>;
  user_menu: ColumnType<UserMenuRecord, string | undefined, string>;
  created_at: number;
}

export interface MerchantsTable {
  id: Generated<number>;
  store_id: number;
  name: string;
  slug: string;
  intro_en: string;
  intro_fr: string;
  category_id: number | null;
  /** 1 has products, 2 can promote products, 3 both. */
  type_id: number;
  is_self: boolean;
  star_level: number;
  avatar: string;
  back_image: string;
  street_back_image: string;
  banners: Json<string[]>;
  email: string;
  phone: string;
  address: string;
  service_type: 'h5' | 'message' | 'phone' | 'hotline' | 'email';
  /** Where `h5` and `message` lead to. */
  service_address: string | null;
  /** Who stands behind the merchant. */
  real_name: Generated<string>;
  /** Pictures of its papers. */
  qualification_pictures: ColumnType<string[], string | undefined, string>;
  created_at: number;
}

export interface CategoriesTable {
  id: Generated<number>;
  store_id: number;
  parent_id: number | null;
  level: 1 | 2 | 3;
  slug: string;
  name_en: string;
  name_fr: string;
  icon: string;
  sort: number;
  is_shown: Generated<boolean>;
  /** What merchants of this trade pay the platform, in hundredths of a percent; null where it is no trade. */
  fee_basis_points: number | null;
}

export interface ProductsTable {
  id: Generated<number>;
  store_id: number;
  merchant_id: number;
  /** Always a leaf. */
  category_id: number;
  slug: string;
  unique_key: string;
  name_en: string;
  name_fr: string;
  /** One plain sentence. */
  summary_en: string;
  summary_fr: string;
  /** HTML. */
  content_en: string;
  content_fr: string;
  unit_en: string;
  unit_fr: string;
  price_cents: number;
  store_price_cents: number | null;
  /** The recommended retail price (otPrice). */
  market_price_cents: number | null;
  discount_basis_points: number | null;
  discount_expires_at: number | null;
  /** The price while no discount runs, and while one does. */
  list_price_cents: Computed<number>;
  discounted_cents: Computed<number | null>;
  rating_tenths: number;
  sales: number;
  ficti: number;
  browse: number;
  is_shipping_included: boolean;
  landing_page: boolean;
  listed_on_store: boolean;
  on_sale: Generated<boolean>;
  image: string;
  pictures: Json<string[]>;
  showcase_video: string | null;
  attributes: Json<ProductAttributeRecord[]>;
  /** Normalised (lower case, no accents) name and everything else worth finding, see search-text.ts. */
  search_title_en: string;
  search_title_fr: string;
  search_text_en: string;
  search_text_fr: string;
  search_en: Computed<string>;
  search_fr: Computed<string>;
  created_at: number;
  updated_at: number;
}

export interface SkusTable {
  id: Generated<number>;
  product_id: number;
  position: number;
  /** Attribute values joined by ',', in the order of the axes; '' for a product without axes. */
  sku_en: string;
  sku_fr: string;
  price_cents: number;
  /** The product's variantPrice entry for this sku, if it has one. */
  variant_price_cents: number | null;
  /** Never below 0 (check constraint skus_stock_check). */
  stock: number;
  image: string;
  weight_grams: number;
}

export interface HotKeywordsTable {
  id: Generated<number>;
  store_id: number;
  title_en: string;
  title_fr: string;
  sort: number;
}

export interface UsersTable {
  id: Generated<number>;
  store_id: number;
  /** Lower case; unique per store among accounts that sign in by it (index users_email_key). Null while none was given. */
  email: string | null;
  /** When it was proven that the address is the shopper's; null while it is not. */
  email_proven_at: Generated<number | null>;
  /** The mailbox of a proven address, whatever its spelling. Null while none is proven. */
  mailbox: Generated<string | null>;
  /** Null for visitors, and for accounts that sign in by other means only. */
  password_hash: string | null;
  nickname: string;
  avatar: string;
  /** Of an account by phone as in `+15550100`, and unique (index users_phone_key); of others as it was written. */
  phone: string | null;
  kind: 'email' | 'phone' | 'twitter' | 'visitor';
  /** Who it is at the provider of its kind (index users_subject_key). */
  subject: Generated<string | null>;
  /** Hash of the secret that opens a visitor's orders; null for accounts. */
  identity_hash: Generated<string | null>;
  locale: Generated<Locale>;
  /** How often the account was recovered; devices that were known before are known no more. */
  recoveries: Generated<number>;
  created_at: number;
  updated_at: number;
}

export interface AddressesTable {
  id: Generated<number>;
  user_id: number;
  first_name: string;
  last_name: string;
  email: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Dialling code without its plus sign; empty where nobody gave one. */
  country_code: Generated<string>;
  address_line1: string;
  address_line2: string | null;
  state: string;
  city: string;
  post_code: string;
  phone: string | null;
  /** At most one per user (index addresses_default_key). */
  is_default: boolean;
  created_at: number;
  updated_at: number;
}

export interface CartsTable {
  id: Generated<number>;
  store_id: number;
  owner_kind: 'user' | 'guest';
  /** The user's id as text, or the guest's cartUuid. */
  owner_id: string;
  created_at: number;
  updated_at: number;
}

export interface CartLinesTable {
  id: Generated<number>;
  cart_id: number;
  product_id: number;
  sku_id: number;
  /** The wire's uniqueKey, sent back as shoppingCartKey. */
  unique_key: string;
  quantity: number;
  unit_price_cents_when_added: number;
  created_at: number;
  updated_at: number;
}

export interface PreOrderLineRecord {
  productId: number;
  skuId: number;
  quantity: number;
  /** Null for buy-now. */
  cartLineId: number | null;
}

export interface PreOrdersTable {
  pre_order_no: string;
  store_id: number;
  user_id: number;
  kind: 'shoppingCart' | 'buyNow';
  lines: Json<PreOrderLineRecord[]>;
  expires_at: number;
  consumed_at: number | null;
  created_at: number;
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

/** The checkout as a whole (number PT…). */
export interface OrdersTable {
  id: Generated<number>;
  order_no: string;
  store_id: number;
  user_id: number;
  /** One order per pre-order (unique). */
  pre_order_no: string;
  email: string;
  consignee: string;
  phone: string | null;
  address: string;
  address_snapshot: Json<AddressSnapshotRecord>;
  total_quantity: number;
  goods_cents: number;
  freight_cents: number;
  /** The shopper's own coupon (user_coupons). */
  coupon_id: number | null;
  coupon_cents: Generated<number>;
  points_used: Generated<number>;
  points_cents: Generated<number>;
  pay_cents: number;
  paid: Generated<boolean>;
  paid_at: number | null;
  pay_type: string;
  pay_channel: string;
  mark: string;
  is_cancelled: Generated<boolean>;
  cancelled_at: number | null;
  /** Hash of the token by which a guest reopens the order. */
  guest_token_hash: string | null;
  /** Hash of the token that is told only by mail; null where the address was proven before. */
  mail_token_hash: Generated<string | null>;
  /** When the token of the mail was used, which proves that the mail arrived. */
  email_proven_at: Generated<number | null>;
  /** When it is cancelled if it is still unpaid; null is as long as orders wait by default. */
  expires_at: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

/** The part of an order one merchant ships (number SH…). */
export interface MerchantOrdersTable {
  id: Generated<number>;
  order_no: string;
  order_id: number;
  merchant_id: number;
  /** The merchant's name when it was ordered; null where an earlier version wrote the row. */
  sold_by: Generated<string | null>;
  user_id: number;
  /** 0 awaiting shipment, 1 in transit, 2 delivered, 3 completed, 9 cancelled. */
  status: Generated<number>;
  /** 0 none, 1 applied, 2 refunding, 3 refunded. */
  refund_status: Generated<number>;
  total_quantity: number;
  goods_cents: number;
  freight_cents: number;
  coupon_cents: Generated<number>;
  points_cents: Generated<number>;
  pay_cents: number;
  delivery_type: 'express' | 'send' | 'fictitious' | null;
  delivery_name: string | null;
  delivery_id: string | null;
  is_hidden: Generated<boolean>;
  shipped_at: number | null;
  delivered_at: number | null;
  completed_at: number | null;
  created_at: number;
  updated_at: number;
}

/** What was bought, as it was when it was bought. */
export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  merchant_order_id: number;
  product_id: number;
  sku_id: number;
  product_slug: string;
  product_unique_key: string;
  product_name_en: string;
  product_name_fr: string;
  sku_en: string;
  sku_fr: string;
  image: string;
  unit_price_cents: number;
  /** The price before the reduction, when there was one. */
  was_price_cents: number | null;
  quantity: number;
  /** Whether shipping was included when it was ordered; null where an earlier version wrote the row. */
  was_shipping_included: Generated<boolean | null>;
  /** What of the checkout's coupon and points falls to this line. */
  coupon_cents: Generated<number>;
  points_cents: Generated<number>;
  refunded_quantity: Generated<number>;
  is_reviewed: Generated<boolean>;
}

export interface OutboxMailsTable {
  id: Generated<number>;
  store_id: number | null;
  channel: 'mail' | 'sms';
  purpose: string;
  locale: Locale;
  recipient: string;
  /** Empty, as both bodies are, when the content is sealed, was sent or has expired. */
  subject: string;
  text_body: string;
  html_body: string;
  /** Subject and bodies, encrypted; outside the sandbox. */
  sealed_content: string | null;
  created_at: number;
  /** Always far ahead, so that a process of a version that cannot read sealed content does not take the mail. */
  claimed_at: number | null;
  /** What is sent first: see MAIL_PRIORITY. */
  priority: Generated<number>;
  /** How often the mail server has deferred it. */
  attempts: Generated<number>;
  /** When it is due; while a process sends it, when that claim lapses. */
  next_attempt_at: Generated<number>;
  /** When it is worthless, as a code is after ten minutes. */
  expires_at: number | null;
  /** When it was given up; it is a dead letter since. */
  failed_at: number | null;
  /** Why it was not sent, without addresses and content. */
  last_error: string | null;
  /** When an SMTP server accepted it; null while it is only in the outbox. */
  sent_at: number | null;
}

export interface OidcPayloadsTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: number | null;
  consumed_at: number | null;
  /** Who signed in. */
  account_id: Computed<string | null>;
}

/** Keys every replica must share (signing keys, cookie keys). */
export interface ServerSecretsTable {
  name: string;
  value: Json<unknown>;
  created_at: number;
}

export interface IdempotencyKeysTable {
  principal: string;
  key: string;
  endpoint: string;
  /** Hash of the request's body: the same key with another body is an error. */
  fingerprint: string;
  /** Null while the first request is still running. */
  status: number | null;
  body: Json<unknown> | null;
  created_at: number;
}

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  store_id: number;
  /** Lower case. */
  email: string;
  source: 'newsletter' | 'cart';
  uuid: string | null;
  locale: Locale;
  /** When the address was last asked whether it wants newsletters. */
  asked_at: Generated<number | null>;
  /** When it said so; until then it receives none. */
  confirmed_at: Generated<number | null>;
  created_at: number;
}

export interface RateLimitsTable {
  key: string;
  window_start: number;
  count: number;
}

export interface DpopProofsTable {
  /** Hash of the key's thumbprint and the proof's `jti`. */
  id: string;
  expires_at: number;
}

/** A slug that a thing had before it was renamed; written by triggers on its table. */
export interface FormerSlugsTable {
  store_id: number;
  /** What has a slug: pages of the owner’s are LANDING or CUSTOM. */
  kind: 'product' | 'category' | 'landing' | 'custom';
  slug: string;
  /** Id of the product, category or page that had it. */
  entry_id: number;
}

export interface Tables
  extends AccountTables,
    ActivityTables,
    ApplicationTables,
    CollectionTables,
    CouponTables,
    JobTables,
    ListTables,
    PageTables,
    PaymentTables,
    RefundTables,
    ReviewTables {
  stores: StoresTable;
  merchants: MerchantsTable;
  categories: CategoriesTable;
  products: ProductsTable;
  skus: SkusTable;
  former_slugs: FormerSlugsTable;
  hot_keywords: HotKeywordsTable;
  users: UsersTable;
  addresses: AddressesTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  pre_orders: PreOrdersTable;
  orders: OrdersTable;
  merchant_orders: MerchantOrdersTable;
  order_lines: OrderLinesTable;
  outbox_mails: OutboxMailsTable;
  oidc_payloads: OidcPayloadsTable;
  server_secrets: ServerSecretsTable;
  idempotency_keys: IdempotencyKeysTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  rate_limits: RateLimitsTable;
  dpop_proofs: DpopProofsTable;
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** What statements are sent through: the database, or a transaction. */
export type Db = Kysely<Tables>;
/** A transaction, for what must not be written by halves. */
export type Tx = Transaction<Tables>;
