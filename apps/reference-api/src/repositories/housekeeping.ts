import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { KEY_LIFE_MS } from './idempotency.ts';
import { hasShortLists } from './product-anchors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any checkout stays on a screen after it expired. */
const PRE_ORDERS_KEPT_MS = DAY_MS;
/** As long as a browser keeps the id of its cart. */
const GUEST_CARTS_KEPT_MS = 180 * DAY_MS;
const MAILS_KEPT_MS = 30 * DAY_MS;
/** Long enough to count a season's visits, and no longer: a visit discloses a person's activity. */
const VISITS_KEPT_MS = 90 * DAY_MS;
/** Longer than any operator waits for a command. */
const TASKS_KEPT_MS = 7 * DAY_MS;
/** Longer than any reduction lasts, and the 30 days before it. */
const PRICES_KEPT_MS = 400 * DAY_MS;
/** Longer than any subscriber looks for the confirmation mail. */
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;
/** After this long a shopper has bought another product. */
const ALERTS_KEPT_MS = 365 * DAY_MS;
/** Longer than goods are on their way: so long agents may ask what became of an order. */
const AGENT_ORDERS_KEPT_MS = 60 * DAY_MS;
const CODES_KEPT_MS = DAY_MS;
/** Longer than any payment takes to clear. */
const NETWORKS_KEPT_MS = 30 * DAY_MS;
/** Longer than any form stays open. */
const UPLOADS_KEPT_MS = DAY_MS;
/** As long as the longest window of a limit. */
const LIMITS_KEPT_MS = DAY_MS;
/** Readers of feeds that come later read them whole. */
export const OFFER_CHANGES_KEPT_MS = 30 * DAY_MS;

/** Deletes expired rows that have no effect any more: nothing depends on when, or how often, it runs. */
export async function sweep(db: Db, now: number): Promise<void> {
  const old = (column: string, keptMs: number) => sql<SqlBool>`${sql.ref(column)} < ${now - keptMs}::bigint`;
  await deleteInBatches(db, 'oidc_payloads', old('expires_at', 0));
  await deleteInBatches(db, 'dpop_proofs', old('expires_at', 0));
  await deleteInBatches(db, 'idempotency_keys', old('created_at', KEY_LIFE_MS));
  await deleteInBatches(db, 'rate_limits', old('window_start', LIMITS_KEPT_MS));
  await deleteInBatches(db, 'unproven_orders', old('created_at', NETWORKS_KEPT_MS));
  await deleteInBatches(db, 'codes', old('expires_at', CODES_KEPT_MS));
  const expired = old('expires_at', PRE_ORDERS_KEPT_MS);
  await deleteInBatches(db, 'pre_orders', sql`consumed_at is null and ${expired}`);
  await deleteInBatches(db, 'agent_checkouts', sql`order_no is null and ${old('expires_at', 0)}`);
  await deleteInBatches(db, 'agent_checkouts', old('expires_at', AGENT_ORDERS_KEPT_MS));
  await deleteInBatches(db, 'carts', sql`owner_kind = 'guest' and ${old('updated_at', GUEST_CARTS_KEPT_MS)}`);
  await deleteInBatches(db, 'uploads', sql`used_at is null and ${old('created_at', UPLOADS_KEPT_MS)}`);
  await deleteInBatches(db, 'outbox_mails', old('created_at', MAILS_KEPT_MS));
  await deleteInBatches(db, 'visits', old('seen_at', VISITS_KEPT_MS));
  // Their processes died, and their items were completed by other means.
  await deleteInBatches(db, 'job_claims', old('due_at', DAY_MS));
  await deleteInBatches(db, 'tasks', old('finished_at', TASKS_KEPT_MS));
  await deleteInBatches(db, 'offer_changes', old('changed_at', OFFER_CHANGES_KEPT_MS));
  await deleteInBatches(db, 'product_price_history', old('until_at', PRICES_KEPT_MS));
  await deleteInBatches(db, 'sku_price_history', old('until_at', PRICES_KEPT_MS));
  await deleteInBatches(db, 'stock_alerts', sql`confirmed_at is null and ${old('asked_at', UNCONFIRMED_KEPT_MS)}`);
  await deleteInBatches(db, 'stock_alerts', old('sent_at', MAILS_KEPT_MS));
  await deleteInBatches(db, 'stock_alerts', old('asked_at', ALERTS_KEPT_MS));
  // Only long lists have anchors, whose builds delete these rows.
  await deleteInBatches(db, 'list_changes', hasShortLists);
}
