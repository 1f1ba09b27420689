import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { RecoveryNotice } from '../mail/account-mails.ts';
import { endCodes } from '../repositories/codes.ts';
import { deleteSignIns } from '../repositories/oidc-payloads.ts';
import { suspendPasskeys } from '../repositories/passkeys.ts';
import type { Shop } from '../repositories/shops.ts';
import { countRecovery, type UserRow } from '../repositories/users.ts';
import { tellOwner } from './owner-notices.ts';

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
 * Closes every way into an account that somebody else may have opened: sign-ins and all tokens under them end, codes that
 * were sent count no more, known devices become unknown, and passkeys are suspended until the owner keeps them.
 * A new way into an account has to be closed here too.
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
  await tellOwner(deps, tx, { shop, user, now }, cause, suspended);
}
