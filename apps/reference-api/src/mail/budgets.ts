import type { Db } from '../db/index.ts';
import { mailboxOf } from '../limits/mailbox.ts';
import { countUse, type Limit, perNetwork, usesOf } from '../limits/rate-limits.ts';
import { isProvenRecipient } from '../repositories/users.ts';

/** What any client may have mailed by naming an address. */
export const REQUESTED_MAIL = [
  'registration',
  'password-reset',
  'sign-in',
  'verification',
  'newsletter',
  'stock-alert',
  'application',
] as const;

export type RequestedMail = (typeof REQUESTED_MAIL)[number];

/** Mail without which an owner can still reach their account and orders. */
const OPTIONAL_MAIL: ReadonlySet<RequestedMail> = new Set(['newsletter', 'stock-alert', 'application']);

/** On whose account a mail is written, which decides how many of its kind a mailbox or phone gets. */
export type MailBudget =
  /** Any client may cause it by naming the address. Each purpose has a place that no other can take. */
  | { requestedFor: RequestedMail }
  /** An account requests it for its own address. Other clients cannot use this budget up. */
  | 'own'
  /** The confirmation of a paid order, to an address that the shopper may have mistyped. Nothing else takes its places. */
  | 'paid-order'
  /** The link of an order whose number the client knows. */
  | 'order-link'
  /**
   * Notifies an account's owner that its sign-in methods have changed. With a limit, an attacker could suppress the notice.
   */
  | 'security'
  /**
   * Notifies a customer, merchant or applicant of an event that concerns them; never to an unverified address.
   */
  | 'transactional'
  /** An alert that the address has requested and confirmed. */
  | 'alert';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails a day to one mailbox, for each of the budgets that are limited, over all purposes. */
export const MAILS_A_DAY = { unproven: 10, proven: 30 } as const;

/** How many of the requested ones may be for the newsletter, stock alerts and applications. */
export const OPTIONAL_MAILS_A_DAY = { unproven: 3, proven: 10 } as const;

/** Requested mails a day to one mailbox, from one network. */
export const REQUESTS_PER_NETWORK = 3;

/** Whether a mail may be written. */
export interface MailAdmission {
  isWritten: boolean;
  /**
   * The wait to report to the caller. It depends on the number of mails alone, so it does not disclose whether an account
   * exists.
   */
  waitSeconds: number;
}

/**
 * The limits of one network on mail to one mailbox. Count them before anything depends on whether the mailbox is known, and
 * before the budgets that all networks share.
 */
export const requestedMailLimits = (storeId: number, to: string, ip: string): readonly Limit[] =>
  perNetwork(`mail-request:${storeId}:${mailboxOf(to)}`, ip, { limit: REQUESTS_PER_NETWORK, windowMs: DAY_MS });

/** Counts a mail against its budget. */
export async function admitMail(
  db: Db,
  { storeId, to, budget }: { storeId: number; to: string; budget: MailBudget },
  now: number,
): Promise<MailAdmission> {
  if (typeof budget === 'object') return admitRequested(db, { storeId, to }, budget.requestedFor, now);
  if (budget === 'security' || budget === 'transactional' || budget === 'alert')
    return { isWritten: true, waitSeconds: 0 };
  const key = `mail:${budget}:${storeId}:${mailboxOf(to)}`;
  const waitSeconds = await countUse(db, { key, limit: MAILS_A_DAY.proven, windowMs: DAY_MS }, now);
  if (waitSeconds > 0) return { isWritten: false, waitSeconds };
  if (await isProvenRecipient(db, storeId, to)) return { isWritten: true, waitSeconds: 0 };
  // This limit is not disclosed to callers: accounts have another one.
  const unproven = { key: `${key}:unproven`, limit: MAILS_A_DAY.unproven, windowMs: DAY_MS };
  return { isWritten: (await countUse(db, unproven, now)) === 0, waitSeconds: 0 };
}

async function admitRequested(
  db: Db,
  { storeId, to }: { storeId: number; to: string },
  purpose: RequestedMail,
  now: number,
): Promise<MailAdmission> {
  const mailbox = `mail:requested:${storeId}:${mailboxOf(to)}`;
  // Holds the mailbox until the transaction ends, so that requests at once see each other's counts.
  await countUse(db, { key: mailbox, limit: Number.MAX_SAFE_INTEGER, windowMs: DAY_MS }, now);
  const waitSeconds = await takePlace(db, { mailbox, kind: 'proven' }, purpose, now);
  if (waitSeconds > 0) return { isWritten: false, waitSeconds };
  if (await isProvenRecipient(db, storeId, to)) return { isWritten: true, waitSeconds: 0 };
  // These places are not disclosed to callers: accounts have others.
  return { isWritten: (await takePlace(db, { mailbox, kind: 'unproven' }, purpose, now)) === 0, waitSeconds: 0 };
}

/** Takes a place among a day's requested mails. Returns the seconds to wait if there is none, otherwise 0. */
async function takePlace(
  db: Db,
  { mailbox, kind }: { mailbox: string; kind: keyof typeof MAILS_A_DAY },
  purpose: RequestedMail,
  now: number,
): Promise<number> {
  const keyOf = (each: RequestedMail) => `${mailbox}:${kind}:${each}`;
  const uses = await usesOf(db, REQUESTED_MAIL.map(keyOf), DAY_MS, now);
  const own = uses.get(keyOf(purpose));
  /** Places that are taken or kept: each purpose keeps one. */
  const taken = (purposes: readonly RequestedMail[]) =>
    purposes.reduce((sum, each) => sum + Math.max(uses.get(keyOf(each))?.count ?? 0, 1), 0);
  const hasPlace =
    taken(REQUESTED_MAIL) < MAILS_A_DAY[kind] &&
    (!OPTIONAL_MAIL.has(purpose) || taken([...OPTIONAL_MAIL]) < OPTIONAL_MAILS_A_DAY[kind]);
  if (own && !hasPlace) return Math.max(1, Math.ceil((own.endsAt - now) / 1000));
  return countUse(db, { key: keyOf(purpose), limit: MAILS_A_DAY[kind], windowMs: DAY_MS }, now);
}
