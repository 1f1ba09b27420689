import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { createPasswords, type PasswordCost } from '../identity/passwords.ts';
import { personPicture } from '../media/urls.ts';
import { provenEmail } from '../repositories/users.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { giveDemoApplication } from './demo-application.ts';
import { giveDemoHoldings } from './demo-holdings.ts';

type DemoAccount = (typeof DEMO_ACCOUNTS)[number];
const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);

/**
 * Makes the demo accounts that are not there, and gives the others their published passwords back: in the sandbox anybody
 * can read the mail by which one is changed.
 */
export async function openDemoAccounts(
  db: Kysely<Tables>,
  { storeId, now, passwordCost }: { storeId: number; now: number; passwordCost?: PasswordCost | undefined },
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
    // A password that somebody has chosen has a salt of its own.
    if (row?.password_hash?.split('$').includes(salt.toString('base64url'))) continue;
    const hash = await passwords.hash(account.password, { salt });
    await (row ? setHash(db, [account.email], hash) : insertAccount(db, account, { storeId, hash, now }));
  }
}

/** Lets nobody sign in to the demo accounts: their passwords are published. */
export function closeDemoAccounts(db: Kysely<Tables>): Promise<void> {
  return setHash(db, EMAILS, null);
}

async function setHash(db: Kysely<Tables>, emails: string[], hash: string | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('kind', '=', 'email')
    .where('email', 'in', emails)
    .execute();
}

async function insertAccount(
  db: Kysely<Tables>,
  { email, nickname, avatar, locale, address }: DemoAccount,
  { storeId, hash, now }: { storeId: number; hash: string; now: number },
): Promise<void> {
  const stamps = { created_at: now, updated_at: now };
  const { id } = await db
    .insertInto('users')
    .values({
      store_id: storeId,
      ...provenEmail(email, now),
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
  await db
    .insertInto('addresses')
    .values({ user_id: id, email, ...address, is_default: true, ...stamps })
    .execute();
  await giveDemoHoldings(db, id, { storeId, now });
  await giveDemoApplication(db, { userId: id, email, nickname, locale }, { storeId, now });
}
