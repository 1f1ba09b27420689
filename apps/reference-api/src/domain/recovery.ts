import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { RecoveryNotice } from '../mail/account-mails.ts';
import { endCodes } from '../repositories/codes.ts';
import { deleteSignIns } from '../repositories/oidc-payloads.ts';
import { suspendPasskeys } from '../repositories/passkeys.ts';
import type { Shop } from '../repositories/shops.ts';
import { countRecovery, type UserRow } from '../repositories/users.ts';
import { notifyOwner } from './owner-notices.ts';

interface Recovery {
  shop: Shop;
  /** As the account was before, so that the notice goes to the address that it had. */
  user: UserRow;
  cause: RecoveryNotice;
  /** The sign-in that goes on: the owner's own. */
  keptGrantId?: string | undefined;
  now: number;
}

/**
 * Removes all access to an account that an attacker may have gained: sign-ins and all their tokens end, sent codes become
 * invalid, known devices become unknown, and passkeys are suspended until the owner confirms them. New sign-in methods must
 * be handled here too.
 */
export async function recoverAccount(
  deps: DomainDeps<'config' | 'mailer'>,
  tx: Tx,
  { shop, user, cause, keptGrantId, now }: Recovery,
): Promise<void> {
  await countRecovery(tx, user.id);
  await deleteSignIns(tx, `${user.id}`, keptGrantId);
  const recipients = [user.email, user.phone].filter((each) => each !== null);
  await endCodes(tx, { storeId: shop.id, recipients }, now);
  const suspended = await suspendPasskeys(tx, user.id, now);
  await notifyOwner(deps, tx, { shop, user, now }, cause, suspended);
}
