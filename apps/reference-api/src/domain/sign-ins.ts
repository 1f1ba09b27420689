import type { InputOf, LoginResult } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { message } from '../errors/messages.ts';
import { badField, Refused } from '../errors/refused.ts';
import { isCommonPassword } from '../identity/common-passwords.ts';
import { type Claim, signIn } from '../identity/sign-in.ts';
import { codeText } from '../mail/phone-texts.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { consumeCode } from '../repositories/codes.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { accountByPhone, insertAccount, type UserRow } from '../repositories/users.ts';
import { checkCode, plainPhone, sendCode, wrongCode } from './codes.ts';
import { loginResult } from './login-results.ts';

/** Signs in by a password; an unknown account is refused like a wrong password. */
export async function signInByPassword(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'limiter' | 'passwords' | 'audit' | 'mintToken'>,
  call: CallContext,
  claim: Claim,
  password: string,
): Promise<LoginResult> {
  const { shop, ip, signal } = call;
  const outcome = await signIn(deps, call.db, { storeId: shop.id, claim, password, ip, signal });
  if (outcome.result === 'ok') return loginResult(deps, call, outcome.user);
  if (outcome.result === 'refused') throw new Refused(400, 'signInWrong');
  if (outcome.result === 'code-wrong') throw wrongCode();
  const seconds = outcome.waitSeconds;
  if (outcome.result === 'needs-code') {
    const id = 'email' in claim ? 'signInNeedsMail' : 'signInNeedsText';
    throw new Refused(429, id, { retryAfterSeconds: seconds });
  }
  throw new Refused(429, 'tooManyRequests', { values: { wait: seconds }, retryAfterSeconds: seconds });
}

/**
 * The normalized phone of a call, if the shop has sign-in by phone.
 * @throws Refused 404 if it does not.
 */
export function phoneOf({ config }: DomainDeps<'config'>, body: { phone: string; countryCode: string }): string {
  if (!config.sms) throw new Refused(404, 'phoneSignInOff');
  return plainPhone(body);
}

const purposeOf = ({ shop }: CallContext, phone: string): CodePurpose => ({
  storeId: shop.id,
  recipient: phone,
  purpose: 'phone-sign-in',
});

/** Sends a code to a phone, whether it has an account or not: the code is good for either. */
export async function sendPhoneCode(
  deps: DomainDeps<'secrets' | 'limiter' | 'mailer'>,
  call: CallContext,
  phone: string,
): Promise<void> {
  const words = { to: phone, shopName: call.shop.name, locale: call.locale };
  await sendCode(deps, call, purposeOf(call, phone), (sent) => codeText(words, sent));
}

/** Signs in who holds the code of a phone; one without an account gets one, which has no password. */
export async function signInByCode(
  deps: DomainDeps<'secrets' | 'limiter' | 'audit' | 'mintToken'>,
  call: CallContext,
  phone: string,
  captcha: string,
): Promise<LoginResult> {
  const codeId = await checkCode(deps, call, purposeOf(call, phone), captcha);
  const user = await openPhoneAccount(call, phone, codeId);
  if (!user) throw wrongCode();
  return loginResult(deps, call, user);
}

/** Uses the code of a phone up; answers its account, or a new one. Undefined when the code is used up already. */
export function openPhoneAccount(
  call: Pick<CallContext, 'db' | 'shop' | 'locale' | 'now'>,
  phone: string,
  codeId: number,
): Promise<UserRow | undefined> {
  return inTransaction(call.db, async (tx) => {
    if (!(await consumeCode(tx, codeId, call.now))) return undefined;
    return (await accountByPhone(tx, call.shop.id, phone)) ?? insertAccount(tx, newAccount(call, phone, null));
  });
}

/** Makes an account for who holds the code of a phone, and signs in. */
export async function registerPhone(
  deps: DomainDeps<'secrets' | 'limiter' | 'passwords' | 'audit' | 'mintToken'>,
  call: CallContext,
  { captcha, password }: Pick<InputOf<'login.registerMobile'>['body'], 'captcha' | 'password'>,
  phone: string,
): Promise<LoginResult> {
  const { db, shop, now, ip, signal } = call;
  if (isCommonPassword(password, phone)) throw badField('password', 'passwordCommon');
  const codeId = await checkCode(deps, call, purposeOf(call, phone), captcha);
  // Disclosed to holders of the code only; other clients receive the error of a wrong code.
  if (await accountByPhone(db, shop.id, phone)) throw badField('phone', 'phoneKnown');
  const passwordHash = await deps.passwords.hash(password, { ip, signal });
  const user = await inTransaction(db, async (tx) => {
    if (!(await consumeCode(tx, codeId, now))) throw wrongCode();
    const account = await insertAccount(tx, newAccount(call, phone, passwordHash));
    if (!account) throw badField('phone', 'phoneKnown');
    return account;
  });
  return loginResult(deps, call, user);
}

function newAccount(
  { shop, locale, now }: Pick<CallContext, 'shop' | 'locale' | 'now'>,
  phone: string,
  passwordHash: string | null,
) {
  return {
    store_id: shop.id,
    email: null,
    password_hash: passwordHash,
    // Reviews show nicknames, so it must not be made of the number.
    nickname: message('newShopper', locale),
    avatar: '',
    phone,
    kind: 'phone',
    locale,
    created_at: now,
    updated_at: now,
  } as const;
}
