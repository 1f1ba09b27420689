import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_RESEND_SECONDS, EMAIL_CODE_LIFE_MS } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { NewRow } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { recipientHash } from '../identity/sign-in.ts';
import { admitAttempt } from '../identity/sign-in-limits.ts';
import { mailboxOf } from '../limits/mailbox.ts';
import { countUse, HOUR_MS, type Limit, limitUse, perNetwork, refuseFor } from '../limits/rate-limits.ts';
import type { SentCode } from '../mail/account-mails.ts';
import { type MailBudget, requestedMailLimits } from '../mail/budgets.ts';
import type { Mail } from '../mail/mailer.ts';
import { type CodePurpose, putCode, tryCode } from '../repositories/codes.ts';
import { inTransaction } from '../repositories/transaction.ts';

const CODE_TRIES = 5;

/** Codes for one mailbox or phone and one purpose within an hour, from all networks and from one of them. */
const CODES_AN_HOUR = 10;
const CODES_AN_HOUR_PER_NETWORK = 3;
/** Codes that an account requests for itself: other clients cannot use up this limit. */
const OWN_CODES_AN_HOUR = 5;

/** Purposes for which only a signed-in account sends codes, which has its own limits instead of those of its network. */
const OF_ACCOUNT: ReadonlySet<CodePurpose['purpose']> = new Set([
  'password-change',
  'email-change',
  'email-change-own',
]);

/**
 * On whose account a code is sent. `own` ones can be caused only by who is signed in or knows the password; a request for a
 * new address may name any.
 */
const BUDGETS: Readonly<Record<CodePurpose['purpose'], MailBudget>> = {
  registration: { requestedFor: 'registration' },
  'password-reset': { requestedFor: 'password-reset' },
  'password-change': 'own',
  'phone-sign-in': { requestedFor: 'sign-in' },
  'sign-in': 'own',
  'passwordless-sign-in': { requestedFor: 'sign-in' },
  application: { requestedFor: 'application' },
  'email-proof': { requestedFor: 'verification' },
  'email-change': { requestedFor: 'verification' },
  'email-change-own': 'own',
};

const isOwn = ({ purpose }: CodePurpose) => BUDGETS[purpose] === 'own';

/** The limits of one recipient. Each purpose has its own, so that requests for one kind of code cannot use up another. */
function limitsOf(ip: string, code: CodePurpose): readonly Limit[] {
  const { storeId, recipient, purpose } = code;
  const name = `code:${storeId}:${purpose}:${mailboxOf(recipient)}`;
  const everyMinute = { limit: 1, windowMs: CODE_RESEND_SECONDS * 1000 };
  if (isOwn(code)) {
    return [
      { ...everyMinute, key: `${name}:minute` },
      { key: `${name}:hour`, limit: OWN_CODES_AN_HOUR, windowMs: HOUR_MS },
    ];
  }
  // A network's own limits come first, so that its refused requests don't use up the shared limits.
  return [
    ...perNetwork(`${name}:minute`, ip, everyMinute),
    ...perNetwork(`${name}:hour`, ip, { limit: CODES_AN_HOUR_PER_NETWORK, windowMs: HOUR_MS }),
    ...requestedMailLimits(storeId, recipient, ip),
    { key: `${name}:hour`, limit: CODES_AN_HOUR, windowMs: HOUR_MS },
  ];
}

/**
 * Makes a code and sends it in the mail or text message that `write` words. How many there may be does not depend on whether
 * the recipient is known.
 *
 * @throws Refused 429 with the time to wait.
 */
export async function sendCode(
  { limiter, secrets, mailer }: DomainDeps<'limiter' | 'secrets' | 'mailer'>,
  { db, now, ip }: Pick<CallContext, 'db' | 'now' | 'ip'>,
  purpose: CodePurpose,
  write: (sent: SentCode) => Mail,
): Promise<void> {
  const channel = purpose.recipient.includes('@') ? 'mailCode' : 'textCode';
  const perCaller = OF_ACCOUNT.has(purpose.purpose) ? [] : limiter.limitsOf(channel, ip);
  await limitUse(db, [...perCaller, ...limitsOf(ip, purpose)], now);
  const code = newCode();
  const mail = write({ code, budget: BUDGETS[purpose.purpose] });
  const { waitSeconds } = await inTransaction(db, async (tx) => {
    const admission = await mailer.put(tx, purpose.storeId, mail, now);
    // A code that is not sent must not invalidate the previous one.
    if (admission.isWritten) await putCode(tx, rowOf(secrets.codeKey, purpose, code, now));
    return admission;
  });
  refuseFor(waitSeconds);
}

/**
 * Sends a code if `isEarned`, within the limits. The caller's response must not depend on either, and neither does the work:
 * what must not be sent is written and rolled back.
 */
