import type { Storefront } from '@promenade/storefront-sdk';
import type { Database } from '../db/index.ts';
import { forgetLimits } from './forget-limits.ts';
import type { TestShop } from './test-shop.ts';

type RunningShop = Pick<TestShop, 'guest' | 'withToken'>;

/** A new shopper without an account, whatever the address. */
export async function newVisitor(testShop: RunningShop, email: string) {
  const { token, uid, identity } = await testShop.guest().login.asGuest({ email });
  return { id: uid, identity, shop: testShop.withToken(token) };
}

/** The newest code that was sent to an address. */
export async function codeSentTo({ db }: Database, email: string): Promise<string> {
  const { subject } = await db
    .selectFrom('outbox_mails')
    .select('subject')
    .where('recipient', '=', email.toLowerCase())
    .where('purpose', '=', 'email-proof-code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(subject)?.[0] ?? '';
}

/** Verifies an address with the code that is sent there. */
export async function proveAddress(database: Database, shop: Storefront, email: string): Promise<void> {
  // Many identities of one mailbox would have to wait for each other's codes.
  await forgetLimits(database, 'code:%');
  await shop.user.sendVerificationCode({ email });
  await shop.user.verifyEmail({ email, captcha: await codeSentTo(database, email) });
}

/** A visitor who has verified an address. */
export async function provenVisitor(database: Database, testShop: RunningShop, email: string) {
  const visitor = await newVisitor(testShop, email);
  await proveAddress(database, visitor.shop, email);
  return visitor;
}
