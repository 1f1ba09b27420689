import { createHmac, timingSafeEqual } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { CallContext } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound } from '../errors/refused.ts';
import { limitUse } from '../limits/rate-limits.ts';
import { requestedMailLimits } from '../mail/budgets.ts';
import { subscriptionMail } from '../mail/subscription-mail.ts';
import {
  confirmSubscription,
  countSubscribers,
  type SubscriptionRow,
  subscribe,
  subscribers,
  subscriptionById,
} from '../repositories/newsletter.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { plainEmail } from '../repositories/users.ts';
import { writeCsv } from '../sheets/csv.ts';
import { namedShop } from './named-shop.ts';
import { shopOrigin } from './shop-origin.ts';

/** Where a subscription was requested, and the device's anonymous id if sent. */
interface Subscription {
  email: string;
  source: 'newsletter' | 'cart';
  uuid?: string;
}

/** Below the API's own address, which the store passes on. */
export const NEWSLETTER_ROOT = '/api/newsletter';
const DAY_MS = 24 * 60 * 60 * 1000;
const ADDRESSES_AT_ONCE = 500;

/** Confirms a subscription. It is derived whenever it is needed, so it is not stored. */
function tokenOf({ secrets }: DomainDeps<'secrets'>, { id, email }: Pick<SubscriptionRow, 'id' | 'email'>): string {
  const proof = createHmac('sha256', secrets.visitorKey).update(`newsletter ${id} ${email}`).digest('base64url');
  return `${id}.${proof}`;
}

/**
 * Subscribes an address to the newsletter; the address must confirm it, since anyone can enter any address. The response
 * doesn't disclose an earlier subscription, and a confirmation is sent once a day at most.
 */
export async function subscribeTo(
  deps: DomainDeps<'secrets' | 'config' | 'mailer'>,
  call: CallContext,
  { email, source, uuid }: Subscription,
): Promise<void> {
  const { shop, ip, locale, now } = call;
  await limitUse(call.db, requestedMailLimits(shop.id, plainEmail(email), ip), now);
  await inTransaction(call.db, async (tx) => {
    const row = { store_id: shop.id, email: plainEmail(email), source, uuid: uuid ?? null, locale, created_at: now };
    const id = await subscribe(tx, row, now - DAY_MS);
    if (id === undefined) return;
    const publicUrl = shopOrigin(deps.config, shop);
    const link = `${publicUrl}${NEWSLETTER_ROOT}/confirm?token=${tokenOf(deps, { id, email: row.email })}`;
    const words = { to: row.email, shopName: shop.name, publicUrl, locale };
    await deps.mailer.put(tx, shop.id, subscriptionMail(words, link), now);
  });
}

/**
 * The subscription whose token it is.
 *
 * @throws Refused 404 when there is none any more.
 */
export async function subscriptionOf(deps: DomainDeps<'secrets'>, db: Db, token: string): Promise<SubscriptionRow> {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0);
  const row = await subscriptionById(db, id);
  const expected = Buffer.from(row ? tokenOf(deps, row) : '');
  const given = Buffer.from(token);
  if (!row || given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound();
  return row;
}

/** Confirms a subscription, as often as its link is opened. */
export function confirm({ now }: DomainDeps<'now'>, db: Db, { id }: SubscriptionRow): Promise<void> {
  return confirmSubscription(db, id, now());
}

/** How many addresses of a shop are confirmed, and how many are not yet. */
export async function newsletterStatus(db: Db, host?: string) {
  return countSubscribers(db, (await namedShop(db, host)).id);
}

/**
 * The confirmed addresses of a shop as a CSV file, streamed, for a service that sends newsletters.
 *
 * @throws Refused if there is no such shop.
 */
export async function exportSubscribers(db: Db, host?: string): Promise<AsyncIterable<string>> {
  const { id } = await namedShop(db, host);
  return linesOf(db, id);
}

async function* linesOf(db: Db, storeId: number): AsyncIterable<string> {
  yield writeCsv([['email', 'language', 'confirmed_at']], true);
  let after = '';
  while (true) {
    const rows = await subscribers(db, storeId, after, ADDRESSES_AT_ONCE);
    const lines = rows.map(({ email, locale, confirmed_at }) => [
      email,
      locale,
      new Date(confirmed_at ?? 0).toISOString(),
    ]);
    yield writeCsv(lines, false);
    if (rows.length < ADDRESSES_AT_ONCE) return;
    after = rows.at(-1)?.email ?? '';
    // The embedded database lets no request have its turn between statements.
    await othersFirst();
  }
}
