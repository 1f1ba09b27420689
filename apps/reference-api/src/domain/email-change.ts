import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import { violatedConstraint } from '../db/errors.ts';
import type { DomainDeps } from '../deps.ts';
import { badField } from '../errors/refused.ts';
import { accountNoticeMail, codeMail } from '../mail/account-mails.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { consumeCode } from '../repositories/codes.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { accountByEmail, plainEmail, provenEmail, type UserRow, updateUser } from '../repositories/users.ts';
import { checkCode, sendCode, wrongCode } from './codes.ts';
import { provenShopper } from './email-verification.ts';
import { checkPassword } from './own-password.ts';
import { recoverAccount } from './recovery.ts';
import { shopOrigin } from './shop-origin.ts';

type Change = InputOf<'user.changeEmail'>['body'];
type ProvenShopper = UserRow & { email: string };

const newAddressOf = ({ shop }: CallContext, recipient: string): CodePurpose => ({
  storeId: shop.id,
  recipient,
  purpose: 'email-change',
});

const ownAddressOf = ({ shop }: CallContext, { email }: ProvenShopper): CodePurpose => ({
  storeId: shop.id,
  recipient: plainEmail(email),
  purpose: 'email-change-own',
});

function wordsFor({ config }: DomainDeps, { shop, locale }: CallContext, to: string) {
  return { to, shopName: shop.name, publicUrl: shopOrigin(config, shop), locale };
}

/** Whether another account signs in with an address; an account with another sign-in method may have the address too. */
async function isTaken({ db, shop }: CallContext, { kind }: ProvenShopper, email: string): Promise<boolean> {
  return kind === 'email' && (await accountByEmail(db, shop.id, email)) !== undefined;
}

function newAddress(user: ProvenShopper, given: string): string {
  const email = plainEmail(given);
  if (email === user.email) throw badField('email', 'emailSame');
  return email;
}

/**
 * Sends a code to the new address, or to the present one. Neither the response nor the work discloses whether the new
 * address has an account: in both cases a code is created and a mail is sent, only the text differs.
 */
export async function sendChangeCode(
  deps: DomainDeps,
  call: CallContext,
  { email: given }: InputOf<'user.sendEmailChangeCode'>['body'],
): Promise<void> {
  const user = await provenShopper(call.db, call);
  if (given === undefined) {
    const words = wordsFor(deps, call, user.email);
    return sendCode(deps, call, ownAddressOf(call, user), (sent) => codeMail(words, 'email-change-code', sent));
  }
  const email = newAddress(user, given);
  const words = wordsFor(deps, call, email);
  const isKnown = await isTaken(call, user, email);
  await sendCode(deps, call, newAddressOf(call, email), (sent) =>
    isKnown ? accountNoticeMail(words, 'email-change-known', sent) : codeMail(words, 'email-change-code', sent),
  );
}

/** Changes the address and recovers the account except for this sign-in, in one transaction; the old address is notified. */
export async function changeEmail(deps: DomainDeps, call: CallContext, body: Change): Promise<void> {
  const { db, shop, now, ip } = call;
  const user = await provenShopper(db, call);
  const email = newAddress(user, body.email);
  // The code first: checking a password takes a third of a second of processor time.
  const codeId = await checkCode(deps, call, newAddressOf(call, email), body.captcha);
  const ownCodeId = await checkOwner(deps, call, user, body);
  if (await isTaken(call, user, email)) throw wrongCode();
  const kept = call.principal.kind === 'shopper' ? call.principal.grantId : undefined;
  const change = inTransaction(db, async (tx) => {
    for (const id of [codeId, ...(ownCodeId === undefined ? [] : [ownCodeId])]) {
      if (!(await consumeCode(tx, id, now))) throw wrongCode();
    }
    await updateUser(tx, user.id, { ...provenEmail(email, now), updated_at: now });
    deps.audit('e-mail changed', { shop: shop.id, account: user.id, ip });
    await recoverAccount(deps, tx, { shop, user, cause: 'email-changed', keptGrantId: kept, now });
  });
  await change.catch((error: unknown) => {
    // Another account registered the address concurrently.
    throw violatedConstraint(error) === 'users_email_key' ? wrongCode() : error;
  });
}

/** Checks that it is the account's owner who asks; answers the id of the code to the present address, if that says so. */
async function checkOwner(
  deps: DomainDeps,
  call: CallContext,
  user: ProvenShopper,
  { password, currentCaptcha }: Change,
): Promise<number | undefined> {
  if (currentCaptcha !== undefined) {
    return checkCode(deps, call, ownAddressOf(call, user), currentCaptcha, 'currentCaptcha');
  }
  await checkPassword(deps, call, user, password);
  return undefined;
}
