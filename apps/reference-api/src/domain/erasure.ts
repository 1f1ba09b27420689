import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { accountsOf, eraseAccounts, eraseAddress, openOrdersOf } from '../repositories/erasure.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { plainEmail } from '../repositories/users.ts';
import { namedShop } from './named-shop.ts';

/**
 * Deletes what a shop knows of the owner of an address, once their orders are over. Returns how many accounts that were,
 * none where the address was known for newsletters or an application alone.
 *
 * @throws Refused 404 when the shop knows nobody by it, 409 while an order is open.
 */
export function erase(deps: DomainDeps, db: Db, given: { email: string; host?: string | undefined }): Promise<number> {
  const email = plainEmail(given.email);
  return inTransaction(db, async (tx) => {
    const shop = await namedShop(tx, given.host);
    const userIds = await accountsOf(tx, shop.id, email);
    const [open] = userIds.length > 0 ? await openOrdersOf(tx, userIds) : [];
    if (open !== undefined) throw new Refused(409, 'orderNotOver', { values: { orderNo: open } });
    const others = await eraseAddress(tx, shop.id, email);
    if (userIds.length + others === 0) throw notFound();
    if (userIds.length > 0) await eraseAccounts(tx, userIds, deps.now());
    return userIds.length;
  });
}
