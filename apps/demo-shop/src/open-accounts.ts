import { createHash } from 'node:crypto';
import type { Db, Tx } from '@promenade/reference-api/db/tables.ts';
import { createPasswords, type PasswordCost } from '@promenade/reference-api/identity/passwords.ts';
import { inTransaction } from '@promenade/reference-api/repositories/transaction.ts';
import { provenEmail } from '@promenade/reference-api/repositories/users.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { giveDemoApplication } from './application.ts';
import { writeHistory } from './history/index.ts';
import { giveDemoHoldings } from './holdings.ts';
import { personPicture } from './pictures/urls.ts';

/** So long ago the accounts were opened. */
const JOINED_BEFORE_MS = 90 * 24 * 60 * 60 * 1000;

export interface Opening {
  storeId: number;
  now: number;
  passwordCost?: PasswordCost | undefined;
  /** Whether new accounts get a history: orders, refunds, reviews and wish lists; default: no. */
  history?: boolean | undefined;
}

type DemoAccount = (typeof DEMO_ACCOUNTS)[number];
const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);

/**
 * Creates missing demo accounts and resets the passwords of the others to the published ones: in the sandbox, every visitor
 * can read the mail that changes a password.
 */
export async function openDemoAccounts(
  db: Db,
  { storeId, now, passwordCost, history = false }: Opening,
): Promise<void> {
  const passwords = createPasswords(passwordCost);
  const known = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('store_id', '=', storeId)
    .where('kind', '=', 'email')
    .where('email', 'in', EMAILS)
    .execute();
  for (const account of DEMO_ACCOUNTS) {
    const row = known.find(({ email }) => email === account.email);
    const salt = createHash('md5').update(account.email).digest();
    // A password that a visitor chose has a different salt.
    if (row?.password_hash?.split('$').includes(salt.toString('base64url'))) continue;
    const hash = await passwords.hash(account.password, { salt });
    if (row) await setHash(db, [account.email], hash);
    else await inTransaction(db, (tx) => insertAccount(tx, account, { storeId, hash, now, history }));
  }
}

async function setHash(db: Db, emails: string[], hash: string | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('kind', '=', 'email')
    .where('email', 'in', emails)
    .execute();
}

async function insertAccount(
  tx: Tx,
  { email, nickname, avatar, locale, address }: DemoAccount,
  { storeId, hash, now, history }: { storeId: number; hash: string; now: number; history: boolean },
): Promise<void> {
  const joinedAt = now - JOINED_BEFORE_MS;
  const stamps = { created_at: joinedAt, updated_at: joinedAt };
  const { id } = await tx
    .insertInto('users')
    .values({
      store_id: storeId,
      ...provenEmail(email, joinedAt),
      password_hash: hash,
      nickname,
      avatar: personPicture(avatar),
      phone: address.phone,
      kind: 'email',
      locale,
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: addressId } = await tx
    .insertInto('addresses')
    .values({ user_id: id, email, ...address, is_default: true, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveDemoHoldings(tx, id, { storeId, now });
  if (history) await writeHistory(tx, { userId: id, addressId }, { storeId, now });
  await giveDemoApplication(tx, { userId: id, email, nickname, locale }, { storeId, now });
}
