import { ORDER_REFUND_STATUS, ORDER_STATUS } from '@promenade/storefront-hooks/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import { mailboxOf } from '../limits/mailbox.ts';
import { deleteSignIns } from './oidc-payloads.ts';

/** What stands in the place of a name; readers of reviews see it. */
const ERASED = '—';

/** Every account, visitor and guest order that an address has in a shop. */
export async function accountsOf(db: Db, storeId: number, email: string): Promise<number[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .execute();
  return users.map(({ id }) => id);
}

/** Same, for accounts whose owner has verified the address. */
export async function provenAccountsOf(db: Db, storeId: number, email: string): Promise<number[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .where('email_proven_at', 'is not', null)
    .execute();
  return users.map(({ id }) => id);
}

/** Numbers of the orders that are not over: unpaid, on their way, or with a refund that is open. */
export async function openOrdersOf(db: Db, userIds: readonly number[]): Promise<string[]> {
  const { completed, cancelled } = ORDER_STATUS;
  const { none, refunded } = ORDER_REFUND_STATUS;
  const rows = await db
    .selectFrom('merchant_orders')
    .select('order_no')
    .where('user_id', 'in', [...userIds])
    .where((order) =>
      order.or([
        order('status', 'not in', [completed, cancelled]),
        order.and([order('refund_status', 'not in', [none, refunded]), order('status', '!=', cancelled)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ order_no }) => order_no);
}

/**
 * Deletes a shop's data of an address outside of accounts: newsletters, alerts, mail, codes, and applications that were not
 * approved. Returns the number of rows.
 */
export async function eraseAddress(tx: Tx, storeId: number, email: string): Promise<number> {
  const spellings = await spellingsOf(tx, storeId, email);
  const inShop = (column: string) =>
    sql<SqlBool>`store_id = ${storeId} and lower(${sql.ref(column)}) in (${sql.join(spellings)})`;
  const contact = sql<SqlBool>`store_id = ${storeId} and lower(contact ->> 'email') in (${sql.join(spellings)})`;
  await eraseAnswersAbout(tx, contact);
  await eraseAnswersWith(tx, spellings);
  const deleted = [
    await tx.deleteFrom('newsletter_subscriptions').where(inShop('email')).execute(),
    await tx.deleteFrom('stock_alerts').where(inShop('email')).execute(),
    await tx.deleteFrom('outbox_mails').where(inShop('recipient')).execute(),
    await tx.deleteFrom('codes').where(inShop('recipient')).execute(),
    await tx.deleteFrom('applications').where(inShop('email')).where('merchant_id', 'is', null).execute(),
    await tx.deleteFrom('agent_checkouts').where(contact).execute(),
  ];
  return deleted.flat().reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** All spellings of an address's mailbox that the shop has, in lower case. */
async function spellingsOf(tx: Tx, storeId: number, email: string): Promise<string[]> {
  const mailbox = mailboxOf(email);
  const { rows } = await sql<{ address: string }>`
    select distinct lower(address) as address from (
      select email from newsletter_subscriptions where store_id = ${storeId}
      union all select email from stock_alerts where store_id = ${storeId}
      union all select recipient from outbox_mails where store_id = ${storeId}
      union all select recipient from codes where store_id = ${storeId}
      union all select email from applications where store_id = ${storeId}
      union all select contact ->> 'email' from agent_checkouts where store_id = ${storeId}
    ) as known (address)
    where left(lower(address), 1) = ${email.slice(0, 1)}
  `.execute(tx);
  return [email, ...rows.map(({ address }) => address).filter((address) => mailboxOf(address) === mailbox)];
}

/** Deletes the stored responses about agents' checkouts. */
async function eraseAnswersAbout(tx: Tx, checkouts: RawBuilder<SqlBool>): Promise<void> {
  await sql`
    delete from idempotency_keys where principal like 'agent:%' and
      translate(encode(sha256(convert_to(body #>> '{data,body,id}', 'UTF8')), 'base64'), '+/=', '-_')
        in (select hash from agent_checkouts where ${checkouts})
  `.execute(tx);
}

/** Deletes the stored responses that name an address. */
async function eraseAnswersWith(tx: Tx, spellings: readonly string[]): Promise<void> {
  const names = spellings.map((each) => sql`position(${each} in lower(body::text)) > 0`);
  await sql`delete from idempotency_keys where ${sql.join(names, sql` or `)}`.execute(tx);
}

/**
 * Deletes the personal data of accounts: accounts lose their names and sign-in methods, orders their contact and address.
 * Sums, goods and dates of orders stay, as bookkeeping requires, and so do the texts and stars of reviews.
 */
export async function eraseAccounts(tx: Tx, userIds: readonly number[], now: number): Promise<void> {
  const ids = [...userIds];
  for (const id of ids) await deleteSignIns(tx, `${id}`);
  await tx.deleteFrom('carts').where('owner_kind', '=', 'user').where('owner_id', 'in', ids.map(String)).execute();
  await tx.deleteFrom('passkeys').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('wishes').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('followed_merchants').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('addresses').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('visits').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('uploads').where('user_id', 'in', ids).execute();
  await eraseAnswersAbout(tx, sql<SqlBool>`user_id in (${sql.join(ids)})`);
  await tx.deleteFrom('agent_checkouts').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('pre_orders').where('user_id', 'in', ids).where('consumed_at', 'is', null).execute();
  await tx
    .deleteFrom('idempotency_keys')
    .where(
      'principal',
      'in',
      ids.map((id) => `user:${id}`),
    )
    .execute();
  await tx.updateTable('user_coupons').set({ mailbox: null }).where('user_id', 'in', ids).execute();
  await tx
    .updateTable('reviews')
    .set({ nickname: ERASED, avatar: '', pictures: '[]' })
    .where('user_id', 'in', ids)
    .execute();
  // Merchants were written where to send it. What waits encrypted cannot be found here; it is blank once it was sent.
  await sql`delete from outbox_mails where purpose like 'merchant-%' and exists (
    select 1 from merchant_orders part left join refunds on refunds.merchant_order_id = part.id
    where part.user_id in (${sql.join(ids)})
      and (subject like '%' || part.order_no || '%' or subject like '%' || refunds.refund_no || '%')
  )`.execute(tx);
  // What a carrier knows of the shopper. Both are null where the merchant's own courier came.
  const parts = tx.selectFrom('merchant_orders').select('id').where('user_id', 'in', ids);
  await tx
    .deleteFrom('parcel_stations')
    .where('parcel_id', 'in', tx.selectFrom('parcels').select('id').where('merchant_order_id', 'in', parts))
    .execute();
  await tx.deleteFrom('parcels').where('merchant_order_id', 'in', parts).execute();
  await tx.updateTable('merchant_orders').set({ delivery_id: null }).where('user_id', 'in', ids).execute();
  await tx
    .updateTable('refunds')
    .set({ explanation: '', pictures: '[]', return_carrier: '', return_tracking_number: '' })
    .where('user_id', 'in', ids)
    .execute();
  const blank = { firstName: ERASED, lastName: '', email: '', country: '', addressLine1: '', addressLine2: null };
  const snapshot = { ...blank, state: '', city: '', postCode: '', phone: null };
  await tx
    .updateTable('orders')
    .set({
      ...{
        email: '',
        consignee: ERASED,
        phone: null,
        address: '',
        mark: '',
        address_snapshot: JSON.stringify(snapshot),
      },
      ...{ guest_token_hash: null, mail_token_hash: null, updated_at: now },
    })
    .where('user_id', 'in', ids)
    .execute();
  await tx
    .updateTable('users')
    .set({
      ...{
        kind: 'visitor',
        email: sql<string>`'erased-' || id || '@erased.invalid'`,
        email_proven_at: null,
        mailbox: null,
        price_alerts: false,
      },
      ...{ phone: null, password_hash: null, subject: null, identity_hash: null },
      ...{ nickname: ERASED, avatar: '', updated_at: now },
    })
    .where('id', 'in', ids)
    .execute();
  await tx.deleteFrom('applications').where('user_id', 'in', ids).where('merchant_id', 'is', null).execute();
}
