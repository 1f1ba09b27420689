import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { MessageId } from '../errors/messages.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { codeMail } from '../mail/account-mails.ts';
import type { CodePurpose } from '../repositories/codes.ts';
import { consumeCode } from '../repositories/codes.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { hasProvenEmail, plainEmail, proveUserEmail, type UserRow, userById } from '../repositories/users.ts';
import { checkCode, sendCode, wrongCode } from './codes.ts';
import { shopperOf } from './principals.ts';

/** The refusal of actions that need a verified e-mail address; programs recognise it by `fieldErrors.email`. */
export function emailUnproven(id: MessageId = 'emailUnproven', limit = 0): Refused {
  return new Refused(403, id, { values: { limit }, fields: { email: { id, values: { limit } } } });
}

/** The shopper who calls, with a verified address. */
export async function provenShopper(db: Db, call: Pick<CallContext, 'principal'>) {
  const user = await userById(db, shopperOf(call));
  if (!user) throw notFound();
  if (!hasProvenEmail(user)) throw emailUnproven();
  return user;
}

/** The shopper who calls, and the address to verify: the given one, or the account's. */
async function addressOf(call: CallContext, given: string | undefined): Promise<{ user: UserRow; email: string }> {
  const user = await userById(call.db, shopperOf(call));
  if (!user) throw notFound();
  if (hasProvenEmail(user)) throw badField('email', 'emailProven');
  const email = given ?? user.email;
  if (email === null) throw badField('email', 'accountWithoutEmail');
  return { user, email: plainEmail(email) };
}

const purposeOf = ({ shop }: CallContext, recipient: string): CodePurpose => ({
  storeId: shop.id,
  recipient,
  purpose: 'email-proof',
});

/** Sends a code to the address that a shopper wants to prove. */
export async function sendEmailProof(
  deps: DomainDeps<'secrets' | 'config' | 'limiter' | 'mailer'>,
  call: CallContext,
  body: InputOf<'user.sendVerificationCode'>['body'],
): Promise<void> {
  const { shop, locale } = call;
  const { email } = await addressOf(call, body.email);
  const words = { to: email, shopName: shop.name, locale };
  await sendCode(deps, call, purposeOf(call, email), (sent) => codeMail(words, 'email-proof-code', sent));
}

/** Verifies with the code that the shopper reads the mail of the address. */
export async function proveEmail(
  deps: DomainDeps<'secrets' | 'limiter' | 'audit'>,
  call: CallContext,
  { captcha, email: given }: InputOf<'user.verifyEmail'>['body'],
): Promise<void> {
  const { user, email } = await addressOf(call, given);
  const codeId = await checkCode(deps, call, purposeOf(call, email), captcha);
  await inTransaction(call.db, async (tx) => {
    if (!(await consumeCode(tx, codeId, call.now))) throw wrongCode();
    await proveUserEmail(tx, user.id, email, call.now);
  });
}
