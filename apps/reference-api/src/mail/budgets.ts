import type { Db } from '../db/index.ts';
import { mailboxOf } from '../limits/mailbox.ts';
import { countUse } from '../limits/rate-limits.ts';
import { isProvenRecipient } from '../repositories/users.ts';

/** On whose account a mail is written, which decides how many of its kind a mailbox or phone gets. */
export type MailBudget =
  /** Any client may cause it by naming the address. */
  | 'requested'
  /** An account requests it for its own address. Other clients cannot use this budget up. */
  | 'own'
  /**
   * Notifies an account's owner that its sign-in methods have changed. With a limit, an attacker could suppress the notice.
   */
  | 'security'
  /** Notifies a customer, merchant or applicant of an event that concerns them; never to an unverified address. */
  | 'transactional'
  /** An alert that the address has requested and confirmed. */
  | 'alert';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails a day to one mailbox, for each of the budgets that are limited, over all purposes. */
export const MAILS_A_DAY = { unproven: 10, proven: 30 } as const;

/** Whether a mail may be written. */
export interface MailAdmission {
  isWritten: boolean;
  /**
   * The wait to report to the caller. It depends on the number of mails alone, so it does not disclose whether an account
   * exists.
   */
  waitSeconds: number;
}

/** Counts a mail against its budget. */
export async function admitMail(
  db: Db,
  { storeId, to, budget }: { storeId: number; to: string; budget: MailBudget },
  now: number,
): Promise<MailAdmission> {
  if (budget !== 'requested' && budget !== 'own') return { isWritten: true, waitSeconds: 0 };
  const key = `mail:${budget}:${storeId}:${mailboxOf(to)}`;
  const waitSeconds = await countUse(db, { key, limit: MAILS_A_DAY.proven, windowMs: DAY_MS }, now);
  if (waitSeconds > 0) return { isWritten: false, waitSeconds };
  if (await isProvenRecipient(db, storeId, to)) return { isWritten: true, waitSeconds: 0 };
  // This limit is not disclosed to callers: accounts have another one.
  const unproven = { key: `${key}:unproven`, limit: MAILS_A_DAY.unproven, windowMs: DAY_MS };
  return { isWritten: (await countUse(db, unproven, now)) === 0, waitSeconds: 0 };
}
