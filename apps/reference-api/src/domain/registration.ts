import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { badField } from '../errors/refused.ts';
import { isCommonPassword } from '../identity/common-passwords.ts';
import { accountNoticeMail, codeMail } from '../mail/account-mails.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { consumeCode } from '../repositories/codes.ts';
import { accountByEmail, insertAccount, plainEmail, provenEmail } from '../repositories/users.ts';
import { checkCode, sendCode, wrongCode } from './codes.ts';
import { shopOrigin } from './shop-origin.ts';

const purposeOf = ({ shop }: CallContext, email: string): CodePurpose => ({
  storeId: shop.id,
  recipient: plainEmail(email),
  purpose: 'registration',
});

/**
 * Sends a registration code. Neither the response nor the work discloses whether the address has an account: in both cases a
 * code is created and a mail is sent, only the text differs.
 */
export async function sendRegistrationCode(
  deps: DomainDeps<'secrets' | 'config' | 'limiter' | 'mailer'>,
  call: CallContext,
  email: string,
): Promise<void> {
  const { db, shop, locale } = call;
  const purpose = purposeOf(call, email);
  const account = await accountByEmail(db, shop.id, purpose.recipient);
  const words = { to: purpose.recipient, shopName: shop.name, publicUrl: shopOrigin(deps.config, shop), locale };
  await sendCode(deps, call, purpose, (sent) =>
    account ? accountNoticeMail(words, 'registration-known', sent) : codeMail(words, 'registration-code', sent),
  );
}

interface Registration {
  email: string;
  password: string;
  captcha?: string | undefined;
}

/** What an account is made of for who holds the code. */
interface Prepared {
  codeId: number;
  passwordHash: string;
}

/**
 * Checks a registration code, then hashes the password; hashing is slow, so it runs outside any transaction, and only with a
 * valid code.
 */
export async function prepareRegistration(
  deps: DomainDeps<'secrets' | 'limiter' | 'passwords' | 'audit'>,
  call: CallContext,
  body: Registration,
): Promise<Prepared> {
  const { ip, signal } = call;
  if (body.captcha === undefined) throw badField('captcha', 'codeMissing');
  if (isCommonPassword(body.password, plainEmail(body.email))) throw badField('password', 'passwordCommon');
  // A try of the code counts, so that it comes after what may refuse without one.
  deps.passwords.refuseWhenFull(ip);
  const codeId = await checkCode(deps, call, purposeOf(call, body.email), body.captcha);
  return { codeId, passwordHash: await deps.passwords.hash(body.password, { ip, signal }) };
}

/** Makes an account for who holds the code. */
export async function register(
  call: CallContext,
  body: Registration,
  { codeId, passwordHash }: Prepared,
): Promise<void> {
  const { db, shop, now, locale } = call;
  const purpose = purposeOf(call, body.email);
  if (!(await consumeCode(db, codeId, now))) throw wrongCode();
  const account = await insertAccount(db, {
    store_id: shop.id,
    ...provenEmail(purpose.recipient, now),
    password_hash: passwordHash,
    nickname: purpose.recipient.split('@')[0] ?? '',
    avatar: '',
    phone: null,
    kind: 'email',
    locale,
    created_at: now,
    updated_at: now,
  });
  if (!account) throw wrongCode();
}
