import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { isCommonPassword } from '../identity/common-passwords.ts';
import { accountNoticeMail, codeMail } from '../mail/account-mails.ts';
import { codeText } from '../mail/phone-texts.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { consumeCode } from '../repositories/codes.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { accountByEmail, plainEmail, type UserRow, updateUser, userById } from '../repositories/users.ts';
import { checkCode, sendCode, wrongCode } from './codes.ts';
import { shopperOf } from './principals.ts';
import { recoverAccount } from './recovery.ts';
import { shopOrigin } from './shop-origin.ts';

type Needs = DomainDeps<'secrets' | 'config' | 'limiter' | 'mailer'>;

/** Where the code for a new password goes. */
export type CodeChannel = 'email' | 'phone';

type NewPassword = InputOf<'user.changePassword'>['body'];

function wordsFor({ config }: DomainDeps<'config'>, { shop, locale }: CallContext, to: string) {
  return { to, shopName: shop.name, publicUrl: shopOrigin(config, shop), locale };
}

const resetOf = ({ shop }: CallContext, email: string): CodePurpose => ({
  storeId: shop.id,
  recipient: plainEmail(email),
  purpose: 'password-reset',
});

/**
 * Sends a code to who forgot their password. Whether the address has an account shows neither in the answer nor in what is
 * done for it: both ways a code is made and a mail is sent, only the words differ.
 */
export async function sendResetCode(deps: Needs, call: CallContext, email: string): Promise<void> {
  const purpose = resetOf(call, email);
  const account = await accountByEmail(call.db, call.shop.id, purpose.recipient);
  const words = wordsFor(deps, call, purpose.recipient);
  await sendCode(deps, call, purpose, (sent) =>
    account ? codeMail(words, 'password-code', sent) : accountNoticeMail(words, 'password-unknown', sent),
  );
}

/** Sets the password of who holds the code, and recovers the account. */
export async function resetPassword(
  deps: DomainDeps<'secrets' | 'config' | 'limiter' | 'passwords' | 'mailer' | 'audit'>,
  call: CallContext,
  body: InputOf<'login.resetPassword'>['body'],
): Promise<void> {
  const purpose = resetOf(call, body.email);
  checkWanted(body, purpose.recipient);
  const codeId = await checkCode(deps, call, purpose, body.captcha);
  const user = await accountByEmail(call.db, call.shop.id, purpose.recipient);
  if (!user) throw wrongCode();
  await setPassword(deps, call, user, { codeId, password: body.newPassword });
}

/** Sends a code for a new password to the address or the phone of the account that is signed in. */
export async function sendChangeCode(deps: Needs, call: CallContext, channel: CodeChannel): Promise<void> {
  const purpose = await changeOf(call, channel);
  const words = wordsFor(deps, call, purpose.recipient);
  await sendCode(deps, call, purpose, (sent) =>
    channel === 'email' ? codeMail(words, 'password-code', sent) : codeText(words, sent),
  );
}

/** Sets the password of the account that is signed in, and recovers the account but for this sign-in. */
export async function changePassword(
  deps: DomainDeps<'secrets' | 'config' | 'limiter' | 'passwords' | 'mailer' | 'audit'>,
  call: CallContext,
  channel: CodeChannel,
  body: NewPassword,
): Promise<void> {
  const purpose = await changeOf(call, channel);
  checkWanted(body, purpose.recipient);
  const codeId = await checkCode(deps, call, purpose, body.captcha);
  const user = await userOf(call);
  const kept = call.principal.kind === 'shopper' ? call.principal.grantId : undefined;
  await setPassword(deps, call, user, { codeId, password: body.newPassword, kept });
}

async function userOf(call: CallContext): Promise<UserRow> {
  const user = await userById(call.db, shopperOf(call));
  if (!user) throw notFound();
  return user;
}

async function changeOf(call: CallContext, channel: CodeChannel): Promise<CodePurpose> {
  const { kind, email, phone } = await userOf(call);
  if (kind === 'visitor') throw new Refused(400, 'visitorsHaveNoPassword');
  const recipient = channel === 'email' ? email : phone?.replace(/[^+\d]/g, '');
  if (!recipient) throw new Refused(400, channel === 'email' ? 'accountWithoutEmail' : 'accountWithoutPhone');
  return { storeId: call.shop.id, recipient, purpose: 'password-change' };
}

/** Errors that can be found without the code, before a try is counted. */
function checkWanted({ newPassword, passwordAgain }: NewPassword, address: string): void {
  if (newPassword !== passwordAgain) throw badField('passwordAgain', 'passwordsDiffer');
  if (isCommonPassword(newPassword, address)) throw badField('newPassword', 'passwordCommon');
}

/** Uses the code up, changes the password and recovers the account: all of it or nothing. */
async function setPassword(
  deps: DomainDeps<'config' | 'passwords' | 'mailer' | 'audit'>,
  call: CallContext,
  user: UserRow,
  { codeId, password, kept }: { codeId: number; password: string; kept?: string | undefined },
): Promise<void> {
  const { shop, now, ip, signal } = call;
  const password_hash = await deps.passwords.hash(password, { ip, signal });
  await inTransaction(call.db, async (tx) => {
    if (!(await consumeCode(tx, codeId, now))) throw wrongCode();
    await updateUser(tx, user.id, { password_hash, updated_at: now });
    deps.audit('password changed', { shop: shop.id, account: user.id, ip });
    await recoverAccount(deps, tx, { shop, user, cause: 'password-changed', keptGrantId: kept, now });
  });
}
