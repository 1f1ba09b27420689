// Generated from the migrations by `npm run db:types`. Do not edit.
import type { Generated } from 'kysely';
import type { Computed, Json } from './tables.ts';

export interface Schema {
  /** A themed selection of products. */
  activities: {
    id: Generated<number>;
    store_id: number;
    name_en: string;
    name_fr: string;
    instruction_en: string;
    instruction_fr: string;
    /** 1 carousel, 2 grid, 3 large picture. */
    type: number;
    banners: Json<unknown>;
    sort: number;
    start_at: number;
    /** Null goes on without end. */
    end_at: number | null;
  };
  activity_products: {
    activity_id: number;
    product_id: number;
    sort: number;
    /** The activity's own picture of the product; may be empty. */
    image: string;
  };
  addresses: {
    id: Generated<number>;
    user_id: number;
    first_name: string;
    last_name: string;
    email: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
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
    /** Dialling code without its plus sign; empty where nobody gave one. */
    country_code: Generated<string>;
  };
  /** Carts and checkouts that shoppers’ agents fill by UCP and ACP. */
  agent_checkouts: {
    /** SHA-256 of the id, which opens it. */
    hash: string;
    store_id: number;
    kind: string;
    /** SHA-256 of the credentials with which it was made; nobody else may use it. */
    agent: string;
    state: Generated<string>;
    lines: Json<unknown>;
    contact: Json<unknown>;
    /** Total that the agent was told last: an order at another one is refused. */
    shown_cents: Generated<number>;
    /** The visitor who orders; null before the first try. */
    user_id: number | null;
    pre_order_no: string | null;
    order_no: string | null;
    /** While its order is being placed: when another request may try again. */
    placing_until: number | null;
    created_at: number;
    updated_at: number;
    expires_at: number;
    id: Generated<number>;
    protocol: string | null;
    /** The trusted agent that made it, which is told about its order; null for others. */
    signed_agent_id: number | null;
    /** Its encrypted id, for those events; null where none are sent. */
    sealed_id: string | null;
    locale: Generated<string>;
    /** How often its order has changed since it was paid, and order_changes_sent, of how many the agent knows. */
    order_changes: Generated<number>;
    order_changes_sent: Generated<number>;
    order_changed_at: number | null;
  };
  /** Where trusted agents are told about changes of the orders that they placed. */
  agent_event_addresses: {
    agent_id: number;
    protocol: string;
    url: string;
    /** Encrypted key of the signatures that ACP has; null for UCP, whose events the shop signs with its own. */
    sealed_secret: string | null;
    created_at: number;
  };
  anchor_builds: {
    store_id: number;
    built_at: number;
    took_ms: Generated<number>;
    /** When the next discount of the shop ends, which changes the order by price. */
    good_until: number | null;
  };
  /** Somebody's wish to become a merchant of a shop. */
  applications: {
    id: Generated<number>;
    store_id: number;
    /** Null for guests, who are known by their address alone. */
    user_id: number | null;
    /** Name of the merchant to be. */
    name: string;
    real_name: string;
    /** Lower case, and proven by a code. */
    email: string;
    phone: string;
    category_id: number;
    /** 1 has products, 2 can promote products, 3 both. */
    type_id: number;
    address: string;
    keywords: string;
    /** The trade's fee when it was sent in, in hundredths of a percent. */
    fee_basis_points: number;
    /** Pictures of papers. */
    pictures: Json<unknown>;
    /** In which the applicant is written to. */
    locale: string;
    /** 1 pending, 2 approved, 3 declined. At most one of a user or an address is pending (indexes applications_…_key). */
    status: Generated<number>;
    /** Empty unless it is declined. */
    denial_reason: Generated<string>;
    /** Once it is approved. */
    merchant_id: number | null;
    created_at: number;
    updated_at: number;
  };
  cart_lines: {
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
  };
  carts: {
    id: Generated<number>;
    store_id: number;
    owner_kind: string;
    /** The user's id as text, or the guest's cartUuid. */
    owner_id: string;
    created_at: number;
    updated_at: number;
  };
  categories: {
    id: Generated<number>;
    store_id: number;
    parent_id: number | null;
    level: number;
    slug: string;
    name_en: string;
    name_fr: string;
    icon: string;
    sort: number;
    is_shown: Generated<boolean>;
    /** What merchants of this trade pay the platform, in hundredths of a percent; null where it is no trade. */
    fee_basis_points: number | null;
  };
  /** A code that was sent to an address or a phone. */
  codes: {
    id: Generated<number>;
    store_id: number;
    /** An e-mail address in lower case, or a phone as in `+15550100`. */
    recipient: string;
    purpose: string;
    code_hash: string;
    tries: Generated<number>;
    expires_at: number;
    consumed_at: number | null;
    created_at: number;
    /** The sign-in page that asked for it, and on which alone it counts; empty for all others. */
    interaction: Generated<string>;
  };
  /** What a shopper may receive. Once given out, only how many are left and whether it is disabled change. */
  coupons: {
    id: Generated<number>;
    store_id: number;
    /** Null is the platform: good for everybody's goods. */
    merchant_id: number | null;
    name_en: string;
    name_fr: string;
    /** 1 general, 2 goods, 3 category. */
    use_type: number;
    /** Products or categories it is for, by `use_type`; empty for a general one. */
    target_ids: Generated<number[]>;
    money_cents: number;
    /** Goods total from which it can be used; 0 is none. */
    min_cents: number;
    /** Fixed dates, both or none; without them it is good for `days` from its receipt. */
    start_at: number | null;
    end_at: number | null;
    days: number | null;
    /** How many are left to be received; null is without end. */
    left_count: number | null;
    receive_start_at: number | null;
    receive_end_at: number | null;
    is_disabled: Generated<boolean>;
    created_at: number;
    updated_at: number;
    /** Claimed by a promotion code only, and not offered openly. */
    is_code_only: Generated<boolean>;
  };
  dpop_proofs: {
    /** Hash of the key's thumbprint and the proof's `jti`. */
    id: string;
    expires_at: number;
  };
  /** Who may read the products of a shop as a feed. */
  feed_keys: {
    store_id: number;
    name: string;
    /** Null is every merchant. */
    merchant_id: number | null;
    /** SHA-256 of the key, in hexadecimal digits. */
    hash: string;
    created_at: number;
  };
  /** A merchant whom a shopper follows, once (primary key). */
  followed_merchants: {
    user_id: number;
    merchant_id: number;
    created_at: number;
  };
  /** Slugs that entries had before they were renamed, written by triggers. */
  former_slugs: {
    store_id: number;
    kind: string;
    slug: string;
    /** Id of the product, category or page (landing, custom). */
    entry_id: number;
  };
  hot_keywords: {
    id: Generated<number>;
    store_id: number;
    title_en: string;
    title_fr: string;
    sort: number;
  };
  idempotency_keys: {
    principal: string;
    key: string;
    endpoint: string;
    /** Hash of the request's body: the same key with another body is an error. */
    fingerprint: string;
    /** Null while the first request is still running. */
    status: number | null;
    body: Json<unknown> | null;
    created_at: number;
  };
  /** A piece of due work that a process has in hand, or that has failed; see repositories/job-claims.ts. */
  job_claims: {
    job: string;
    /** What it is about, as the id of an order. */
    piece: number;
    /** When others may take it; null: it failed too often, and waits for the operator. */
    due_at: number | null;
    /** How often it has failed. */
    attempts: Generated<number>;
    /** Why it failed last. */
    error: string | null;
  };
  leader_beats: {
    beat_at: Date;
  };
  /** Statements that changed the lists of a shop since its anchors were built; written by triggers on `products`. */
  list_changes: {
    id: Generated<number>;
    store_id: number;
  };
  /** The part of an order one merchant ships (number SH…). */
  merchant_orders: {
    id: Generated<number>;
    order_no: string;
    order_id: number;
    merchant_id: number;
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
    delivery_type: string | null;
    delivery_name: string | null;
    delivery_id: string | null;
    is_hidden: Generated<boolean>;
    shipped_at: number | null;
    delivered_at: number | null;
    completed_at: number | null;
    created_at: number;
    updated_at: number;
    /** The merchant's name when it was ordered; null where an earlier version wrote the row. */
    sold_by: string | null;
  };
  merchants: {
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
    banners: Json<unknown>;
    email: string;
    phone: string;
    address: string;
    service_type: string;
    created_at: number;
    /** Who stands behind the merchant. */
    real_name: Generated<string>;
    /** Pictures of its papers. */
    qualification_pictures: Generated<Json<unknown>>;
    /** Where `h5` and `message` lead to. */
    service_address: string | null;
  };
  /** Who has received a newsletter. */
  newsletter_deliveries: {
    newsletter_id: number;
    subscription_id: number;
  };
  newsletter_subscriptions: {
    id: Generated<number>;
    store_id: number;
    /** Lower case. */
    email: string;
    source: string;
    uuid: string | null;
    locale: string;
    created_at: number;
    /** When the address was last asked whether it wants newsletters. */
    asked_at: number | null;
    /** When it said so; until then it receives none. */
    confirmed_at: number | null;
  };
  newsletters: {
    id: Generated<number>;
    store_id: number;
    /** Of its content: the same again is the same newsletter. */
    digest: string;
    content: Json<unknown>;
    created_at: number;
  };
  /** When what a feed says of a product has changed, written by triggers. */
  offer_changes: {
    id: Generated<number>;
    product_id: number;
    changed_at: number;
  };
  oidc_payloads: {
    model: string;
    id: string;
    payload: Json<unknown>;
    grant_id: string | null;
    user_code: string | null;
    uid: string | null;
    expires_at: number | null;
    consumed_at: number | null;
    /** Who signed in. */
    account_id: Computed<string | null>;
  };
  /** Why an order is not to be sent for now; see domain/order-holds.ts. */
  order_holds: {
    id: Generated<number>;
    order_id: number;
    /** `refunded`: by somebody at the provider. `payout-failed`: a refund could not be paid out. */
    reason: string;
    /** The provider's id of the refund or dispute, or the number of ours with its attempt; unique for an order and a reason. */
    reference: string;
    amount_cents: number;
    created_at: number;
    /** Null while it holds. */
    released_at: number | null;
  };
  /** What was bought, as it was when it was bought. */
  order_lines: {
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
    refunded_quantity: Generated<number>;
    is_reviewed: Generated<boolean>;
    /** What of the checkout's coupon and points falls to this line. */
    coupon_cents: Generated<number>;
    points_cents: Generated<number>;
    /** Whether shipping was included when it was ordered; null where an earlier version wrote the row. */
    was_shipping_included: boolean | null;
    /** Whether the right of withdrawal covered it when it was ordered. */
    is_withdrawable: Generated<boolean>;
  };
  /** The checkout as a whole (number PT…). */
  orders: {
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
    address_snapshot: Json<unknown>;
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
    created_at: number;
    updated_at: number;
    /** When it is cancelled if it is still unpaid; null is as long as orders wait by default. */
    expires_at: number | null;
    /** Hash of the token that is told only by mail; null where the address was proven before. */
    mail_token_hash: string | null;
    /** When the token of the mail was used, which proves that the mail arrived. */
    email_proven_at: number | null;
  };
  outbox_mails: {
    id: Generated<number>;
    store_id: number | null;
    channel: string;
    purpose: string;
    locale: string;
    recipient: string;
    /** Empty, as both bodies are, when the content is sealed, was sent or has expired. */
    subject: string;
    text_body: string;
    html_body: string;
    created_at: number;
    /** Always far ahead, so that a process of a version that cannot read sealed content does not take the mail. */
    claimed_at: number | null;
    /** When an SMTP server accepted it; null while it is only in the outbox. */
    sent_at: number | null;
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
    /** Subject and bodies, encrypted; outside the sandbox. */
    sealed_content: string | null;
  };
  /** HTML or CSS of a page that a shop's owner designed. It never changes: another text is another file. */
  page_files: {
    /** Digest of its content and the ending of its type, as in `3f….html`. */
    name: string;
    content: string;
    created_at: number;
  };
  /** Where a parcel has been, in the courier's words. */
  parcel_stations: {
    id: Generated<number>;
    parcel_id: number;
    station: string;
    reached_at: number;
  };
  /** What was sent of a merchant's order; nothing for a virtual delivery. */
  parcels: {
    id: Generated<number>;
    merchant_order_id: number;
    /** Company, its code and the parcel's number; all empty when the merchant's own courier brings it. */
    company: string;
    code: string;
    number: string;
    courier: string | null;
    courier_phone: string | null;
    /** -1 bad number, 0 no track, 1 collected, 2 on the way, 3 signed, 4 problem, 5 doubtful, 6 returned. */
    state: Generated<number>;
    reason: string | null;
    created_at: number;
    updated_at: number;
  };
  /** A device's key, by which it signs in without a password. */
  passkeys: {
    /** Its credential id, in base64url. */
    id: string;
    user_id: number;
    /** COSE key, in base64url. */
    public_key: string;
    /** How often the device says it was used; 0 where it does not count. */
    counter: number;
    /** How browsers reach it, as JSON: `["internal","hybrid"]`. */
    transports: string;
    created_at: number;
    used_at: number | null;
    /** When a recovery of the account suspended it; null while it signs in. */
    suspended_at: number | null;
  };
  /** An attempt to pay a checkout. */
  payments: {
    id: Generated<number>;
    order_id: number;
    /** The adapter: sandbox, stripe, paypal, cod. */
    provider: string;
    pay_type: string;
    /** The provider's own id for this payment; unique per provider. */
    provider_reference: string | null;
    amount_cents: number;
    currency: string;
    /** `processing`: the money is on its way, for days. `surplus`: money was taken that the order does not want, since it was paid or cancelled before or is of another amount; it has to go back. `returned`: it has gone back. */
    status: string;
    /** `declined` while the shopper may try again within the same payment. */
    message: string | null;
    details: Json<unknown>;
    created_at: number;
    updated_at: number;
    /** The provider's id of the money that was taken, where that is another one. */
    capture_reference: string | null;
    /** When the jobs ask the provider next; null when there is nothing to ask. */
    look_at: number | null;
    /** How often surplus money could not be paid out. */
    payout_failures: Generated<number>;
    /** Why it could not be paid out last, in the provider's word. */
    payout_error: string | null;
  };
  /** Points gained or spent; what a shopper has is their sum. */
  points_records: {
    id: Generated<number>;
    user_id: number;
    /** 1 gain, 2 spending. */
    type: number;
    /** 1 placed, 2 frozen, 3 done, 4 void. Frozen ones are done from `thaw_at` on. */
    status: number;
    points: number;
    /** The checkout that spent them. */
    order_id: number | null;
    /** The merchant's order that earned them. A record without either is the shop's gift. */
    merchant_order_id: number | null;
    thaw_at: number | null;
    created_at: number;
    updated_at: number;
  };
  pre_orders: {
    pre_order_no: string;
    store_id: number;
    user_id: number;
    kind: string;
    lines: Json<unknown>;
    expires_at: number;
    consumed_at: number | null;
    created_at: number;
  };
  /** Where a list was entered when its anchors were built: how much of it stood before a product of the shop. */
  product_anchors: {
    store_id: number;
    /** The list of a category and everything below it; 0 is the whole shop. */
    category_id: number;
    /** What the list is ordered by, see repositories/product-orders.ts. */
    sort: string;
    /** How many products of the list stood before it; never 0. */
    position: number;
    /** The product's value in that order. */
    rank: number;
    /** Not of the category, as a rule. */
    product_id: number;
  };
  /** Fields that a shop has defined for its products, such as material. */
  product_attributes: {
    id: Generated<number>;
    store_id: number;
    /** Key of its values in products, and name of its column in sheets. */
    slug: string;
    /** By language. */
    name: Json<unknown>;
    sort: number;
  };
  /** How many products of a category are on sale; kept by triggers on `products`, so that no list counts rows. */
  product_counts: {
    store_id: number;
    category_id: number;
    products: number;
  };
  /** What determined its price before, written by triggers on `products`. */
  product_price_history: {
    product_id: number;
    /** When it changed; the row before says since when it was so. */
    until_at: number;
    price_cents: number;
    store_price_cents: number | null;
    discount_basis_points: number | null;
    discount_expires_at: number | null;
    on_sale: boolean;
  };
  /** What happened to a product since its row was last changed; a job adds it up. */
  product_tallies: {
    id: Generated<number>;
    product_id: number;
    sold: Generated<number>;
    seen: Generated<number>;
    is_reviewed: Generated<boolean>;
    /** Whether a variant has sold out or is there again. */
    is_stock_changed: Generated<boolean>;
  };
  products: {
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
    rating_tenths: number;
    sales: number;
    ficti: number;
    browse: number;
    is_shipping_included: boolean;
    landing_page: boolean;
    listed_on_store: boolean;
    on_sale: Generated<boolean>;
    image: string;
    pictures: Json<unknown>;
    showcase_video: string | null;
    attributes: Json<unknown>;
    /** Normalised (lower case, no accents) name and everything else worth finding, see search-text.ts. */
    search_title_en: string;
    search_title_fr: string;
    search_text_en: string;
    search_text_fr: string;
    created_at: number;
    updated_at: number;
    /** The price while no discount runs, and while one does. */
    list_price_cents: Computed<number | null>;
    discounted_cents: Computed<number | null>;
    search_en: Computed<string | null>;
    search_fr: Computed<string | null>;
    /** Whether the right of withdrawal covers it. */
    is_withdrawable: Generated<boolean>;
    /** Name and address of the manufacturer, and how to reach it. */
    manufacturer: string | null;
    /** The same of who answers for the safety of the product in the European Union, where the manufacturer is elsewhere. */
    responsible_person: string | null;
    /** Warnings and safety information, plain text. */
    safety_en: string | null;
    safety_fr: string | null;
    /** Whether a variant is in stock; a job follows the variants within seconds. */
    in_stock: Generated<boolean>;
    /** What filters find it by: `Color.Blue` for a value of an attribute, `.merchant.3`, `.rating.4` for four stars and more. */
    facet_keys: Computed<string[] | null>;
    /** Empty where nobody said. */
    brand: Generated<string>;
    /** Null where nobody said. */
    condition: string | null;
    /** Values of the attributes of the shop, by slug and language. */
    attribute_values: Generated<Json<unknown>>;
  };
  /** Codes that shoppers type to claim a coupon. */
  promotion_codes: {
    id: Generated<number>;
    store_id: number;
    coupon_id: number;
    /** Upper case. */
    code: string;
    start_at: number | null;
    end_at: number | null;
    /** How many claims are left; null is without end. */
    left_count: number | null;
    /** How many of its coupons one shopper may claim. */
    per_shopper: Generated<number>;
    /** How many claims a day has at most; null is without end. */
    per_day: number | null;
    /** Day of day_count in the time zone of the shop, as in 2027-01-31. */
    counted_day: string | null;
    day_count: Generated<number>;
    claimed_count: Generated<number>;
    is_stopped: Generated<boolean>;
    created_at: number;
    updated_at: number;
  };
  rate_limits: {
    key: string;
    window_start: number;
    count: number;
  };
  /** The pieces of a line that a refund is for. */
  refund_lines: {
    refund_id: number;
    order_line_id: number;
    quantity: number;
    amount_cents: number;
    points_cents: number;
  };
  /** Money asked back of a merchant's order (number RE…). */
  refunds: {
    id: Generated<number>;
    refund_no: string;
    merchant_order_id: number;
    user_id: number;
    /** 0 under review, 1 refused, 2 accepted, 3 refunded, 4 waits for the goods, 5 goods sent back, 6 withdrawn. */
    status: Generated<number>;
    quantity: number;
    /** Money that goes back, freight within. */
    amount_cents: number;
    freight_cents: number;
    /** Worth of the points that go back. */
    points_cents: number;
    /** The shopper's reason. */
    reason: string;
    explanation: string;
    /** Addresses of the shopper's pictures. */
    pictures: Json<unknown>;
    /** Why the merchant refused; empty unless so. */
    refusal_reason: Generated<string>;
    refunded_at: number | null;
    created_at: number;
    updated_at: number;
    /** Kept of the amount for points that the order had earned and that were spent since; null until its points are settled. */
    withheld_cents: number | null;
    /** Where the merchant wants the goods; empty unless they were asked for. */
    return_address: Generated<string>;
    /** How the shopper has sent them; empty until then. */
    return_carrier: Generated<string>;
    return_tracking_number: Generated<string>;
    sent_back_at: number | null;
    /** How often its money could not be paid out. */
    payout_failures: Generated<number>;
    /** Why it could not be paid out last, in the provider's word; null once it was. */
    payout_error: string | null;
    /** Since when it counts as failed; null unless the last attempt failed. A refund may fail after it was paid back, too. */
    payout_failed_at: number | null;
    /** When the jobs ask the provider next. Null: a minute after the last change, or, where the payout failed, not before the operator wants it. */
    payout_at: number | null;
    /** When the shopper withdrew from the purchase, so that it cannot be refused; null for other refunds. */
    declared_at: number | null;
  };
  /** How many reviews of each kind a product has; there is no row before the first. */
  review_totals: {
    product_id: number;
    good: number;
    medium: number;
    poor: number;
    /** The sum of all product scores. */
    stars: number;
  };
  /** What a shopper said of a product, in the language it was said in, with name and picture as they were then. */
  reviews: {
    id: Generated<number>;
    product_id: number;
    /** Null for reviews that came with the catalogue. */
    user_id: number | null;
    /** What was bought; a line has one review (unique). */
    order_line_id: number | null;
    nickname: string;
    avatar: string;
    /** Whether it is known that the product was bought. */
    is_verified: boolean;
    /** Whole stars, 1 to 5, as are those of the service. */
    product_score: number;
    service_score: number;
    comment: string;
    locale: string;
    pictures: Json<unknown>;
    sku_en: string;
    sku_fr: string;
    merchant_reply: string | null;
    created_at: number;
  };
  /** Keys every replica must share (signing keys, cookie keys). */
  server_secrets: {
    name: string;
    value: Json<unknown>;
    created_at: number;
  };
  /** What determined its price before, written by triggers on `skus`. */
  sku_price_history: {
    sku_id: number;
    /** When it changed; the row before says since when it was so. */
    until_at: number;
    price_cents: number;
    variant_price_cents: number | null;
  };
  skus: {
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
    /** Global trade item number of 8, 12, 13 or 14 digits; empty where nobody said. */
    gtin: Generated<string>;
  };
  /** Who wants one mail when a variant is available again. */
  stock_alerts: {
    id: Generated<number>;
    store_id: number;
    sku_id: number;
    email: string;
    locale: string;
    /** When the address was last asked to confirm it, or was known to be confirmed. */
    asked_at: number;
    confirmed_at: number | null;
    sent_at: number | null;
  };
  /** A published page of a shop: one of each type, and of LANDING and CUSTOM one for each slug. */
  store_pages: {
    id: Generated<number>;
    store_id: number;
    type: string;
    /** Empty unless the type has slugs. */
    slug: string;
    name: string;
    /** Files of the page. */
    html_en: string;
    html_fr: string;
    css: string | null;
    created_at: number;
    updated_at: number;
  };
  /** What is to be deleted in the store for files: nothing stands for it, or will not after a moment. */
  stored_objects_to_delete: {
    id: Generated<number>;
    key: string;
    due_at: number;
  };
  stores: {
    id: Generated<number>;
    /** The host name the shop answers to; '*' answers any. */
    host: string;
    name: string;
    theme: Json<unknown>;
    details: Json<unknown>;
    created_at: number;
    /** The user agreement, HTML. */
    agreement_en: Generated<string>;
    agreement_fr: Generated<string>;
    /** What its merchants agree to, HTML. */
    merchant_agreement_en: Generated<string>;
    merchant_agreement_fr: Generated<string>;
    user_menu: Generated<Json<unknown>>;
  };
  /** What a shop streams now; a shop that does not has no row. */
  streaming_channels: {
    store_id: number;
    /** https address of the player. */
    address: string;
    title: string;
    started_at: number;
  };
  /** What an operator has ordered and takes longer than a request. */
  tasks: {
    id: Generated<number>;
    /** The operator's command. */
    command: string;
    /** At most one task of a key is open. */
    key: string;
    /** What the command was given; empty when it has finished. */
    input: Json<unknown>;
    /** How much of it is done, and of how much where that is known. */
    done: Generated<number>;
    total: number | null;
    /** Where it goes on, as its command writes it; null at the beginning. */
    position: Json<unknown> | null;
    /** What the command answers, when it has finished. */
    answer: Json<unknown> | null;
    created_at: number;
    finished_at: number | null;
  };
  /** Agents whose signed requests the owner of a shop trusts. */
  trusted_agents: {
    id: Generated<number>;
    store_id: number;
    name: string;
    /** Origin that publishes its keys; null where the owner has given them. */
    directory: string | null;
    keys: Json<unknown>;
    keys_read_at: number;
  };
  /** A file of a shopper, as it is handed out again. It never changes. */
  uploads: {
    /** 128 random bits and the ending of its type, as in `x….jpg`: who knows it may see the file. */
    name: string;
    /** Null for a picture of the shop's owner. */
    user_id: number | null;
    /** What it belongs to, in the shopper's words: product, user. */
    model: string;
    content_type: string;
    /** Null where the store for files has it. */
    content: Uint8Array | null;
    created_at: number;
    /** When it was last made part of something; null for a file that nothing shows. */
    used_at: number | null;
    /** Its length in the store for files; null where it lies here. */
    stored_bytes: number | null;
    /** Whether everybody is shown it: as an avatar, in a review, or as a picture of the shop. */
    is_shown: Generated<boolean>;
  };
  /** A coupon that a shopper holds; one of a kind for ever, and one for all accounts of a mailbox. */
  user_coupons: {
    id: Generated<number>;
    coupon_id: number;
    user_id: number;
    /** 0 unused, 1 used; expired ones are told by `end_at`. */
    status: Generated<number>;
    start_at: number;
    end_at: number;
    /** When, and by which checkout it was used; both null while it is not. */
    used_at: number | null;
    order_id: number | null;
    created_at: number;
    updated_at: number;
    /** The mailbox that the shopper had proven. */
    mailbox: string | null;
    /** The how many-eth of its kind that the shopper has claimed. */
    turn: Generated<number>;
  };
  users: {
    id: Generated<number>;
    store_id: number;
    /** Lower case; unique per store among accounts that sign in by it (index users_email_key). Null while none was given. */
    email: string | null;
    /** Null for visitors, and for accounts that sign in by other means only. */
    password_hash: string | null;
    nickname: string;
    avatar: string;
    /** Of an account by phone as in `+15550100`, and unique (index users_phone_key); of others as it was written. */
    phone: string | null;
    kind: string;
    locale: Generated<string>;
    created_at: number;
    updated_at: number;
    /** Hash of the secret that opens a visitor's orders; null for accounts. */
    identity_hash: string | null;
    /** Who it is at the provider of its kind (index users_subject_key). */
    subject: string | null;
    /** When it was proven that the address is the shopper's; null while it is not. */
    email_proven_at: number | null;
    /** The mailbox of a proven address, whatever its spelling. Null while none is proven. */
    mailbox: string | null;
    /** How often the account was recovered; devices that were known before are known no more. */
    recoveries: Generated<number>;
    /** Whether the shopper is told when a wish becomes cheaper. */
    price_alerts: Generated<boolean>;
  };
  /** One visit of the shop's pages, named by the browser. */
  visits: {
    store_id: number;
    guid: string;
    /** The anonymous id of the device. */
    uuid: string;
    /** Whose device it is, once that is known. */
    user_id: number | null;
    started_at: number;
    /** Its last sign of life. */
    seen_at: number;
    ended_at: number | null;
  };
  /** A product on a shopper's wish list, once (unique). */
  wishes: {
    id: Generated<number>;
    user_id: number;
    product_id: number;
    created_at: number;
    /** The lowest price that the shopper knows; a lower one is told. Null before there were such mails. */
    told_cents: number | null;
  };
}
