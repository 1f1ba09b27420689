import type { Kysely } from 'kysely';
import type { NewRow, Tables } from '../db/index.ts';

/** Adds a subscription; one that exists is left as it is. */
export async function subscribe(db: Kysely<Tables>, subscription: NewRow<'newsletter_subscriptions'>): Promise<void> {
  await db
    .insertInto('newsletter_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.columns(['store_id', 'email', 'source']).doNothing())
    .execute();
}
