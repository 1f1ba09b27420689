import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { countUse, forgetUses } from '../repositories/rate-limits.ts';
import { accountByEmail, accountByPhone, type UserRow } from '../repositories/users.ts';
import { verifyPassword } from './passwords.ts';

const MINUTE_MS = 60_000;

/** Who says they are who, as accounts are found: an address in lower case, or a phone as in `+15550100`. */
export type Claim = { readonly email: string } | { readonly phone: string };

export interface SignInTry {
  storeId: number;
  claim: Claim;
  password: string;
  /** Address of the caller. */
  ip: string;
}

export type SignIn =
  | { result: 'ok'; user: UserRow }
  | { result: 'refused' }
  | { result: 'limited'; waitSeconds: number };

/**
 * Checks who somebody says they are by a password. Unknown accounts take as long and count as much as known ones. Tries are
 * limited per account and caller, so that nobody can lock a stranger out alone, and more widely per account and per caller.
 */
export async function signIn(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  { storeId, claim, password, ip }: SignInTry,
): Promise<SignIn> {
  const moment = now();
  const name = 'email' in claim ? claim.email : claim.phone;
  const account = createHash('sha256').update(`${storeId} ${name}`).digest('base64url');
  const together = `sign-in:${account}:${ip}`;
  const limits = [
    { key: together, limit: 10, windowMs: 15 * MINUTE_MS },
    { key: `sign-in:account:${account}`, limit: 100, windowMs: 60 * MINUTE_MS },
    { key: `sign-in:address:${ip}`, limit: 300, windowMs: 60 * MINUTE_MS },
  ];
  for (const limit of limits) {
    const waitSeconds = await countUse(db, limit, moment);
    if (waitSeconds > 0) return { result: 'limited', waitSeconds };
  }
  const find = () =>
    'email' in claim ? accountByEmail(db, storeId, claim.email) : accountByPhone(db, storeId, claim.phone);
  const before = await find();
  const isRight = await verifyPassword(password.slice(0, 128), before?.password_hash ?? null);
  // The check takes its time, and a password that was changed meanwhile counts no more.
  const user = await find();
  if (!isRight || !user || user.password_hash !== before?.password_hash) return { result: 'refused' };
  await forgetUses(db, together);
  return { result: 'ok', user };
}
