import { sql } from 'kysely';
import type { Db, NewRow, Row } from '../db/index.ts';

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

/** Confirmed addresses of a shop: one subscription of each address, after an address. */
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
