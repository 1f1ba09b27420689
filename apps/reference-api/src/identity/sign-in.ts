import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { countUse, forgetUses } from '../repositories/rate-limits.ts';
import { accountByEmail, type UserRow } from '../repositories/users.ts';
import { verifyPassword } from './passwords.ts';

const MINUTE_MS = 60_000;

export type SignIn =
  | { result: 'ok'; user: UserRow }
  | { result: 'refused' }
  | { result: 'limited'; waitSeconds: number };

/**
 * Checks an e-mail address and a password. Unknown addresses take as long and count as much as known ones. Tries are
 * limited per address and caller, so that nobody can lock a stranger out alone, and more widely per address and per caller.
 */
export async function signIn(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  { storeId, email, password, ip }: { storeId: number; email: string; password: string; ip: string },
): Promise<SignIn> {
  const moment = now();
  const address = email.trim().toLowerCase();
  const account = createHash('sha256').update(`${storeId} ${address}`).digest('base64url');
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
  const user = await accountByEmail(db, storeId, address);
  const isRight = await verifyPassword(password.slice(0, 128), user?.password_hash ?? null);
  if (!user || !isRight) return { result: 'refused' };
  await forgetUses(db, together);
  return { result: 'ok', user };
}
