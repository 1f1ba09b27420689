import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { signIn } from '../identity/sign-in.ts';
import type { UserRow } from '../repositories/users.ts';

/**
 * Checks that the account's owner is calling.
 * @throws Refused 400 at `password` if it is missing or wrong, 429 after too many tries.
 */
export async function checkPassword(
  deps: DomainDeps,
  call: CallContext,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw badField('password', 'fieldRequired');
  const { store_id: storeId, kind, email, phone } = user;
  const claim = kind === 'phone' ? { phone: phone ?? '' } : { email: email ?? '' };
  const { ip, signal } = call;
  const outcome = await signIn(deps, call.db, { storeId, claim, password, ip, signal });
  if (outcome.result === 'limited' || outcome.result === 'needs-code') {
    const { waitSeconds: seconds } = outcome;
    throw new Refused(429, 'tooManyRequests', { values: { wait: seconds }, retryAfterSeconds: seconds });
  }
  // An account of another kind may have the same address, so it must be this one.
  if (outcome.result !== 'ok' || outcome.user.id !== user.id) throw badField('password', 'passwordWrong');
}
