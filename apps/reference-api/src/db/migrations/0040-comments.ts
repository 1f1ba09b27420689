import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What tables (the entry without a name) and columns mean, for those who read the database and for schema.ts. */
const COMMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  activities: {
    '': 'A themed selection of products.',
    type: '1 carousel, 2 grid, 3 large picture.',
    end_at: 'Null goes on without end.',
  },
  activity_products: {
    image: "The activity's own picture of the product; may be empty.",
  },
  addresses: {
    country: 'ISO 3166-1 alpha-2.',
    country_code: 'Dialling code without its plus sign; empty where nobody gave one.',
    is_default: 'At most one per user (index addresses_default_key).',
  },
  anchor_builds: {
    good_until: 'When the next discount of the shop ends, which changes the order by price.',
  },
  applications: {
    '': "Somebody's wish to become a merchant of a shop.",
    user_id: 'Null for guests, who are known by their address alone.',
    name: 'Name of the merchant to be.',
    email: 'Lower case, and proven by a code.',
    type_id: '1 has products, 2 can promote products, 3 both.',
    fee_basis_points: "The trade's fee when it was sent in, in hundredths of a percent.",
    pictures: 'Pictures of papers.',
    locale: 'In which the applicant is written to.',
    status:
      '1 pending, 2 approved, 3 declined. At most one of a user or an address is pending (indexes applications_…_key).',
    denial_reason: 'Empty unless it is declined.',
    merchant_id: 'Once it is approved.',
  },
  cart_lines: {
    unique_key: "The wire's uniqueKey, sent back as shoppingCartKey.",
  },
  carts: {
    owner_id: "The user's id as text, or the guest's cartUuid.",
  },
  categories: {
    fee_basis_points:
      'What merchants of this trade pay the platform, in hundredths of a percent; null where it is no trade.',
  },
  codes: {
    '': 'A code that was sent to an address or a phone.',
    recipient: 'An e-mail address in lower case, or a phone as in `+15550100`.',
    interaction: 'The sign-in page that asked for it, and on which alone it counts; empty for all others.',
  },
  coupons: {
    '': 'What a shopper may receive. Once given out, only how many are left and whether it is disabled change.',
    merchant_id: "Null is the platform: good for everybody's goods.",
    use_type: '1 general, 2 goods, 3 category.',
    target_ids: 'Products or categories it is for, by `use_type`; empty for a general one.',
    min_cents: 'Goods total from which it can be used; 0 is none.',
    start_at: 'Fixed dates, both or none; without them it is good for `days` from its receipt.',
    left_count: 'How many are left to be received; null is without end.',
  },
  dpop_proofs: {
    id: "Hash of the key's thumbprint and the proof's `jti`.",
  },
  followed_merchants: {
    '': 'A merchant whom a shopper follows, once (primary key).',
  },
  idempotency_keys: {
    fingerprint: "Hash of the request's body: the same key with another body is an error.",
    status: 'Null while the first request is still running.',
  },
  job_claims: {
    '': 'A piece of due work that a process has in hand, or that has failed; see repositories/job-claims.ts.',
    piece: 'What it is about, as the id of an order.',
    due_at: 'When others may take it; null: it failed too often, and waits for the operator.',
    attempts: 'How often it has failed.',
    error: 'Why it failed last.',
  },
  list_changes: {
    '': 'Statements that changed the lists of a shop since its anchors were built; written by triggers on `products`.',
  },
  merchant_orders: {
    '': 'The part of an order one merchant ships (number SH…).',
    sold_by: "The merchant's name when it was ordered; null where an earlier version wrote the row.",
    status: '0 awaiting shipment, 1 in transit, 2 delivered, 3 completed, 9 cancelled.',
    refund_status: '0 none, 1 applied, 2 refunding, 3 refunded.',
  },
  merchants: {
    type_id: '1 has products, 2 can promote products, 3 both.',
    service_address: 'Where `h5` and `message` lead to.',
    real_name: 'Who stands behind the merchant.',
    qualification_pictures: 'Pictures of its papers.',
  },
  newsletter_deliveries: {
    '': 'Who has received a newsletter.',
  },
  newsletter_subscriptions: {
    email: 'Lower case.',
    asked_at: 'When the address was last asked whether it wants newsletters.',
    confirmed_at: 'When it said so; until then it receives none.',
  },
  newsletters: {
    digest: 'Of its content: the same again is the same newsletter.',
  },
  oidc_payloads: {
    account_id: 'Who signed in.',
  },
  order_holds: {
    '': 'Why an order is not to be sent for now; see domain/order-holds.ts.',
    reason: '`refunded`: by somebody at the provider. `payout-failed`: a refund could not be paid out.',
    reference:
      "The provider's id of the refund or dispute, or the number of ours with its attempt; unique for an order and a reason.",
    released_at: 'Null while it holds.',
  },
  order_lines: {
    '': 'What was bought, as it was when it was bought.',
    was_price_cents: 'The price before the reduction, when there was one.',
    was_shipping_included:
      'Whether shipping was included when it was ordered; null where an earlier version wrote the row.',
    coupon_cents: "What of the checkout's coupon and points falls to this line.",
  },
  orders: {
    '': 'The checkout as a whole (number PT…).',
    pre_order_no: 'One order per pre-order (unique).',
    coupon_id: "The shopper's own coupon (user_coupons).",
    guest_token_hash: 'Hash of the token by which a guest reopens the order.',
    mail_token_hash: 'Hash of the token that is told only by mail; null where the address was proven before.',
    email_proven_at: 'When the token of the mail was used, which proves that the mail arrived.',
    expires_at: 'When it is cancelled if it is still unpaid; null is as long as orders wait by default.',
  },
  outbox_mails: {
    subject: 'Empty, as both bodies are, when the content is sealed, was sent or has expired.',
    sealed_content: 'Subject and bodies, encrypted; outside the sandbox.',
    claimed_at:
      'Always far ahead, so that a process of a version that cannot read sealed content does not take the mail.',
    priority: 'What is sent first: see MAIL_PRIORITY.',
    attempts: 'How often the mail server has deferred it.',
    next_attempt_at: 'When it is due; while a process sends it, when that claim lapses.',
    expires_at: 'When it is worthless, as a code is after ten minutes.',
    failed_at: 'When it was given up; it is a dead letter since.',
    last_error: 'Why it was not sent, without addresses and content.',
    sent_at: 'When an SMTP server accepted it; null while it is only in the outbox.',
  },
  page_files: {
    '': "HTML or CSS of a page that a shop's owner designed. It never changes: another text is another file.",
    name: 'Digest of its content and the ending of its type, as in `3f….html`.',
  },
  parcel_stations: {
    '': "Where a parcel has been, in the courier's words.",
  },
  parcels: {
    '': "What was sent of a merchant's order; nothing for a virtual delivery.",
    company: "Company, its code and the parcel's number; all empty when the merchant's own courier brings it.",
    state: '-1 bad number, 0 no track, 1 collected, 2 on the way, 3 signed, 4 problem, 5 doubtful, 6 returned.',
  },
  passkeys: {
    '': "A device's key, by which it signs in without a password.",
    id: 'Its credential id, in base64url.',
    public_key: 'COSE key, in base64url.',
    counter: 'How often the device says it was used; 0 where it does not count.',
    transports: 'How browsers reach it, as JSON: `["internal","hybrid"]`.',
    suspended_at: 'When a recovery of the account suspended it; null while it signs in.',
  },
  payments: {
    '': 'An attempt to pay a checkout.',
    provider: 'The adapter: sandbox, stripe, paypal, cod.',
    provider_reference: "The provider's own id for this payment; unique per provider.",
    status:
      '`processing`: the money is on its way, for days. `surplus`: money was taken that the order does not want, since it was paid or cancelled before or is of another amount; it has to go back. `returned`: it has gone back.',
    message: '`declined` while the shopper may try again within the same payment.',
    capture_reference: "The provider's id of the money that was taken, where that is another one.",
    look_at: 'When the jobs ask the provider next; null when there is nothing to ask.',
    payout_failures: 'How often surplus money could not be paid out.',
    payout_error: "Why it could not be paid out last, in the provider's word.",
  },
  points_records: {
    '': 'Points gained or spent; what a shopper has is their sum.',
    type: '1 gain, 2 spending.',
    status: '1 placed, 2 frozen, 3 done, 4 void. Frozen ones are done from `thaw_at` on.',
    order_id: 'The checkout that spent them.',
    merchant_order_id: "The merchant's order that earned them. A record without either is the shop's gift.",
  },
  product_anchors: {
    '': 'Where a list was entered when its anchors were built: how much of it stood before a product of the shop.',
    category_id: 'The list of a category and everything below it; 0 is the whole shop.',
    sort: 'What the list is ordered by, see repositories/product-orders.ts.',
    position: 'How many products of the list stood before it; never 0.',
    rank: "The product's value in that order.",
    product_id: 'Not of the category, as a rule.',
  },
  product_counts: {
    '': 'How many products of a category are on sale; kept by triggers on `products`, so that no list counts rows.',
  },
  product_tallies: {
    '': 'What happened to a product since its row was last changed; a job adds it up.',
  },
  products: {
    category_id: 'Always a leaf.',
    summary_en: 'One plain sentence.',
    content_en: 'HTML.',
    market_price_cents: 'The recommended retail price (otPrice).',
    list_price_cents: 'The price while no discount runs, and while one does.',
    search_title_en: 'Normalised (lower case, no accents) name and everything else worth finding, see search-text.ts.',
  },
  refund_lines: {
    '': 'The pieces of a line that a refund is for.',
  },
  refunds: {
    '': "Money asked back of a merchant's order (number RE…).",
    status: '0 under review, 1 refused, 2 accepted, 3 refunded, 4 waits for the goods, 5 goods sent back, 6 withdrawn.',
    amount_cents: 'Money that goes back, freight within.',
    points_cents: 'Worth of the points that go back.',
    withheld_cents:
      'Kept of the amount for points that the order had earned and that were spent since; null until its points are settled.',
    reason: "The shopper's reason.",
    pictures: "Addresses of the shopper's pictures.",
    refusal_reason: 'Why the merchant refused; empty unless so.',
    return_address: 'Where the merchant wants the goods; empty unless they were asked for.',
    return_carrier: 'How the shopper has sent them; empty until then.',
    payout_failures: 'How often its money could not be paid out.',
    payout_error: "Why it could not be paid out last, in the provider's word; null once it was.",
    payout_failed_at:
      'Since when it counts as failed; null unless the last attempt failed. A refund may fail after it was paid back, too.',
    payout_at:
      'When the jobs ask the provider next. Null: a minute after the last change, or, where the payout failed, not before the operator wants it.',
  },
  review_totals: {
    '': 'How many reviews of each kind a product has; there is no row before the first.',
    stars: 'The sum of all product scores.',
  },
  reviews: {
    '': 'What a shopper said of a product, in the language it was said in, with name and picture as they were then.',
    user_id: 'Null for reviews that came with the catalogue.',
    order_line_id: 'What was bought; a line has one review (unique).',
    is_verified: 'Whether it is known that the product was bought.',
    product_score: 'Whole stars, 1 to 5, as are those of the service.',
  },
  server_secrets: {
    '': 'Keys every replica must share (signing keys, cookie keys).',
  },
  skus: {
    sku_en: "Attribute values joined by ',', in the order of the axes; '' for a product without axes.",
    variant_price_cents: "The product's variantPrice entry for this sku, if it has one.",
    stock: 'Never below 0 (check constraint skus_stock_check).',
  },
  store_pages: {
    '': 'A published page of a shop: one of each type, and of LANDING and CUSTOM one for each slug.',
    slug: 'Empty unless the type has slugs.',
    html_en: 'Files of the page.',
  },
  stored_objects_to_delete: {
    '': 'What is to be deleted in the store for files: nothing stands for it, or will not after a moment.',
  },
  stores: {
    host: "The host name the shop answers to; '*' answers any.",
    agreement_en: 'The user agreement, HTML.',
    merchant_agreement_en: 'What its merchants agree to, HTML.',
  },
  streaming_channels: {
    '': 'What a shop streams now; a shop that does not has no row.',
    address: 'https address of the player.',
  },
  tasks: {
    '': 'What an operator has ordered and takes longer than a request.',
    command: "The operator's command.",
    key: 'At most one task of a key is open.',
    input: 'What the command was given; empty when it has finished.',
    done: 'How much of it is done, and of how much where that is known.',
    position: 'Where it goes on, as its command writes it; null at the beginning.',
    answer: 'What the command answers, when it has finished.',
  },
  uploads: {
    '': 'A file of a shopper, as it is handed out again. It never changes.',
    name: '128 random bits and the ending of its type, as in `x….jpg`: who knows it may see the file.',
    user_id: "Null for a picture of the shop's owner.",
    model: "What it belongs to, in the shopper's words: product, user.",
    content: 'Null where the store for files has it.',
    stored_bytes: 'Its length in the store for files; null where it lies here.',
    used_at: 'When it was last made part of something; null for a file that nothing shows.',
    is_shown: 'Whether everybody is shown it: as an avatar, in a review, or as a picture of the shop.',
  },
  user_coupons: {
    '': 'A coupon that a shopper holds; one of a kind for ever, and one for all accounts of a mailbox.',
    mailbox: 'The mailbox that the shopper had proven.',
    status: '0 unused, 1 used; expired ones are told by `end_at`.',
    used_at: 'When, and by which checkout it was used; both null while it is not.',
  },
  users: {
    email:
      'Lower case; unique per store among accounts that sign in by it (index users_email_key). Null while none was given.',
    email_proven_at: "When it was proven that the address is the shopper's; null while it is not.",
    mailbox: 'The mailbox of a proven address, whatever its spelling. Null while none is proven.',
    password_hash: 'Null for visitors, and for accounts that sign in by other means only.',
    phone: 'Of an account by phone as in `+15550100`, and unique (index users_phone_key); of others as it was written.',
    subject: 'Who it is at the provider of its kind (index users_subject_key).',
    identity_hash: "Hash of the secret that opens a visitor's orders; null for accounts.",
    recoveries: 'How often the account was recovered; devices that were known before are known no more.',
  },
  visits: {
    '': "One visit of the shop's pages, named by the browser.",
    uuid: 'The anonymous id of the device.',
    user_id: 'Whose device it is, once that is known.',
    seen_at: 'Its last sign of life.',
  },
  wishes: {
    '': "A product on a shopper's wish list, once (unique).",
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

export const comments: Migration = {
  async up(db) {
    await sql.raw(`do $comments$ begin ${statements.join('\n')} end $comments$`).execute(db);
  },
};
