import type { Kysely } from 'kysely';
import type { Tables } from '../db/index.ts';
import { KEY_LIFE_MS } from './idempotency.ts';
import { forgetMails } from './outbox.ts';
import { forgetUnusedUploads } from './uploads.ts';
import { forgetVisits } from './visits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any checkout stays on a screen after it expired. */
const PRE_ORDERS_KEPT_MS = DAY_MS;
/** As long as a browser keeps the id of its cart. */
const GUEST_CARTS_KEPT_MS = 180 * DAY_MS;
const MAILS_KEPT_MS = 30 * DAY_MS;
/** Long enough to count a season's, and no longer: a visit tells where somebody was. */
const VISITS_KEPT_MS = 90 * DAY_MS;
const CODES_KEPT_MS = DAY_MS;
/** Longer than any form stays open. */
const UPLOADS_KEPT_MS = DAY_MS;
/** As long as the longest window of a limit. */
const LIMITS_KEPT_MS = DAY_MS;

/** Deletes what has run out and is only in the way: nothing depends on when, or how often, it runs. */
export async function sweep(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('oidc_payloads').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEY_LIFE_MS)
    .execute();
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<', now - LIMITS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('codes')
    .where('expires_at', '<', now - CODES_KEPT_MS)
    .execute();
  await db
    .deleteFrom('pre_orders')
    .where('consumed_at', 'is', null)
    .where('expires_at', '<', now - PRE_ORDERS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('carts')
    .where('owner_kind', '=', 'guest')
    .where('updated_at', '<', now - GUEST_CARTS_KEPT_MS)
    .execute();
  await forgetUnusedUploads(db, now - UPLOADS_KEPT_MS);
  await forgetMails(db, now - MAILS_KEPT_MS);
  await forgetVisits(db, now - VISITS_KEPT_MS);
}
