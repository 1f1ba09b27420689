import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_RESEND_SECONDS, EMAIL_CODE_LIFE_MS } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { type CodePurpose, putCode, tryCode } from '../repositories/codes.ts';
import { HOUR_MS, limitUse } from '../repositories/rate-limits.ts';

const CODE_TRIES = 5;

/**
 * Makes a code, for the caller to send. How many there may be does not depend on whether the recipient is known.
 *
 * @throws Refused 429 with the time to wait.
 */
export async function issueCode(
  { secrets }: Pick<Deps, 'secrets'>,
  { db, now, ip, principal }: Pick<CallContext, 'db' | 'now' | 'ip' | 'principal'>,
  purpose: CodePurpose,
): Promise<string> {
  const { storeId, recipient } = purpose;
  const channel = isPhone(recipient) ? 'phone' : 'mail';
  const limits = [
    { key: `code:${channel}:address:${ip}`, limit: 20, windowMs: HOUR_MS },
    { key: `code:minute:${storeId}:${purpose.purpose}:${recipient}`, limit: 1, windowMs: CODE_RESEND_SECONDS * 1000 },
    { key: `code:hour:${storeId}:${recipient}`, limit: 5, windowMs: HOUR_MS },
  ];
  // Who is signed in writes to nobody else, and shares an address with many.
  await limitUse(db, principal.kind === 'guest' ? limits : limits.slice(1), now);
  const code = `${randomInt(1_000_000)}`.padStart(6, '0');
  await putCode(db, {
    store_id: storeId,
    recipient,
    purpose: purpose.purpose,
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
  { secrets }: Pick<Deps, 'secrets'>,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  purpose: CodePurpose,
  given: string,
): Promise<number> {
  const code = await tryCode(db, purpose, CODE_TRIES, now);
  const hash = Buffer.from(hashCode(secrets.codeKey, purpose, given));
  if (!code || !timingSafeEqual(hash, Buffer.from(code.code_hash))) throw wrongCode();
  return code.id;
}

/** The one refusal of every code that does not count. */
export function wrongCode(): Refused {
  return new Refused(400, 'codeWrong', { fields: { captcha: { id: 'codeWrong' } }, keepsWrites: true });
}

/** A phone as accounts and codes are found by it, as in `+15550100`. */
export function plainPhone({ phone, countryCode }: { phone: string; countryCode: string }): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < PHONE_DIGITS_MIN) throw badField('phone', 'fieldMalformed');
  return countryCode + digits;
}

const PHONE_DIGITS_MIN = 4;

function isPhone(recipient: string): boolean {
  return !recipient.includes('@');
}

function hashCode(key: string, { storeId, recipient, purpose }: CodePurpose, code: string): string {
  return createHmac('sha256', key).update(`${storeId}\n${recipient}\n${purpose}\n${code}`).digest('base64url');
}
