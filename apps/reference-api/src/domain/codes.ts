import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_RESEND_SECONDS, EMAIL_CODE_LIFE_MS } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { mailboxOf } from '../limits/mailbox.ts';
import { HOUR_MS, type Limit, limitUse, perNetwork } from '../limits/rate-limits.ts';
import { type CodePurpose, putCode, tryCode } from '../repositories/codes.ts';

const CODE_TRIES = 5;

/** Codes for one mailbox or phone and one purpose within an hour, from all networks and from one of them. */
const CODES_AN_HOUR = 10;
const CODES_AN_HOUR_PER_NETWORK = 3;
/** Codes that an account asks for itself: nobody else can use them up. */
const OWN_CODES_AN_HOUR = 5;

/** Whether an account that counts is limited in what it asks for, instead of its network. Anybody can be a visitor with nothing proven. */
const isOfAccount = ({ principal }: Pick<CallContext, 'principal'>, { purpose }: CodePurpose) =>
  principal.kind === 'shopper' && purpose !== 'email-proof';

/** Whether a shopper asks for a code to an address of their own. Who wants another may name any. */
const isOwn = (call: Pick<CallContext, 'principal'>, code: CodePurpose) =>
  isOfAccount(call, code) && code.purpose !== 'email-change';

/** The limits of one recipient. Each purpose has its own, so that asking for one kind of code cannot use up another. */
function limitsOf(call: Pick<CallContext, 'ip' | 'principal'>, code: CodePurpose): readonly Limit[] {
  const { ip } = call;
  const { storeId, recipient, purpose } = code;
  const name = `code:${storeId}:${purpose}:${mailboxOf(recipient)}`;
  const everyMinute = { limit: 1, windowMs: CODE_RESEND_SECONDS * 1000 };
  if (isOwn(call, code)) {
    return [
      { ...everyMinute, key: `${name}:minute` },
      { key: `${name}:hour`, limit: OWN_CODES_AN_HOUR, windowMs: HOUR_MS },
    ];
  }
  // What one network may not send any more must not use up what the others may, so its own limits come first.
  return [
    ...perNetwork(`${name}:minute`, ip, everyMinute),
    ...perNetwork(`${name}:hour`, ip, { limit: CODES_AN_HOUR_PER_NETWORK, windowMs: HOUR_MS }),
    { key: `${name}:hour`, limit: CODES_AN_HOUR, windowMs: HOUR_MS },
  ];
}

/**
 * Makes a code, for the caller to send. How many there may be does not depend on whether the recipient is known.
 *
 * @throws Refused 429 with the time to wait.
 */
export async function issueCode(
  { limiter, secrets }: Pick<Deps, 'limiter' | 'secrets'>,
  call: Pick<CallContext, 'db' | 'now' | 'ip' | 'principal'>,
  purpose: CodePurpose,
): Promise<string> {
  const { db, now, ip } = call;
  const channel = purpose.recipient.includes('@') ? 'mailCode' : 'textCode';
  const perCaller = isOfAccount(call, purpose) ? [] : limiter.limitsOf(channel, ip);
  await limitUse(db, [...perCaller, ...limitsOf(call, purpose)], now);
  const code = `${randomInt(1_000_000)}`.padStart(6, '0');
  await putCode(db, {
    store_id: purpose.storeId,
    recipient: purpose.recipient,
    purpose: purpose.purpose,
    ...(purpose.interaction !== undefined && { interaction: purpose.interaction }),
    code_hash: hashCode(secrets.codeKey, purpose, code),
    expires_at: now + EMAIL_CODE_LIFE_MS,
    consumed_at: null,
    created_at: now,
  });
  return code;
}

/**
 * Counts a try and answers the id of the code that was meant; it is the caller's to use it up, with what it is used for.
 * What was counted must outlive the refusal, so this is no part of a transaction that ends with it.
 *
 * @throws Refused when it is wrong, used up, too old or tried too often; always in the same words.
 */
export async function checkCode(
  { secrets, audit }: Pick<Deps, 'secrets' | 'audit'>,
  { db, now, ip }: Pick<CallContext, 'db' | 'now' | 'ip'>,
  purpose: CodePurpose,
  given: string,
  field = 'captcha',
): Promise<number> {
  const codeId = await findCode({ secrets }, { db, now }, purpose, given);
  if (codeId === undefined) {
    audit('code refused', { shop: purpose.storeId, purpose: purpose.purpose, ip });
    throw wrongCode(field);
  }
  return codeId;
}

/** Counts a try and answers the id of the code that was meant; undefined for one that does not count. */
export async function findCode(
  { secrets }: Pick<Deps, 'secrets'>,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  purpose: CodePurpose,
  given: string,
): Promise<number | undefined> {
  const code = await tryCode(db, purpose, CODE_TRIES, now);
  const hash = Buffer.from(hashCode(secrets.codeKey, purpose, given));
  return code && timingSafeEqual(hash, Buffer.from(code.code_hash)) ? code.id : undefined;
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
