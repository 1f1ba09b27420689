import { createHmac, timingSafeEqual } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { CallContext } from '../contract/types.ts';
import type { Db, Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound } from '../errors/refused.ts';
import type { Mail } from '../mail/mailer.ts';
import { newsletterMail, subscriptionMail } from '../mail/newsletter-mails.ts';
import {
  addNewsletter,
  confirmSubscription,
  countSubscribers,
  deliver,
  newsletterById,
  newsletterLike,
  type SubscriptionRow,
  subscribe,
  subscribers,
  subscriptionById,
  unsubscribe,
} from '../repositories/newsletter.ts';
import { lockShop, type Shop, shopById } from '../repositories/shops.ts';
import { advanceTask, finishTask, hasOpenTask, holdTask, openTask, type TaskRow } from '../repositories/tasks.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { plainEmail } from '../repositories/users.ts';
import { namedShop } from './named-shop.ts';
import { shopOrigin } from './shop-origin.ts';

type Needs = DomainDeps<'secrets' | 'config' | 'now' | 'mailer'>;

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

/** Confirms and ends a subscription. It is derived whenever it is needed, so it is not stored. */
function tokenOf({ secrets }: DomainDeps<'secrets'>, { id, email }: Pick<SubscriptionRow, 'id' | 'email'>): string {
  const proof = createHmac('sha256', secrets.visitorKey).update(`newsletter ${id} ${email}`).digest('base64url');
  return `${id}.${proof}`;
}

const linkTo = (
  deps: DomainDeps<'secrets' | 'config'>,
  shop: Shop,
  page: 'confirm' | 'unsubscribe',
  row: Pick<SubscriptionRow, 'id' | 'email'>,
) => `${shopOrigin(deps.config, shop)}${NEWSLETTER_ROOT}/${page}?token=${tokenOf(deps, row)}`;

/**
 * Subscribes an address to the newsletter; the address must confirm it, since anyone can enter any address. The response
 * doesn't disclose an earlier subscription, and a confirmation is sent once a day at most.
 */
