import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, NewRow, Row } from '../db/index.ts';
import { integers } from '../db/integers.ts';

export type SubscriptionRow = Row<'newsletter_subscriptions'>;

/**
 * Adds a subscription, or leaves an existing one unchanged.
 * @returns its id if it has to be confirmed and its last confirmation mail is older than `askedBefore`; otherwise undefined.
 */
export async function subscribe(
  db: Db,
  subscription: NewRow<'newsletter_subscriptions'> & { created_at: number },
  askedBefore: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('newsletter_subscriptions')
    .values({ ...subscription, asked_at: subscription.created_at })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'email', 'source'])
        .doUpdateSet({ asked_at: subscription.created_at })
        .where('newsletter_subscriptions.confirmed_at', 'is', null)
        .where((of) =>
          of.or([
            of('newsletter_subscriptions.asked_at', 'is', null),
            of('newsletter_subscriptions.asked_at', '<', askedBefore),
            // By a clock that ran ahead.
            of('newsletter_subscriptions.asked_at', '>', subscription.created_at),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function subscriptionById(db: Db, id: number): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Notes that the address of a subscription wants it. */
export async function confirmSubscription(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Deletes every subscription of an address in a shop. */
export async function unsubscribe(db: Db, { store_id, email }: SubscriptionRow): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where('store_id', '=', store_id).where('email', '=', email).execute();
}

/** Who receives the newsletters of a shop: one subscription of each address, after an id. */
export function subscribers(db: Db, storeId: number, afterEmail: string, limit: number): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('newsletter_subscriptions')
    .distinctOn('email')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('confirmed_at', 'is not', null)
    .where('email', '>', afterEmail)
    .orderBy('email')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many addresses of a shop have confirmed, and how many have not yet. */
export async function countSubscribers(db: Db, storeId: number): Promise<{ confirmed: number; waiting: number }> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select([
      sql<number>`count(distinct email) filter (where confirmed_at is not null)`.as('confirmed'),
      sql<number>`count(distinct email)`.as('all'),
    ])
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return { confirmed: Number(row.confirmed), waiting: Number(row.all) - Number(row.confirmed) };
}

export type NewsletterRow = Row<'newsletters'>;
type Content = NewsletterRow['content'];

const digestOf = (content: Content) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** The newest newsletter of a shop that says the same. */
export async function newsletterLike(db: Db, storeId: number, content: Content): Promise<number | undefined> {
  const row = await db
    .selectFrom('newsletters')
    .select('id')
    .where('store_id', '=', storeId)
    .where('digest', '=', digestOf(content))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function addNewsletter(db: Db, storeId: number, content: Content, now: number): Promise<number> {
  const { id } = await db
    .insertInto('newsletters')
    .values({ store_id: storeId, digest: digestOf(content), content: JSON.stringify(content), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function newsletterById(db: Db, id: number): Promise<NewsletterRow | undefined> {
  return db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Notes that subscriptions receive a newsletter. Returns those whose address has not received it yet, by any subscription. */
export async function deliver(
  db: Db,
  { id, store_id }: NewsletterRow,
  rows: readonly SubscriptionRow[],
): Promise<SubscriptionRow[]> {
  if (rows.length === 0) return [];
  const { rows: noted } = await sql<{ subscription_id: number }>`
    insert into newsletter_deliveries (newsletter_id, subscription_id)
    select ${id}, one.id from newsletter_subscriptions as one
    where one.id = any(${integers(rows.map((row) => row.id))}) and not exists (
      select from newsletter_deliveries
      join newsletter_subscriptions as other on other.id = newsletter_deliveries.subscription_id
      where newsletter_id = ${id} and other.store_id = ${store_id} and other.email = one.email
    )
    on conflict do nothing
    returning subscription_id
  `.execute(db);
  const ids = new Set(noted.map(({ subscription_id }) => subscription_id));
  return rows.filter((row) => ids.has(row.id));
}
