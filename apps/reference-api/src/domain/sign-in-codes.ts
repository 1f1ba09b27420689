import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { accountNoticeMail, codeMail, type SentCode } from '../mail/account-mails.ts';
import { codeText } from '../mail/phone-texts.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { accountByEmail, plainEmail } from '../repositories/users.ts';
import { type CodeTry, findCode, sendCode, sendCodeInSecret } from './codes.ts';
import { shopOrigin } from './shop-origin.ts';

type Needs = DomainDeps<'secrets' | 'config' | 'limiter' | 'mailer'>;

export type SignInCall = Pick<CallContext, 'db' | 'now' | 'ip' | 'shop' | 'locale'>;

const purposeOf = ({ shop }: SignInCall, email: string): CodePurpose => ({
  storeId: shop.id,
  recipient: plainEmail(email),
  purpose: 'sign-in',
});

/** A code that signs in without a password, only on the page that requested it. */
const passwordlessOf = ({ shop }: SignInCall, recipient: string, interaction: string): CodePurpose => ({
  storeId: shop.id,
  recipient,
  purpose: 'passwordless-sign-in',
  interaction,
});

/** A password whose account takes it only together with a code. */
export interface PasswordTry {
  email: string;
  isRight: boolean;
}

/**
 * Mails the code that is required next to a password, but only if the password is right: so nobody else can use up the mails
 * that let the owner in. Neither the response nor the work discloses whether it is.
 */
export async function sendSignInCode(deps: Needs, call: SignInCall, { email, isRight }: PasswordTry): Promise<void> {
  const purpose = purposeOf(call, email);
  const words = wordsFor(deps, call, purpose.recipient);
  const write = (sent: SentCode) => codeMail(words, 'sign-in-code', sent);
  await sendCodeInSecret(deps, call, purpose, { isEarned: isRight, write });
}

/** Looks for the code that came with a password. With a wrong password, no try of the account's code is counted. */
export function findSignInCode(
  deps: DomainDeps<'secrets' | 'limiter'>,
  call: SignInCall,
  { email, isRight }: PasswordTry,
  code: string,
): Promise<CodeTry> {
  return findCode(deps, call, purposeOf(call, isRight ? email : `not ${email}`), code);
}

function wordsFor({ config }: DomainDeps<'config'>, { shop, locale }: SignInCall, to: string) {
  return { to, shopName: shop.name, publicUrl: shopOrigin(config, shop), locale };
}

/**
 * Sends the code that signs in without a password; a phone gets it as a text message. Neither the response nor the work
 * discloses whether the address has an account. Returns the seconds to wait if no code may be sent, otherwise 0.
 */
export function sendPasswordlessCode(
  deps: Needs,
  call: SignInCall,
  recipient: string,
  interaction: string,
): Promise<number> {
  return send(deps, call, passwordlessOf(call, recipient, interaction));
}

/** Looks for the code that signs in without a password. */
export function findPasswordlessCode(
  deps: DomainDeps<'secrets' | 'limiter'>,
  call: SignInCall,
  given: { recipient: string; interaction: string; code: string; device: string | null },
): Promise<CodeTry> {
  return findCode(deps, call, passwordlessOf(call, given.recipient, given.interaction), given.code, given.device);
}

async function send(deps: Needs, call: SignInCall, purpose: CodePurpose): Promise<number> {
  const { recipient: to } = purpose;
  const { db, shop } = call;
  const words = wordsFor(deps, call, to);
  const isPhone = !to.includes('@');
  const isKnown = isPhone || (await accountByEmail(db, shop.id, to)) !== undefined;
  try {
    await sendCode(deps, call, purpose, (sent) => {
      if (isPhone) return codeText(words, sent);
      return isKnown ? codeMail(words, 'passwordless-code', sent) : accountNoticeMail(words, 'sign-in-unknown', sent);
    });
    return 0;
  } catch (error) {
    if (error instanceof Refused && error.code === 429) return error.options.retryAfterSeconds ?? 0;
    throw error;
  }
}