export async function subscribeTo(
  deps: DomainDeps<'secrets' | 'config' | 'mailer'>,
  call: CallContext,
  { email, source, uuid }: Subscription,
): Promise<void> {
  const { shop, locale, now } = call;
  await inTransaction(call.db, async (tx) => {
    const row = { store_id: shop.id, email: plainEmail(email), source, uuid: uuid ?? null, locale, created_at: now };
    const id = await subscribe(tx, row, now - DAY_MS);
    if (id === undefined) return;
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
export async function subscriptionOf(
  deps: DomainDeps<'secrets'>,
  db: Db,
  token: string,
): Promise<{ row: SubscriptionRow; shop: Shop }> {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0);
  const row = await subscriptionById(db, id);
  const expected = Buffer.from(row ? tokenOf(deps, row) : '');
  const given = Buffer.from(token);
  const shop = row && (await shopById(db, row.store_id));
  if (!row || !shop || given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound();
  return { row, shop };
}

/** Confirms a subscription, as often as its link is opened. */
export function confirm({ now }: DomainDeps<'now'>, db: Db, { id }: SubscriptionRow): Promise<void> {
  return confirmSubscription(db, id, now());
}

/** Ends all subscriptions of the address. */
export function end(db: Db, row: SubscriptionRow): Promise<void> {
  return unsubscribe(db, row);
}

/** A newsletter as the operator writes it; paragraphs are separated by empty lines. */
export interface NewsletterDraft {
  subject: string;
  text: string;
  /** @default the same as `subject` */
  subjectFr?: string | undefined;
  /** @default the same as `text` */
  textFr?: string | undefined;
  host?: string | undefined;
}

type Content = Record<'en' | 'fr', { subject: string; text: string }>;

/** @throws Refused 400 when something of it is missing. */
function contentOf({ subject, text, subjectFr = subject, textFr = text }: NewsletterDraft): Content {
  if (!subject.trim()) throw badField('subject', 'fieldRequired');
  if (!text.trim() || !textFr.trim()) throw badField('text', 'fieldRequired');
  return { en: { subject, text }, fr: { subject: subjectFr, text: textFr } };
}

function mailOf(
  deps: DomainDeps<'config'>,
  shop: Shop,
  content: Content,
  { email: to, locale, unsubscribeUrl }: Recipient,
): Mail {
  const words = { to, shopName: shop.name, publicUrl: shopOrigin(deps.config, shop), locale };
  return newsletterMail(words, content[locale], unsubscribeUrl);
}
interface Recipient {
  email: string;
  locale: 'en' | 'fr';
  unsubscribeUrl: string;
}

/** Sends a newsletter to one address, for a look at it. */
export async function tryNewsletter(
  deps: DomainDeps<'config' | 'now' | 'mailer'>,
  db: Db,
  draft: NewsletterDraft & { to: string },
): Promise<void> {
  const content = contentOf(draft);
  const shop = await namedShop(db, draft.host);
  const recipient = { email: draft.to, locale: 'en', unsubscribeUrl: shopOrigin(deps.config, shop) } as const;
  await deps.mailer.put(db, shop.id, mailOf(deps, shop, content, recipient), deps.now());
}

/**
 * Starts to send a newsletter to all confirmed subscribers, in their language. The same content is the same newsletter,
 * which a subscriber receives once unless `isAgain`.
 * @returns the id of the task; of the running one if it is being sent already.
 */
export function startNewsletter(
  deps: DomainDeps<'now'>,
  db: Db,
  draft: NewsletterDraft,
  isAgain: boolean,
): Promise<number> {
  const content = contentOf(draft);
  const now = deps.now();
  return inTransaction(db, async (tx) => {
    const shop = await namedShop(tx, draft.host);
    // The second of two concurrent commands finds the task of the first.
    await lockShop(tx, shop.id);
    const known = await newsletterLike(tx, shop.id, content);
    const isSending = known !== undefined && (await hasOpenTask(tx, keyOf(known)));
    const id = known === undefined || (isAgain && !isSending) ? await addNewsletter(tx, shop.id, content, now) : known;
    const { confirmed: total } = await countSubscribers(tx, shop.id);
    return openTask(tx, { command: 'newsletter send', key: keyOf(id), input: { id }, total }, now);
  });
}
const keyOf = (newsletterId: number) => `newsletter ${newsletterId}`;

/** Sends a newsletter, some hundred addresses per transaction: sent mails are recorded, so that a restart repeats none. */
export async function sendNewsletterTask(
  deps: Needs,
  db: Db,
  { id }: TaskRow,
  isStopped: () => boolean,
): Promise<void> {
  // The embedded database lets no request have its turn between statements.
  while (!isStopped() && (await inTransaction(db, (tx) => sendSome(deps, tx, id)))) await othersFirst();
  void deps.mailer.flush();
}

/** Returns whether there may be more to send. */
async function sendSome(deps: Needs, tx: Tx, taskId: number): Promise<boolean> {
  const task = await holdTask(tx, taskId);
  if (!task) return false;
  const now = deps.now();
  const newsletter = await newsletterById(tx, Number(task.input.id));
  const shop = newsletter && (await shopById(tx, newsletter.store_id));
  if (!shop) throw notFound();
  const { email, sent: before } = (task.position ?? { email: '', sent: 0 }) as Position;
  const some = await subscribers(tx, shop.id, email, ADDRESSES_AT_ONCE);
  const fresh = await deliver(tx, newsletter, some);
  const mails = fresh.map((row) => {
    const unsubscribeUrl = linkTo(deps, shop, 'unsubscribe', row);
    return mailOf(deps, shop, newsletter.content, { email: row.email, locale: row.locale, unsubscribeUrl });
  });
  await deps.mailer.putAll(tx, shop.id, mails, now);
  const sent = before + fresh.length;
  const position: Position = { email: some.at(-1)?.email ?? email, sent };
  await advanceTask(tx, taskId, { position, done: some.length });
  if (some.length === ADDRESSES_AT_ONCE) return true;
  const hadIt = task.done + some.length - sent;
  await finishTask(tx, taskId, { status: 200, message: newsletterSent(sent, hadIt), data: null }, now);
  return false;
}

/** How far a newsletter was sent. */
interface Position {
  /** The last address, in the order of addresses. */
  email: string;
  /** To how many. */
  sent: number;
}

function newsletterSent(count: number, hadIt: number): string {
  const goes = count === 1 ? 'The newsletter goes to 1 address.' : `The newsletter goes to ${count} addresses.`;
  if (hadIt === 0) return goes;
  return `${goes} ${hadIt} had it already; --again yes sends the same to everybody once more.`;
}

/** How many receive the newsletters of a shop, and how many have still to confirm. */
export async function newsletterStatus(db: Db, host?: string) {
  return countSubscribers(db, (await namedShop(db, host)).id);
}
