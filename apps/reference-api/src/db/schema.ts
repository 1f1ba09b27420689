// Generated from the migrations by `npm run db:types`. Do not edit.
import type { Generated } from 'kysely';
import type { Computed, Json } from './tables.ts';

export interface Schema {
  /** A themed selection of products. */
  activities: {
    id: Generated<number>;
    store_id: number;
    /** By language. */
    name: Json<unknown>;
    /** By language. */
    instruction: Json<unknown>;
    /** 1 carousel, 2 grid, 3 large picture. */
    type: number;
    banners: Json<unknown>;
    sort: number;
    start_at: number;
    /** Null if it has no end. */
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
    /** Dialling code without its plus sign; empty if unknown. */
    country_code: Generated<string>;
    created_at: number;
    updated_at: number;
  };
  /** Carts and checkouts that shoppers’ agents fill by UCP and ACP. */
  agent_checkouts: {
    /** SHA-256 of the id, which opens it. */
    hash: string;
    store_id: number;
    kind: string;
    /** SHA-256 of the credentials that created it; only these may use it. */
    agent: string;
    state: Generated<string>;
    lines: Json<unknown>;
    contact: Json<unknown>;
    /** Total of the last response to the agent; an order with another total is refused. */
    shown_cents: Generated<number>;
    /** The visitor who orders; null before the first attempt. */
    user_id: number | null;
    pre_order_no: string | null;
    order_no: string | null;
    /** While its order is being placed: when another request may try again. */
    placing_until: number | null;
    expires_at: number;
    id: Generated<number>;
    protocol: string | null;
    /** The trusted agent that made it and receives events about its order; null for others. */
    signed_agent_id: number | null;
    /** Its encrypted id, for those events; null if none are sent. */
    sealed_id: string | null;
    language: Generated<string>;
    /** Number of changes of its order since it was paid; order_changes_sent is the number that was sent. */
    order_changes: Generated<number>;
    order_changes_sent: Generated<number>;
    order_changed_at: number | null;
    created_at: number;
    updated_at: number;
  };
  /** URLs to which events about orders of trusted agents are sent. */
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
  /** Applications to become a merchant of a shop. */
  applications: {
    id: Generated<number>;
    store_id: number;
    /** Null for guests, who are identified by their address only. */
    user_id: number | null;
    /** Name of the future merchant. */
    name: string;
    real_name: string;
    /** Lower case, and confirmed by a code. */
    email: string;
    phone: string;
    category_id: number;
    /** 1 has products, 2 can promote products, 3 both. */
    type_id: number;
    address: string;
    keywords: string;
    /** The trade's fee at the time of the application, in hundredths of a percent. */
    fee_basis_points: number;
    /** Pictures of documents. */
    pictures: Json<unknown>;
    /** Language of the mails to the applicant. */
    locale: string;
    /** 1 pending, 2 approved, 3 declined. At most one of a user or an address is pending (indexes applications_…_key). */
    status: Generated<number>;
    /** Empty unless it is declined. */
    denial_reason: Generated<string>;
    /** Set once it is approved. */
    merchant_id: number | null;
    created_at: number;
    updated_at: number;
  };
  cart_lines: {
    id: Generated<number>;
    cart_id: number;
    product_id: number;
    sku_id: number;
    /** uniqueKey in responses, shoppingCartKey in requests. */
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
    /** By language. */
    name: Json<unknown>;
    icon: string;
    sort: number;
    is_shown: Generated<boolean>;
    /** Fee of merchants of this trade, in hundredths of a percent; null for categories that are not trades. */
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
    /** The sign-in page that requested it and is the only one to accept it; empty for all other codes. */
    interaction: Generated<string>;
    created_at: number;
  };
  /** Coupons on offer. Once the first was received, only the number left and the availability change. */
  coupons: {
    id: Generated<number>;
    store_id: number;
    /** Null for coupons of the platform, which are valid for products of all merchants. */
    merchant_id: number | null;
    /** By language. */
    name: Json<unknown>;
    /** 1 general, 2 goods, 3 category. */
    use_type: number;
    /** Ids of products or categories, by `use_type`; empty for a general coupon. */
    target_ids: Generated<number[]>;
    money_cents: number;
    /** Minimum total of goods; 0 for no minimum. */
    min_cents: number;
    /** Fixed dates, both or none; without them it is valid for `days` after its receipt. */
    start_at: number | null;
    end_at: number | null;
    days: number | null;
    /** Number left to be received; null for unlimited. */
    left_count: number | null;
    receive_start_at: number | null;
    receive_end_at: number | null;
    is_disabled: Generated<boolean>;
    /** Claimed by a promotion code only, and not offered openly. */
    is_code_only: Generated<boolean>;
    created_at: number;
    updated_at: number;
  };
  /** Used DPoP proofs, so that no process accepts one twice. Unlogged, because every signed request writes a row that counts for minutes; a crash of the server empties the table. */
  dpop_proofs: {
    /** Hash of the thumbprint of the key and of `jti`. */
    id: string;
    expires_at: number;
  };
  /** Keys that give access to the feed of a shop's products. */
  feed_keys: {
    store_id: number;
    name: string;
    /** Null for the products of every merchant. */
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
    /** By language. */
    title: Json<unknown>;
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
  /** Items of due work that a process is handling, or that failed; see repositories/job-claims.ts. */
  job_claims: {
    job: string;
    /** Id of the item, such as of an order. */
    piece: number;
    /** When another process may claim it; null after too many failures, when it waits for the operator. */
    due_at: number | null;
    /** Number of failures. */
    attempts: Generated<number>;
    /** The last error. */
    error: string | null;
  };
  /** One row, by which a replica knows how far it is behind, however little else is written. */
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
    /** The merchant's name at the time of the order; null in rows of earlier versions. */
    sold_by: string | null;
    created_at: number;
    updated_at: number;
  };
  merchants: {
    id: Generated<number>;
    store_id: number;
    name: string;
    slug: string;
    /** By language. */
    intro: Json<unknown>;
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
    /** Legal name of the merchant. */
    real_name: Generated<string>;
    /** Pictures of the merchant's documents. */
    qualification_pictures: Generated<Json<unknown>>;
    /** Address that `h5` and `message` link to. */
    service_address: string | null;
    created_at: number;
  };
  newsletter_subscriptions: {
    id: Generated<number>;
    store_id: number;
    /** Lower case. */
    email: string;
    source: string;
    uuid: string | null;
    locale: string;
    /** When the last confirmation mail was sent. */
    asked_at: number | null;
    /** When the subscription was confirmed; before that, the address is not exported. */
    confirmed_at: number | null;
    created_at: number;
  };
  /** Times of changes to the data that feeds contain for a product, written by triggers. */
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
    /** The account that signed in. */
    account_id: Computed<string | null>;
  };
  /** Reasons to delay the shipment of an order; see domain/order-holds.ts. */
  order_holds: {
    id: Generated<number>;
    order_id: number;
    /** `refunded`: refunded at the provider. `payout-failed`: a refund could not be paid out. */
    reason: string;
    /** The provider's id of the refund or dispute, or this shop's number with its attempt; unique for an order and a reason. */
    reference: string;
    amount_cents: number;
    /** Null while the order is on hold. */
    released_at: number | null;
    created_at: number;
  };
  /** Ordered items, with their data at the time of the order. */
  order_lines: {
    id: Generated<number>;
    order_id: number;
    merchant_order_id: number;
    product_id: number;
    sku_id: number;
    product_slug: string;
    product_unique_key: string;
    /** By language. */
    product_name: Json<unknown>;
    /** By language. */
    sku: Json<unknown>;
    image: string;
    unit_price_cents: number;
    /** The price before the reduction, if there was one. */
    was_price_cents: number | null;
    quantity: number;
    refunded_quantity: Generated<number>;
    is_reviewed: Generated<boolean>;
    /** The line's share of the checkout's coupon and points. */
    coupon_cents: Generated<number>;
    points_cents: Generated<number>;
    /** Whether shipping was included at the time of the order; null in rows of earlier versions. */
    was_shipping_included: boolean | null;
    /** Whether the right of withdrawal applied at the time of the order. */
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
    /** When it is cancelled if it is still unpaid; null for the default time. */
    expires_at: number | null;
    /** Hash of the token that is sent only by mail; null if the address was confirmed before. */
    mail_token_hash: string | null;
    /** When the token of the mail was used, which confirms that the mail arrived. */
    email_proven_at: number | null;
    created_at: number;
    updated_at: number;
  };
  outbox_mails: {
    id: Generated<number>;
    store_id: number | null;
    channel: string;
    purpose: string;
    locale: string;
    recipient: string;
    /** Empty, like both bodies, if the content is encrypted, was sent or has expired. */
    subject: string;
    text_body: string;
    html_body: string;
    /** When an SMTP server accepted it; null while it is only in the outbox. */
    sent_at: number | null;
    /** Decides which mails are sent first: see MAIL_PRIORITY. */
    priority: Generated<number>;
    /** How often the mail server has deferred it. */
    attempts: Generated<number>;
    /** When it is due; while a process sends it, when the claim of that process expires. */
    next_attempt_at: Generated<number>;
    /** When it is no longer useful; for a code, after ten minutes. */
    expires_at: number | null;
    /** When sending was abandoned. */
    failed_at: number | null;
    /** The last error, without addresses and content. */
    last_error: string | null;
    /** Subject and bodies, encrypted; outside the sandbox. */
    sealed_content: string | null;
    created_at: number;
  };
  /** HTML or CSS of a page that a shop's owner designed. It never changes: another text is another file. */
  page_files: {
    /** Digest of its content and the ending of its type, as in `3f….html`. */
    name: string;
    content: string;
    created_at: number;
  };
  /** Stations of a parcel, in the courier's words. */
  parcel_stations: {
    id: Generated<number>;
    parcel_id: number;
    station: string;
    reached_at: number;
  };
  /** Shipments of merchant orders; there is none for a virtual delivery. */
  parcels: {
    id: Generated<number>;
    merchant_order_id: number;
    /** Company, its code and the parcel's number; all empty if the merchant's own courier delivers it. */
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
  /** A key on a device, for signing in without a password. */
  passkeys: {
    /** Credential id, in base64url. */
    id: string;
    user_id: number;
    /** COSE key, in base64url. */
    public_key: string;
    /** The device's usage counter; 0 if it does not count. */
    counter: number;
    /** How browsers connect to the device, as JSON: `["internal","hybrid"]`. */
    transports: string;
    used_at: number | null;
    /** When a recovery of the account suspended it; null while it is valid. */
    suspended_at: number | null;
    created_at: number;
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
    /** `processing`: the payment takes days. `surplus`: the payment must be returned, because the order was already paid or cancelled or has another amount. `returned`: it was returned. */
    status: string;
    /** `declined` while the shopper may try again within the same payment. */
    message: string | null;
    details: Json<unknown>;
    /** The provider's id of the captured payment, if it has a separate id. */
    capture_reference: string | null;
    /** When the jobs query the provider next; null if there is nothing to query. */
    look_at: number | null;
    /** How often a surplus could not be paid back. */
    payout_failures: Generated<number>;
    /** The provider's last error for a surplus that could not be paid back. */
    payout_error: string | null;
    created_at: number;
    updated_at: number;
  };
  /** Points gained or spent; a shopper's balance is their sum. */
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
    /** The merchant order that earned them. A record with neither order is a gift of the shop. */
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
  /** Positions of products in lists when the anchors were built, from which deep pages are read. */
  product_anchors: {
    store_id: number;
    /** Category of the list, with its subcategories; 0 for the whole shop. */
    category_id: number;
    /** Sort order of the list, see repositories/product-orders.ts. */
    sort: string;
    /** Number of products of the list before it; never 0. */
    position: number;
    /** The product's sort value. */
    rank: number;
    /** Usually not a product of the category. */
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
  /** Number of products of a category that are on sale; triggers on `products` update it, so that lists need not count rows. */
  product_counts: {
    store_id: number;
    category_id: number;
    products: number;
  };
  /** Earlier values of the columns that determine its price, written by triggers on `products`. */
  product_price_history: {
    product_id: number;
    /** When the values changed; they were valid since `until_at` of the previous row. */
    until_at: number;
    price_cents: number;
    store_price_cents: number | null;
    discount_basis_points: number | null;
    discount_expires_at: number | null;
    on_sale: boolean;
  };
  /** Changes to counters of a product since its row was last updated; a job adds them up. */
  product_tallies: {
    id: Generated<number>;
    product_id: number;
    sold: Generated<number>;
    seen: Generated<number>;
    is_reviewed: Generated<boolean>;
    /** Whether a variant has sold out or is available again. */
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
    /** By language. */
    name: Json<unknown>;
    /** One plain sentence, by language. */
    summary: Json<unknown>;
    /** HTML by language. */
    content: Json<unknown>;
    /** By language. */
    unit: Json<unknown>;
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
    /** Normalised (lower case, no accents) name, see search-text.ts, in every language in which the product can be found. */
    search_title: Json<unknown>;
    /** Other searchable text, normalised in the same way. */
    search_text: Json<unknown>;
    /** The price without a discount, and the price with one. */
    list_price_cents: Computed<number | null>;
    discounted_cents: Computed<number | null>;
    /** Whether the right of withdrawal applies. */
    is_withdrawable: Generated<boolean>;
    /** Name, address and contact of the manufacturer. */
    manufacturer: string | null;
    /** Name, address and contact of the person responsible for product safety in the European Union, if the manufacturer is elsewhere. */
    responsible_person: string | null;
    /** Warnings and safety information by language, plain text. */
    safety: Generated<Json<unknown>>;
    /** Whether a variant is in stock; a job updates it within seconds. */
    in_stock: Generated<boolean>;
    /** Keys for filters: `Color.Blue` for a value of an attribute, `.merchant.3`, `.rating.4` for four stars and more. */
    facet_keys: Computed<string[] | null>;
    /** Empty if unknown. */
    brand: Generated<string>;
    /** Null if unknown. */
    condition: string | null;
    /** Values of the attributes of the shop, by slug and language. */
    attribute_values: Generated<Json<unknown>>;
    /** Stems of the words, each with its language before it, as in `en:chair`. */
    search: Computed<string | null>;
    created_at: number;
    updated_at: number;
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
    /** Number of claims left; null for unlimited. */
    left_count: number | null;
    /** Maximum claims of one shopper. */
    per_shopper: Generated<number>;
    /** Maximum claims per day; null for unlimited. */
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
  /** Refunded quantities of order lines. */
  refund_lines: {
    refund_id: number;
    order_line_id: number;
    quantity: number;
    amount_cents: number;
    points_cents: number;
  };
  /** Refunds of merchant orders (number RE…). */
  refunds: {
    id: Generated<number>;
    refund_no: string;
    merchant_order_id: number;
    user_id: number;
    /** 0 under review, 1 refused, 2 accepted, 3 refunded, 4 waiting for the goods, 5 goods sent back, 6 withdrawn. */
    status: Generated<number>;
    quantity: number;
    /** Refunded amount, including freight. */
    amount_cents: number;
    freight_cents: number;
    /** Value of the returned points. */
    points_cents: number;
    /** The shopper's reason. */
    reason: string;
    explanation: string;
    /** Addresses of the shopper's pictures. */
    pictures: Json<unknown>;
    /** The merchant's reason for refusing it; empty otherwise. */
    refusal_reason: Generated<string>;
    refunded_at: number | null;
    /** Part of the amount that is withheld because points earned by the order were already spent; null until its points are settled. */
    withheld_cents: number | null;
    /** The merchant's address for the goods; empty if none are to be returned. */
    return_address: Generated<string>;
    /** The shopper's carrier; empty until the goods are sent. */
    return_carrier: Generated<string>;
    return_tracking_number: Generated<string>;
    sent_back_at: number | null;
    /** How often the payout failed. */
    payout_failures: Generated<number>;
    /** The provider's last error; null once it is paid out. */
    payout_error: string | null;
    /** Since when the payout counts as failed; null unless the last attempt failed. It may also fail after it was paid out. */
    payout_failed_at: number | null;
    /** When the jobs query the provider next. Null: one minute after the last change, or, if the payout failed, when the operator retries it. */
    payout_at: number | null;
    /** When the shopper withdrew from the purchase, so that it cannot be refused; null for other refunds. */
    declared_at: number | null;
    created_at: number;
    updated_at: number;
  };
  /** Number of reviews of each kind for a product; there is no row before the first review. */
  review_totals: {
    product_id: number;
    good: number;
    medium: number;
    poor: number;
    /** The sum of all product scores. */
    stars: number;
  };
  /** A shopper's review of a product, in its original language, with the shopper's name and picture at that time. */
  reviews: {
    id: Generated<number>;
    product_id: number;
    /** Null for reviews that came with the catalogue. */
    user_id: number | null;
    /** The reviewed line of an order; a line has one review (unique). */
    order_line_id: number | null;
    nickname: string;
    avatar: string;
    /** Whether the purchase of the product is verified. */
    is_verified: boolean;
    /** Whole stars, 1 to 5, like the scores of the service. */
    product_score: number;
    service_score: number;
    comment: string;
    locale: string;
    pictures: Json<unknown>;
    /** By language. */
    sku: Json<unknown>;
    merchant_reply: string | null;
    created_at: number;
  };
  /** Keys every replica must share (signing keys, cookie keys). */
  server_secrets: {
    name: string;
    value: Json<unknown>;
    created_at: number;
  };
  /** Earlier values of the columns that determine its price, written by triggers on `skus`. */
  sku_price_history: {
    sku_id: number;
    /** When the values changed; they were valid since `until_at` of the previous row. */
    until_at: number;
    price_cents: number;
    variant_price_cents: number | null;
  };
  /** A variant of a product. A half-filled page leaves room for the next versions of a row, even while older ones are read, so that a sale changes no index. */
  skus: {
    id: Generated<number>;
    product_id: number;
    position: number;
    /** By language: attribute values joined by `,`, in the order of the axes; empty for a product without axes. */
    sku: Json<unknown>;
    price_cents: number;
    /** The product's variantPrice entry for this sku, if it has one. */
    variant_price_cents: number | null;
    /** Never below 0 (check constraint skus_stock_check). */
    stock: number;
    image: string;
    weight_grams: number;
    /** Global trade item number of 8, 12, 13 or 14 digits; empty if unknown. */
    gtin: Generated<string>;
  };
  /** Addresses that get one mail when a variant is available again. */
  stock_alerts: {
    id: Generated<number>;
    store_id: number;
    sku_id: number;
    email: string;
    locale: string;
    /** When the last confirmation mail was sent, or the address was known to be confirmed. */
    asked_at: number;
    confirmed_at: number | null;
    sent_at: number | null;
  };
  /** A published page of a shop: one of each type; of LANDING and CUSTOM one for each slug. */
  store_pages: {
    id: Generated<number>;
    store_id: number;
    type: string;
    /** Empty unless the type has slugs. */
    slug: string;
    name: string;
    /** Files of the page by language. */
    html: Json<unknown>;
    css: string | null;
    created_at: number;
    updated_at: number;
  };
  /** Objects to delete from the file store: no row refers to them, or will soon. */
  stored_objects_to_delete: {
    id: Generated<number>;
    key: string;
    due_at: number;
  };
  stores: {
    id: Generated<number>;
    /** Host name of the shop; '*' for any host. */
    host: string;
    name: string;
    theme: Json<unknown>;
    details: Json<unknown>;
    /** The user agreement by language, HTML. */
    agreement: Generated<Json<unknown>>;
    /** The agreement for merchants by language, HTML. */
    merchant_agreement: Generated<Json<unknown>>;
    user_menu: Generated<Json<unknown>>;
    /** Languages of its texts; the first one is read where a text lacks another. */
    languages: Generated<string[]>;
    created_at: number;
  };
  /** The current live stream of a shop; a shop without one has no row. */
  streaming_channels: {
    store_id: number;
    /** https address of the player. */
    address: string;
    title: string;
    started_at: number;
  };
  /** Operator commands that take longer than a request. */
  tasks: {
    id: Generated<number>;
    /** The operator's command. */
    command: string;
    /** At most one task with the same key is open. */
    key: string;
    /** Input of the command; empty when it has finished. */
    input: Json<unknown>;
    /** Completed steps, and the total if it is known. */
    done: Generated<number>;
    total: number | null;
    /** Where to continue, in a format of the command; null at the beginning. */
    position: Json<unknown> | null;
    /** Result of the command, when it has finished. */
    answer: Json<unknown> | null;
    finished_at: number | null;
    created_at: number;
  };
  /** Agents whose signed requests the owner of a shop trusts. */
  trusted_agents: {
    id: Generated<number>;
    store_id: number;
    name: string;
    /** Origin that publishes its keys; null if the owner has entered them. */
    directory: string | null;
    keys: Json<unknown>;
    keys_read_at: number;
  };
  /** Orders of shoppers without a verified address, by the network that placed them. */
  unproven_orders: {
    /** Hash of a network, or of an agent that signs. */
    network: string;
    order_id: number;
    created_at: number;
  };
  /** An uploaded file of a shopper. It never changes. */
  uploads: {
    /** 128 random bits and the ending of its type, as in `x….jpg`: everyone with the name may read the file. */
    name: string;
    /** Null for a picture of the shop's owner. */
    user_id: number | null;
    /** The request's name for the subject of the file: product, user. */
    model: string;
    content_type: string;
    /** Null if the file store contains it. */
    content: Uint8Array | null;
    /** When it was last used, such as in a review; null for an unused file. */
    used_at: number | null;
    /** Its length in the file store; null if `content` has it. */
    stored_bytes: number | null;
    /** Whether it is public: as an avatar, in a review, or as a picture of the shop. */
    is_shown: Generated<boolean>;
    created_at: number;
  };
  /** A shopper's coupon: at most one of each kind, for all accounts of a mailbox. */
  user_coupons: {
    id: Generated<number>;
    coupon_id: number;
    user_id: number;
    /** 0 unused, 1 used; `end_at` shows whether it has expired. */
    status: Generated<number>;
    start_at: number;
    end_at: number;
    /** When, and by which checkout it was used; both null if it is unused. */
    used_at: number | null;
    order_id: number | null;
    /** The shopper's confirmed mailbox. */
    mailbox: string | null;
    /** Number of this claim among those of the shopper for its kind. */
    turn: Generated<number>;
    created_at: number;
    updated_at: number;
  };
  users: {
    id: Generated<number>;
    store_id: number;
    /** Lower case; unique per store among accounts that sign in with it (index users_email_key). Null if there is none. */
    email: string | null;
    /** Null for visitors, and for accounts that sign in by other means only. */
    password_hash: string | null;
    nickname: string;
    avatar: string;
    /** For accounts that sign in with a phone, as in `+15550100`, and unique (index users_phone_key); for others as entered. */
    phone: string | null;
    kind: string;
    locale: Generated<string>;
    /** Hash of the secret that opens a visitor's orders; null for accounts. */
    identity_hash: string | null;
    /** Subject identifier at its provider (index users_subject_key). */
    subject: string | null;
    /** When the address was confirmed as the shopper's; null if it is not. */
    email_proven_at: number | null;
    /** The mailbox of a confirmed address, in a normalised spelling. Null without a confirmed address. */
    mailbox: string | null;
    /** How often the account was recovered, which makes all its devices unknown. */
    recoveries: Generated<number>;
    /** Whether the shopper gets a mail when a product on the wish list becomes cheaper. */
    price_alerts: Generated<boolean>;
    created_at: number;
    updated_at: number;
  };
  /** One visit of the shop's pages, named by the browser. */
  visits: {
    store_id: number;
    guid: string;
    /** The anonymous id of the device. */
    uuid: string;
    /** The account of the device, once it is known. */
    user_id: number | null;
    started_at: number;
    /** When the visit was last active. */
    seen_at: number;
    ended_at: number | null;
  };
  /** A product on a shopper's wish list, unique for each shopper. */
  wishes: {
    id: Generated<number>;
    user_id: number;
    product_id: number;
    /** The lowest price that the shopper knows; a mail reports a lower one. Null before there were these mails. */
    told_cents: number | null;
    created_at: number;
  };
}
