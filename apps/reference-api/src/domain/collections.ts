import type { CallContext } from '../contract/types.ts';
import { notFound } from '../errors/refused.ts';
import { followMerchant } from '../repositories/followed-merchants.ts';
import { merchantOf } from '../repositories/merchants.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { addWishes, productsOnSale } from '../repositories/wishes.ts';
import { shopperOf } from './principals.ts';

/**
 * Adds products to the shopper's wish list; products that are already on it keep their position.
 * @throws Refused 404 if the shop does not sell one of them; then none is added.
 */
export async function addToWishList(call: CallContext, productIds: readonly number[]): Promise<void> {
  const userId = shopperOf(call);
  const wanted = new Set(productIds);
  const known = await productsOnSale(call.db, call.shop.id, [...wanted]);
  if (known.size < wanted.size) throw notFound();
  // Two lists with the same products in another order may wait for each other; one of them is then tried again.
  await inTransaction(call.db, (tx) => addWishes(tx, userId, [...wanted], call.now));
}

/**
 * Lets the shopper follow a merchant.
 *
 * @throws Refused 404 when the shop has no such merchant.
 */
export async function follow(call: CallContext, merchantId: number): Promise<void> {
  const userId = shopperOf(call);
  if (!(await merchantOf(call.db, call.shop.id, merchantId))) throw notFound();
  await followMerchant(call.db, userId, merchantId, call.now);
}
