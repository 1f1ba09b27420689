import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_RESEND_SECONDS, EMAIL_CODE_LIFE_MS } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { isCommonPassword } from '../identity/common-passwords.ts';
import { hashPassword } from '../identity/passwords.ts';
import { knownAddressMail, registrationCodeMail } from '../mail/registration-mails.ts';
import { type CodePurpose, consumeCode, putCode, tryCode } from '../repositories/email-codes.ts';
import { limitUse } from '../repositories/rate-limits.ts';
import { accountByEmail, insertAccount } from '../repositories/users.ts';

const CODE_TRIES = 5;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Sends a registration code. Whether the address has an account shows neither in the answer nor in what is done for it:
 * both ways a code is made and a mail is sent, only the words differ.
 */
export async function sendRegistrationCode({ secrets, mailer, config }: Deps, call: CallContext, email: string) {
  const { db, shop, now, ip, locale } = call;
  const purpose: CodePurpose = { storeId: shop.id, email: email.trim().toLowerCase(), purpose: 'registration' };
  await limitUse(
    db,
    [
      { key: `code:address:${ip}`, limit: 20, windowMs: HOUR_MS },
      { key: `code:minute:${shop.id}:${purpose.email}`, limit: 1, windowMs: CODE_RESEND_SECONDS * 1000 },
      { key: `code:hour:${shop.id}:${purpose.email}`, limit: 5, windowMs: HOUR_MS },
    ],
    now,
  );
  const code = `${randomInt(1_000_000)}`.padStart(6, '0');
  const account = await accountByEmail(db, shop.id, purpose.email);
  await putCode(db, {
    store_id: shop.id,
    email: purpose.email,
    purpose: purpose.purpose,
    code_hash: hashCode(secrets.codeKey, purpose, code),
    expires_at: now + EMAIL_CODE_LIFE_MS,
    consumed_at: null,
    created_at: now,
  });
  const words = { to: purpose.email, shopName: shop.name, publicUrl: config.publicUrl, locale };
  const mail = account ? knownAddressMail(words) : registrationCodeMail({ ...words, code });
  await mailer.put(db, shop.id, mail, now);
}

function hashCode(key: string, { storeId, email, purpose }: CodePurpose, code: string): string {
  return createHmac('sha256', key).update(`${storeId}\n${email}\n${purpose}\n${code}`).digest('base64url');
}

interface Registration {
  email: string;
  password: string;
  captcha?: string | undefined;
}

/** Hashes the password that somebody wants; that takes long, so it is limited, and done outside any transaction. */
export async function prepareRegistration({ db, now, ip }: CallContext, body: Registration): Promise<string> {
  if (body.captcha === undefined) throw badField('captcha', 'codeMissing');
  if (isCommonPassword(body.password, body.email.trim().toLowerCase())) throw badField('password', 'passwordCommon');
  await limitUse(db, [{ key: `register:address:${ip}`, limit: 60, windowMs: HOUR_MS }], now);
  return hashPassword(body.password);
}

/** Makes an account for who holds the code. A wrong try is counted, whatever else is wrong. */
export async function register(
  { secrets }: Deps,
  { db, shop, now, locale }: CallContext,
  body: Registration,
  passwordHash: string,
): Promise<void> {
  const email = body.email.trim().toLowerCase();
  const purpose: CodePurpose = { storeId: shop.id, email, purpose: 'registration' };
  const wrong = () => new Refused(400, 'codeWrong', { fields: { captcha: { id: 'codeWrong' } }, keepsWrites: true });
  const code = await tryCode(db, purpose, CODE_TRIES, now);
  const given = Buffer.from(hashCode(secrets.codeKey, purpose, body.captcha ?? ''));
  if (!code || !timingSafeEqual(given, Buffer.from(code.code_hash))) throw wrong();
  if (!(await consumeCode(db, code.id, now))) throw wrong();
  const account = await insertAccount(db, {
    store_id: shop.id,
    email,
    password_hash: passwordHash,
    nickname: email.split('@')[0] ?? email,
    avatar: '',
    phone: null,
    kind: 'email',
    locale,
    created_at: now,
    updated_at: now,
  });
  if (!account) throw wrong();
}
