import { type RawBuilder, sql } from 'kysely';
import type { Db, Tables } from '../db/index.ts';

interface Section {
  table: keyof Tables;
  /** Which rows are the account's, as a condition on `row`. */
  is: (userId: number) => RawBuilder<unknown>;
  /** Columns that are secrets, or the content of files. */
  without?: readonly string[];
}

const own = (userId: number) => sql`row.user_id = ${userId}`;
const emailOf = (userId: number) => sql`(
  select email from users where id = ${userId} and email_proven_at is not null
)`;
const storeOf = (userId: number) => sql`(select store_id from users where id = ${userId})`;

/** All data of an account's owner, by the names in the exported file; erasure.ts deletes the same. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  account: {
    table: 'users',
    is: (userId) => sql`row.id = ${userId}`,
    without: ['password_hash', 'identity_hash', 'mailbox', 'recoveries'],
  },
  passkeys: { table: 'passkeys', is: own, without: ['public_key', 'counter'] },
  addresses: { table: 'addresses', is: own },
  carts: { table: 'carts', is: (userId) => sql`row.owner_kind = 'user' and row.owner_id = ${`${userId}`}` },
  cartLines: {
    table: 'cart_lines',
    is: (userId) => sql`row.cart_id in (select id from carts where owner_kind = 'user' and owner_id = ${`${userId}`})`,
    without: ['unique_key'],
  },
  wishes: { table: 'wishes', is: own },
  followedMerchants: { table: 'followed_merchants', is: own },
  coupons: { table: 'user_coupons', is: own, without: ['mailbox'] },
  points: { table: 'points_records', is: own },
  checkouts: { table: 'pre_orders', is: own },
  agentCheckouts: { table: 'agent_checkouts', is: own, without: ['hash', 'agent', 'sealed_id'] },
  orders: { table: 'orders', is: own, without: ['guest_token_hash', 'mail_token_hash'] },
  merchantOrders: { table: 'merchant_orders', is: own },
  orderLines: {
    table: 'order_lines',
    is: (userId) => sql`row.order_id in (select id from orders where user_id = ${userId})`,
  },
  refunds: { table: 'refunds', is: own },
  refundLines: {
    table: 'refund_lines',
    is: (userId) => sql`row.refund_id in (select id from refunds where user_id = ${userId})`,
  },
  reviews: { table: 'reviews', is: own },
  merchantApplications: { table: 'applications', is: own },
  files: { table: 'uploads', is: own, without: ['content'] },
  visits: { table: 'visits', is: own },
  newsletters: {
    table: 'newsletter_subscriptions',
    is: (userId) => sql`row.email = ${emailOf(userId)} and row.store_id = ${storeOf(userId)}`,
  },
  stockAlerts: {
    table: 'stock_alerts',
    is: (userId) => sql`row.email = ${emailOf(userId)} and row.store_id = ${storeOf(userId)}`,
  },
  messages: {
    table: 'outbox_mails',
    is: (userId) => sql`row.recipient = ${emailOf(userId)} and row.store_id = ${storeOf(userId)}`,
    without: ['text_body', 'html_body', 'sealed_content', 'attempts', 'next_attempt_at', 'last_error'],
  },
};

/** Data of an account's owner: the rows of each section, oldest first, without secrets. */
export async function dataOfAccount(db: Db, userId: number): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {};
  for (const [name, { table, is, without = [] }] of Object.entries(SECTIONS)) {
    const secret = without.length > 0 ? sql`array[${sql.join(without)}]::text[]` : sql`array[]::text[]`;
    const { rows } = await sql<{ data: unknown }>`
      select to_jsonb(row) - ${secret} as data from ${sql.table(table)} as row
      where ${is(userId)} order by 1
    `.execute(db);
    data[name] = rows.map((row) => row.data);
  }
  return data;
}
