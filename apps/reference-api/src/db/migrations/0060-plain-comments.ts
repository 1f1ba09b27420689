import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Clearer comments of tables (the entry without a name) and columns; schema.ts shows them. */
const COMMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  activities: {
    end_at: 'Null if it has no end.',
  },
  addresses: {
    country_code: 'Dialling code without its plus sign; empty if unknown.',
  },
  agent_checkouts: {
    agent: 'SHA-256 of the credentials that created it; only these may use it.',
    shown_cents: 'Total of the last response to the agent; an order with another total is refused.',
    user_id: 'The visitor who orders; null before the first attempt.',
    placing_until: 'While its order is being placed: when another request may try again.',
  },
  applications: {
    '': 'Applications to become a merchant of a shop.',
    user_id: 'Null for guests, who are identified by their address only.',
    name: 'Name of the future merchant.',
    email: 'Lower case, and confirmed by a code.',
    fee_basis_points: "The trade's fee at the time of the application, in hundredths of a percent.",
    pictures: 'Pictures of documents.',
    locale: 'Language of the mails to the applicant.',
    merchant_id: 'Set once it is approved.',
  },
  cart_lines: {
    unique_key: 'uniqueKey in responses, shoppingCartKey in requests.',
  },
  categories: {
    fee_basis_points:
      'Fee of merchants of this trade, in hundredths of a percent; null for categories that are not trades.',
  },
  codes: {
    interaction: 'The sign-in page that requested it and is the only one to accept it; empty for all other codes.',
  },
  coupons: {
    '': 'Coupons on offer. Once the first was received, only the number left and the availability change.',
    merchant_id: 'Null for coupons of the platform, which are valid for products of all merchants.',
    target_ids: 'Ids of products or categories, by `use_type`; empty for a general coupon.',
    min_cents: 'Minimum total of goods; 0 for no minimum.',
    start_at: 'Fixed dates, both or none; without them it is valid for `days` after its receipt.',
    left_count: 'Number left to be received; null for unlimited.',
  },
  dpop_proofs: {
    id: 'Hash of the thumbprint of the key and of `jti`.',
  },
  feed_keys: {
    '': "Keys that give access to the feed of a shop's products.",
    merchant_id: 'Null for the products of every merchant.',
  },
  job_claims: {
    '': 'Items of due work that a process is handling, or that failed; see repositories/job-claims.ts.',
    piece: 'Id of the item, such as of an order.',
    due_at: 'When another process may claim it; null after too many failures, when it waits for the operator.',
    attempts: 'Number of failures.',
    error: 'The last error.',
  },
  merchant_orders: {
    sold_by: "The merchant's name at the time of the order; null in rows of earlier versions.",
  },
  merchants: {
    real_name: 'Legal name of the merchant.',
    qualification_pictures: "Pictures of the merchant's documents.",
    service_address: 'Address that `h5` and `message` link to.',
  },
  newsletter_deliveries: {
    '': 'Recipients of newsletters.',
  },
  newsletter_subscriptions: {
    asked_at: 'When the last confirmation mail was sent.',
    confirmed_at: 'When the subscription was confirmed; before that, no newsletters are sent.',
  },
  newsletters: {
    digest: 'Digest of the content: the same content is the same newsletter.',
  },
  offer_changes: {
    '': 'Times of changes to the data that feeds contain for a product, written by triggers.',
  },
  oidc_payloads: {
    account_id: 'The account that signed in.',
  },
  order_holds: {
    '': 'Reasons to delay the shipment of an order; see domain/order-holds.ts.',
    reason: '`refunded`: refunded at the provider. `payout-failed`: a refund could not be paid out.',
    reference:
      "The provider's id of the refund or dispute, or this shop's number with its attempt; unique for an order and a reason.",
    released_at: 'Null while the order is on hold.',
  },
  order_lines: {
    '': 'Ordered items, with their data at the time of the order.',
    was_price_cents: 'The price before the reduction, if there was one.',
    coupon_cents: "The line's share of the checkout's coupon and points.",
    was_shipping_included: 'Whether shipping was included at the time of the order; null in rows of earlier versions.',
    is_withdrawable: 'Whether the right of withdrawal applied at the time of the order.',
  },
  orders: {
    expires_at: 'When it is cancelled if it is still unpaid; null for the default time.',
    mail_token_hash: 'Hash of the token that is sent only by mail; null if the address was confirmed before.',
    email_proven_at: 'When the token of the mail was used, which confirms that the mail arrived.',
  },
  outbox_mails: {
    subject: 'Empty, like both bodies, if the content is encrypted, was sent or has expired.',
    priority: 'Decides which mails are sent first: see MAIL_PRIORITY.',
    attempts: 'How often the mail server has deferred it.',
    next_attempt_at: 'When it is due; while a process sends it, when the claim of that process expires.',
    expires_at: 'When it is no longer useful; for a code, after ten minutes.',
    failed_at: 'When sending was abandoned.',
    last_error: 'The last error, without addresses and content.',
  },
  parcel_stations: {
    '': "Stations of a parcel, in the courier's words.",
  },
  parcels: {
    '': 'Shipments of merchant orders; there is none for a virtual delivery.',
    company: "Company, its code and the parcel's number; all empty if the merchant's own courier delivers it.",
  },
  passkeys: {
    '': 'A key on a device, for signing in without a password.',
    id: 'Credential id, in base64url.',
    counter: "The device's usage counter; 0 if it does not count.",
    transports: 'How browsers connect to the device, as JSON: `["internal","hybrid"]`.',
    suspended_at: 'When a recovery of the account suspended it; null while it is valid.',
  },
  payments: {
    status:
      '`processing`: the payment takes days. `surplus`: the payment must be returned, because the order was already paid or cancelled or has another amount. `returned`: it was returned.',
    capture_reference: "The provider's id of the captured payment, if it has a separate id.",
    look_at: 'When the jobs query the provider next; null if there is nothing to query.',
    payout_failures: 'How often a surplus could not be paid back.',
    payout_error: "The provider's last error for a surplus that could not be paid back.",
  },
  points_records: {
    '': "Points gained or spent; a shopper's balance is their sum.",
    merchant_order_id: 'The merchant order that earned them. A record with neither order is a gift of the shop.',
  },
  product_anchors: {
    '': 'Positions of products in lists when the anchors were built, from which deep pages are read.',
    category_id: 'Category of the list, with its subcategories; 0 for the whole shop.',
    sort: 'Sort order of the list, see repositories/product-orders.ts.',
    position: 'Number of products of the list before it; never 0.',
    rank: "The product's sort value.",
    product_id: 'Usually not a product of the category.',
  },
  product_counts: {
    '': 'Number of products of a category that are on sale; triggers on `products` update it, so that lists need not count rows.',
  },
  product_price_history: {
    '': 'Earlier values of the columns that determine its price, written by triggers on `products`.',
    until_at: 'When the values changed; they were valid since `until_at` of the previous row.',
  },
  product_tallies: {
    '': 'Changes to counters of a product since its row was last updated; a job adds them up.',
    is_stock_changed: 'Whether a variant has sold out or is available again.',
  },
  products: {
    search_title_en: 'Normalised (lower case, no accents) name and other searchable text, see search-text.ts.',
    list_price_cents: 'The price without a discount, and the price with one.',
    is_withdrawable: 'Whether the right of withdrawal applies.',
    manufacturer: 'Name, address and contact of the manufacturer.',
    responsible_person:
      'Name, address and contact of the person responsible for product safety in the European Union, if the manufacturer is elsewhere.',
    in_stock: 'Whether a variant is in stock; a job updates it within seconds.',
    facet_keys:
      'Keys for filters: `Color.Blue` for a value of an attribute, `.merchant.3`, `.rating.4` for four stars and more.',
    brand: 'Empty if unknown.',
    condition: 'Null if unknown.',
  },
  promotion_codes: {
    left_count: 'Number of claims left; null for unlimited.',
    per_shopper: 'Maximum claims of one shopper.',
    per_day: 'Maximum claims per day; null for unlimited.',
  },
  refund_lines: {
    '': 'Refunded quantities of order lines.',
  },
  refunds: {
    '': 'Refunds of merchant orders (number RE…).',
    status:
      '0 under review, 1 refused, 2 accepted, 3 refunded, 4 waiting for the goods, 5 goods sent back, 6 withdrawn.',
    amount_cents: 'Refunded amount, including freight.',
    points_cents: 'Value of the returned points.',
    refusal_reason: "The merchant's reason for refusing it; empty otherwise.",
    withheld_cents:
      'Part of the amount that is withheld because points earned by the order were already spent; null until its points are settled.',
    return_address: "The merchant's address for the goods; empty if none are to be returned.",
    return_carrier: "The shopper's carrier; empty until the goods are sent.",
    payout_failures: 'How often the payout failed.',
    payout_error: "The provider's last error; null once it is paid out.",
    payout_failed_at:
      'Since when the payout counts as failed; null unless the last attempt failed. It may also fail after it was paid out.',
    payout_at:
      'When the jobs query the provider next. Null: one minute after the last change, or, if the payout failed, when the operator retries it.',
  },
  review_totals: {
    '': 'Number of reviews of each kind for a product; there is no row before the first review.',
  },
  reviews: {
    '': "A shopper's review of a product, in its original language, with the shopper's name and picture at that time.",
    order_line_id: 'The reviewed line of an order; a line has one review (unique).',
    is_verified: 'Whether the purchase of the product is verified.',
    product_score: 'Whole stars, 1 to 5, like the scores of the service.',
  },
  sku_price_history: {
    '': 'Earlier values of the columns that determine its price, written by triggers on `skus`.',
    until_at: 'When the values changed; they were valid since `until_at` of the previous row.',
  },
  skus: {
    gtin: 'Global trade item number of 8, 12, 13 or 14 digits; empty if unknown.',
  },
  stock_alerts: {
    '': 'Addresses that get one mail when a variant is available again.',
    asked_at: 'When the last confirmation mail was sent, or the address was known to be confirmed.',
  },
  store_pages: {
    '': 'A published page of a shop: one of each type; of LANDING and CUSTOM one for each slug.',
  },
  stored_objects_to_delete: {
    '': 'Objects to delete from the file store: no row refers to them, or will soon.',
  },
  stores: {
    host: "Host name of the shop; '*' for any host.",
    merchant_agreement_en: "The merchants' agreement, HTML.",
  },
  streaming_channels: {
    '': 'The current live stream of a shop; a shop without one has no row.',
  },
  tasks: {
    '': 'Operator commands that take longer than a request.',
    key: 'At most one task with the same key is open.',
    input: 'Input of the command; empty when it has finished.',
    done: 'Completed steps, and the total if it is known.',
    position: 'Where to continue, in a format of the command; null at the beginning.',
    answer: 'Result of the command, when it has finished.',
  },
  trusted_agents: {
    directory: 'Origin that publishes its keys; null if the owner has entered them.',
  },
  uploads: {
    '': 'An uploaded file of a shopper. It never changes.',
    name: '128 random bits and the ending of its type, as in `x….jpg`: everyone with the name may read the file.',
    model: "The request's name for the subject of the file: product, user.",
    content: 'Null if the file store contains it.',
    used_at: 'When it was last used, such as in a review; null for an unused file.',
    stored_bytes: 'Its length in the file store; null if `content` has it.',
    is_shown: 'Whether it is public: as an avatar, in a review, or as a picture of the shop.',
  },
  user_coupons: {
    '': "A shopper's coupon: at most one of each kind, for all accounts of a mailbox.",
    status: '0 unused, 1 used; `end_at` shows whether it has expired.',
    used_at: 'When, and by which checkout it was used; both null if it is unused.',
    mailbox: "The shopper's confirmed mailbox.",
    turn: 'Number of this claim among those of the shopper for its kind.',
  },
  users: {
    email:
      'Lower case; unique per store among accounts that sign in with it (index users_email_key). Null if there is none.',
    phone:
      'For accounts that sign in with a phone, as in `+15550100`, and unique (index users_phone_key); for others as entered.',
    subject: 'Subject identifier at its provider (index users_subject_key).',
    email_proven_at: "When the address was confirmed as the shopper's; null if it is not.",
    mailbox: 'The mailbox of a confirmed address, in a normalised spelling. Null without a confirmed address.',
    recoveries: 'How often the account was recovered, which makes all its devices unknown.',
    price_alerts: 'Whether the shopper gets a mail when a product on the wish list becomes cheaper.',
  },
  visits: {
    user_id: 'The account of the device, once it is known.',
    seen_at: 'When the visit was last active.',
  },
  wishes: {
    '': "A product on a shopper's wish list, unique for each shopper.",
    told_cents:
      'The lowest price that the shopper knows; a mail reports a lower one. Null before there were these mails.',
  },
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const statements = Object.entries(COMMENTS).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, text]) =>
    column === ''
      ? `comment on table ${table} is ${quoted(text)};`
      : `comment on column ${table}.${column} is ${quoted(text)};`,
  ),
);

export const plainComments: Migration = {
  async up(db) {
    await sql.raw(`do $comments$ begin ${statements.join('\n')} end $comments$`).execute(db);
  },
};
