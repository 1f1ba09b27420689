import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db, Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { accountsOf, eraseAccounts, eraseAddress, openOrdersOf, provenAccountsOf } from '../repositories/erasure.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { hasProvenEmail, plainEmail, userById } from '../repositories/users.ts';
import { namedShop } from './named-shop.ts';
import { checkPassword } from './own-password.ts';
import { shopperOf } from './principals.ts';

/**
 * Deletes the caller's account and, if its address is verified, other data of the shop with that address; see {@link erase}.
 * @throws Refused 400 at `password` if the account has one and it is missing, 409 while an order is open.
 */
export async function eraseOwnAccount(
  deps: DomainDeps,
  call: CallContext,
  { password }: InputOf<'user.erase'>['body'],
): Promise<void> {
  const { shop, now, ip } = call;
  const user = await userById(call.db, shopperOf(call));
  if (!user) throw notFound();
  if (user.password_hash !== null) await checkPassword(deps, call, user, password);
  await inTransaction(call.db, async (tx) => {
    const proven = hasProvenEmail(user) ? user.email : null;
    const ids = proven === null ? [user.id] : await provenAccountsOf(tx, shop.id, proven);
    await eraseWhole(tx, ids, now);
    if (proven !== null) await eraseAddress(tx, shop.id, proven);
  });
  deps.audit('account erased', { shop: shop.id, account: user.id, ip });
}

async function eraseWhole(tx: Tx, userIds: readonly number[], now: number): Promise<void> {
  if (userIds.length === 0) return;
  const [open] = await openOrdersOf(tx, userIds);
  if (open !== undefined) throw new Refused(409, 'orderNotOver', { values: { orderNo: open } });
  await eraseAccounts(tx, userIds, now);
}

/**
 * Deletes a shop's data of the owner of an address, once their orders are completed. Returns the number of deleted accounts,
 * 0 if the address only had a newsletter subscription or an application.
 * @throws Refused 404 if the shop has no data for it, 409 while an order is open.
 */
export function erase(deps: DomainDeps, db: Db, given: { email: string; host?: string | undefined }): Promise<number> {
  const email = plainEmail(given.email);
  return inTransaction(db, async (tx) => {
    const shop = await namedShop(tx, given.host);
    const userIds = await accountsOf(tx, shop.id, email);
    await eraseWhole(tx, userIds, deps.now());
    const others = await eraseAddress(tx, shop.id, email);
    if (userIds.length + others === 0) throw notFound();
    return userIds.length;
  });
}
