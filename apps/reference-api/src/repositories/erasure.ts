import { ORDER_REFUND_STATUS, ORDER_STATUS } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
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

/** The same, of those whose owner has proven that the address is theirs. */
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
 * Deletes what a shop knows of an address beside accounts: newsletters, alerts, mail, codes, and applications that made nobody a
 * merchant. Returns how many rows that were.
 */
export async function eraseAddress(tx: Tx, storeId: number, email: string): Promise<number> {
  const deleted = [
    await tx
      .deleteFrom('newsletter_subscriptions')
      .where('store_id', '=', storeId)
      .where('email', '=', email)
      .execute(),
    await tx.deleteFrom('stock_alerts').where('store_id', '=', storeId).where('email', '=', email).execute(),
    await tx.deleteFrom('outbox_mails').where('store_id', '=', storeId).where('recipient', '=', email).execute(),
    await tx.deleteFrom('codes').where('store_id', '=', storeId).where('recipient', '=', email).execute(),
    await tx
      .deleteFrom('applications')
      .where('store_id', '=', storeId)
      .where(sql`lower(email)`, '=', email)
      .where('merchant_id', 'is', null)
      .execute(),
  ];
  return deleted.flat().reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/**
 * Deletes what is known of the owners of accounts: accounts lose their names and ways in, orders who and where they went to.
 * Sums, goods and dates of orders stay, as bookkeeping demands, and so do the words and stars of reviews.
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
