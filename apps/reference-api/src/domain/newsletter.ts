import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallContext } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { countUse } from '../limits/rate-limits.ts';
import { newsletterMail, subscriptionMail } from '../mail/newsletter-mails.ts';
import {
  confirmSubscription,
  countSubscribers,
  type SubscriptionRow,
  subscribe,
  subscribers,
  subscriptionById,
  unsubscribe,
} from '../repositories/newsletter.ts';
import { type Shop, shopByHost, shopById } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { plainEmail } from '../repositories/users.ts';
import { unprovenMails } from './email-proof.ts';
import { shopOrigin } from './shop-origin.ts';

/** Where somebody asked for news, and the device's anonymous id where it is told. */
interface Subscription {
  email: string;
  source: 'newsletter' | 'cart';
  uuid?: string;
}

/** Below the API's own address, which the store passes on. */
export const NEWSLETTER_ROOT = '/api/newsletter';
const DAY_MS = 24 * 60 * 60 * 1000;
const ADDRESSES_AT_ONCE = 500;

/** What confirms and ends a subscription. It is made anew whenever it is needed, so that it is kept nowhere. */
function tokenOf({ secrets }: Pick<Deps, 'secrets'>, { id, email }: Pick<SubscriptionRow, 'id' | 'email'>): string {
  const proof = createHmac('sha256', secrets.visitorKey).update(`newsletter ${id} ${email}`).digest('base64url');
  return `${id}.${proof}`;
}

const linkTo = (deps: Deps, shop: Shop, page: 'confirm' | 'unsubscribe', row: Pick<SubscriptionRow, 'id' | 'email'>) =>
  `${shopOrigin(deps.config, shop)}${NEWSLETTER_ROOT}/${page}?token=${tokenOf(deps, row)}`;

/**
 * Subscribes an address to news, which it has to confirm: anybody can enter any address. The answer does not tell whether it
 * was subscribed before, and it is asked once a day at most.
 */
export async function subscribeTo(deps: Deps, call: CallContext, { email, source, uuid }: Subscription): Promise<void> {
  const { shop, locale, now } = call;
  await inTransaction(call.db, async (tx) => {
    const row = { store_id: shop.id, email: plainEmail(email), source, uuid: uuid ?? null, locale, created_at: now };
    const id = await subscribe(tx, row, now - DAY_MS);
    if (id === undefined || (await countUse(tx, unprovenMails(shop.id, row.email), now)) > 0) return;
    const link = linkTo(deps, shop, 'confirm', { id, email: row.email });
    const words = { to: row.email, shopName: shop.name, publicUrl: shopOrigin(deps.config, shop), locale };
    await deps.mailer.put(tx, shop.id, subscriptionMail(words, link), now);
  });
}

/**
 * The subscription whose token it is, with its shop.
 *
 * @throws Refused 404 when there is none any more.
 */
export async function subscriptionOf(deps: Deps, token: string): Promise<{ row: SubscriptionRow; shop: Shop }> {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0);
  const row = await subscriptionById(deps.database.db, id);
  const expected = Buffer.from(row ? tokenOf(deps, row) : '');
  const given = Buffer.from(token);
  const shop = row && (await shopById(deps.database.db, row.store_id));
  if (!row || !shop || given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound();
  return { row, shop };
}

/** Confirms a subscription, as often as its link is opened. */
export function confirm({ database, now }: Deps, { id }: SubscriptionRow): Promise<void> {
  return confirmSubscription(database.db, id, now());
}

/** Ends all subscriptions of the address. */
export function end({ database }: Deps, row: SubscriptionRow): Promise<void> {
  return unsubscribe(database.db, row);
}

/** A newsletter as the operator writes it; paragraphs are separated by empty lines. */
export interface NewsletterDraft {
  subject: string;
  text: string;
  /** @default the same as `subject` */
  subjectFr?: string | undefined;
  /** @default the same as `text` */
  textFr?: string | undefined;
  /** Only to this address, which needs no subscription. */
  to?: string | undefined;
  host?: string | undefined;
}

async function shopAt(db: Db, host = '*'): Promise<Shop> {
  const shop = await shopByHost(db, host);
  if (!shop) throw new Refused(404, 'shopUnknown', { values: { host } });
  return shop;
}

/** Sends a newsletter to all who have confirmed, in their language; returns to how many. All of it is written, or nothing. */
export function sendNewsletter(deps: Deps, draft: NewsletterDraft): Promise<number> {
  const { subject, text, subjectFr = subject, textFr = text } = draft;
  if (!subject.trim()) throw badField('subject', 'fieldRequired');
  if (!text.trim() || !textFr.trim()) throw badField('text', 'fieldRequired');
  const now = deps.now();
  return inTransaction(deps.database.db, async (tx) => {
    const shop = await shopAt(tx, draft.host);
    const mailTo = async (to: string, locale: 'en' | 'fr', unsubscribeUrl: string) => {
      const words = { to, shopName: shop.name, publicUrl: shopOrigin(deps.config, shop), locale };
      const content = locale === 'fr' ? { subject: subjectFr, text: textFr } : { subject, text };
      await deps.mailer.put(tx, shop.id, newsletterMail(words, content, unsubscribeUrl), now);
    };
    if (draft.to !== undefined) {
      await mailTo(draft.to, 'en', shopOrigin(deps.config, shop));
      return 1;
    }
    let count = 0;
    let last = '';
    for (;;) {
      const some = await subscribers(tx, shop.id, last, ADDRESSES_AT_ONCE);
      for (const row of some) await mailTo(row.email, row.locale, linkTo(deps, shop, 'unsubscribe', row));
      count += some.length;
      last = some.at(-1)?.email ?? '';
      if (some.length < ADDRESSES_AT_ONCE) return count;
    }
  });
}

/** How many receive the newsletters of a shop, and how many have still to confirm. */
export async function newsletterStatus({ database: { db } }: Deps, host?: string) {
  return countSubscribers(db, (await shopAt(db, host)).id);
}
