import { isEmail } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { accountNoticeMail, codeMail } from '../mail/account-mails.ts';
import { codeText } from '../mail/phone-texts.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { accountByEmail, plainEmail } from '../repositories/users.ts';
import { type CodeTry, findCode, sendCode } from './codes.ts';
import { shopPages } from './storefront-pages.ts';

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

/**
 * Sends the code that is required next to a password. Neither the response nor the work discloses whether the address has an
 * account. Returns the seconds to wait if no code may be sent, otherwise 0.
 */
export async function sendSignInCode(deps: Needs, call: SignInCall, email: string): Promise<number> {
  // Untrusted input: the text comes from a form, not from a call whose input the contract validates.
  return isEmail(email) ? send(deps, call, purposeOf(call, email), 'sign-in-code') : 0;
}

/** Looks for the code that came with a password. */
export function findSignInCode(
  deps: DomainDeps<'secrets' | 'limiter'>,
  call: SignInCall,
  email: string,
  code: string,
): Promise<CodeTry> {
  return findCode(deps, call, purposeOf(call, email), code);
}

/** Sends the code that signs in without a password, as `sendSignInCode` does; a phone gets it as a text message. */
export function sendPasswordlessCode(
  deps: Needs,
  call: SignInCall,
  recipient: string,
  interaction: string,
): Promise<number> {
  return send(deps, call, passwordlessOf(call, recipient, interaction), 'passwordless-code');
}

/** Looks for the code that signs in without a password. */
export function findPasswordlessCode(
  deps: DomainDeps<'secrets' | 'limiter'>,
  call: SignInCall,
  given: { recipient: string; interaction: string; code: string; device: string | null },
): Promise<CodeTry> {
  return findCode(deps, call, passwordlessOf(call, given.recipient, given.interaction), given.code, given.device);
}

async function send(
  deps: Needs,
  call: SignInCall,
  purpose: CodePurpose,
  kind: 'sign-in-code' | 'passwordless-code',
): Promise<number> {
  const { recipient: to } = purpose;
  const { db, shop, locale } = call;
  const words = { to, shopName: shop.name, pages: shopPages(deps.config, shop, locale), locale };
  const isPhone = !to.includes('@');
  const isKnown = isPhone || (await accountByEmail(db, shop.id, to)) !== undefined;
  try {
    await sendCode(deps, call, purpose, (sent) => {
      if (isPhone) return codeText(words, sent);
      return isKnown ? codeMail(words, kind, sent) : accountNoticeMail(words, 'sign-in-unknown');
    });
    return 0;
  } catch (error) {
    if (error instanceof Refused && error.code === 429) return error.options.retryAfterSeconds ?? 0;
    throw error;
  }
}