export async function sendCodeInSecret(
  { secrets, mailer }: DomainDeps<'secrets' | 'mailer'>,
  { db, now, ip }: Pick<CallContext, 'db' | 'now' | 'ip'>,
  purpose: CodePurpose,
  { isEarned, write }: { isEarned: boolean; write: (sent: SentCode) => Mail },
): Promise<void> {
  const code = newCode();
  const mail = write({ code, budget: BUDGETS[purpose.purpose] });
  try {
    await inTransaction(db, async (tx) => {
      let isLimited = false;
      for (const limit of limitsOf(ip, purpose)) isLimited = (await countUse(tx, limit, now)) > 0 || isLimited;
      const { isWritten } = await mailer.put(tx, purpose.storeId, mail, now);
      await putCode(tx, rowOf(secrets.codeKey, purpose, code, now));
      if (!isEarned || isLimited || !isWritten) throw new Unsent();
    });
  } catch (error) {
    if (!(error instanceof Unsent)) throw error;
    // A commit takes longer than a rollback, so this one commits too.
    await countUse(db, { key: 'unsent-codes', limit: 1, windowMs: HOUR_MS }, now);
  }
}

class Unsent extends Error {}

const newCode = () => `${randomInt(1_000_000)}`.padStart(6, '0');

const rowOf = (key: string, purpose: CodePurpose, code: string, now: number): NewRow<'codes'> => ({
  store_id: purpose.storeId,
  recipient: purpose.recipient,
  purpose: purpose.purpose,
  ...(purpose.interaction !== undefined && { interaction: purpose.interaction }),
  code_hash: hashCode(key, purpose, code),
  expires_at: now + EMAIL_CODE_LIFE_MS,
  consumed_at: null,
  created_at: now,
});

/** Result of trying a code. */
export type CodeTry =
  /** The id of the matching code; the caller must use it up together with the action. */
  | { result: 'ok'; codeId: number }
  /** Wrong, used up, too old or tried too often. */
  | { result: 'code-wrong' }
  /** Too many wrong codes from this network. */
  | { result: 'limited'; waitSeconds: number }
  /** Too many wrong codes for this recipient and purpose from everywhere. */
  | { result: 'exhausted'; waitSeconds: number };

/**
 * Counts a try and finds the matching code. Wrong codes of each purpose have the same limit as wrong passwords, counted
 * separately: guessing one uses up no other. The count must survive a refusal, so don't call this in a transaction that a
 * refusal rolls back.
 * @param device known to the account, as returned by `deviceOf`
 */
export async function findCode(
  { secrets, limiter }: DomainDeps<'secrets' | 'limiter'>,
  { db, now, ip }: Pick<CallContext, 'db' | 'now' | 'ip'>,
  purpose: CodePurpose,
  given: string,
  device: string | null = null,
): Promise<CodeTry> {
  const account = `code:${purpose.purpose}:${recipientHash(purpose.storeId, purpose.recipient)}`;
  const admission = await admitAttempt(db, limiter, { account, ip, device }, now);
  if (admission.result === 'limited') return admission;
  if (admission.result === 'needs-code') return { result: 'exhausted', waitSeconds: admission.waitSeconds };
  const code = await tryCode(db, purpose, CODE_TRIES, now);
  const hash = Buffer.from(hashCode(secrets.codeKey, purpose, given));
  if (!code || !timingSafeEqual(hash, Buffer.from(code.code_hash))) return { result: 'code-wrong' };
  await admission.onSuccess();
  return { result: 'ok', codeId: code.id };
}

/**
 * The id of the code that was meant, as `findCode` finds it.
 *
 * @throws Refused in the same words whatever is wrong with it, or 429 with the time to wait after too many wrong ones.
 */
export async function checkCode(
  deps: DomainDeps<'secrets' | 'limiter' | 'audit'>,
  call: Pick<CallContext, 'db' | 'now' | 'ip'>,
  purpose: CodePurpose,
  given: string,
  field = 'captcha',
): Promise<number> {
  const found = await findCode(deps, call, purpose, given);
  if (found.result === 'ok') return found.codeId;
  deps.audit('code refused', { shop: purpose.storeId, purpose: purpose.purpose, result: found.result, ip: call.ip });
  if (found.result !== 'code-wrong') refuseFor(found.waitSeconds);
  throw wrongCode(field);
}

/** The one refusal of every code that does not count. */
export function wrongCode(field = 'captcha'): Refused {
  return new Refused(400, 'codeWrong', { fields: { [field]: { id: 'codeWrong' } }, keepsWrites: true });
}

/** A phone as accounts and codes are found by it, as in `+15550100`. */
export function plainPhone({ phone, countryCode }: { phone: string; countryCode: string }): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < PHONE_DIGITS_MIN) throw badField('phone', 'fieldMalformed');
  return diallingCode(countryCode) + digits;
}

const PHONE_DIGITS_MIN = 4;

/** A dialling code with its plus sign, which clients of the family leave out. */
export const diallingCode = (countryCode: string): string => countryCode.replace(/^\+?/, '+');

function hashCode(key: string, { storeId, recipient, purpose }: CodePurpose, code: string): string {
  return createHmac('sha256', key).update(`${storeId}\n${recipient}\n${purpose}\n${code}`).digest('base64url');
}
