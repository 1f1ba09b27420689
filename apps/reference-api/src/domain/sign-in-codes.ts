import { isEmail } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { accountNoticeMail, codeMail } from '../mail/account-mails.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { accountByEmail, plainEmail } from '../repositories/users.ts';
import { findCode, issueCode } from './codes.ts';
import { shopOrigin } from './shop-origin.ts';

type SignInCall = Pick<CallContext, 'db' | 'now' | 'ip' | 'shop' | 'locale'>;

const purposeOf = ({ shop }: SignInCall, email: string): CodePurpose => ({
  storeId: shop.id,
  recipient: plainEmail(email),
  purpose: 'sign-in',
});

/**
 * Sends the code that has to come with a password. Whether the address has an account shows neither in the answer nor in
 * what is done for it. Answers how many seconds to wait when no code may be sent, else 0.
 */
export async function sendSignInCode(deps: Deps, call: SignInCall, email: string): Promise<number> {
  const { db, shop, now, locale } = call;
  // Untrusted input: the text comes from a form, not from a call whose input the contract validates.
  if (!isEmail(email)) return 0;
  const purpose = purposeOf(call, email);
  try {
    const code = await issueCode(deps, { ...call, principal: { kind: 'guest' } }, purpose);
    const account = await accountByEmail(db, shop.id, purpose.recipient);
    const publicUrl = shopOrigin(deps.config, shop);
    const words = { to: purpose.recipient, shopName: shop.name, shopEmail: shop.details.email, publicUrl, locale };
    const mail = account ? codeMail(words, 'sign-in-code', code) : accountNoticeMail(words, 'sign-in-unknown');
    await deps.mailer.put(db, shop.id, mail, now);
    return 0;
  } catch (error) {
    if (error instanceof Refused && error.code === 429) return error.options.retryAfterSeconds ?? 0;
    throw error;
  }
}

/** The id of the code that came with a password, undefined when it does not count. */
export function findSignInCode(deps: Deps, call: SignInCall, email: string, code: string): Promise<number | undefined> {
  return findCode(deps, call, purposeOf(call, email), code);
}
