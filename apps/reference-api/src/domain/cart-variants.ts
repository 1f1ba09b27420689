import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import { notFound } from '../errors/refused.ts';
import { changeVariant, holdExistingCart, linesOfCart, removeLines, setQuantity } from '../repositories/carts.ts';
import { skuOf, soldItems } from '../repositories/sold-items.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { refuseBeyondStock } from './carts.ts';
import { cartOwnerOf } from './principals.ts';
import { isBuyable, itemPrice } from './sold-items.ts';

/**
 * Gives a line another variant of its product, and a quantity. If another line has this variant already, the quantities are
 * merged.
 * @throws Refused 404 for a line that is not the shopper's or a variant of another product, 400 beyond the stock.
 */
export function resetLine(
  call: CallContext,
  { id, num, productId, unique }: InputOf<'cart.changeVariant'>['body'],
): Promise<void> {
  const { shop, now, languages } = call;
  return inTransaction(call.db, async (tx) => {
    const cartId = await holdExistingCart(tx, shop.id, cartOwnerOf(call, undefined));
    const lines = cartId === undefined ? [] : await linesOfCart(tx, cartId);
    const line = lines.find((one) => one.id === id && one.product_id === productId);
    const sku = line && (await skuOf(tx, shop.id, productId, { id: unique }));
    const item = sku && (await soldItems(tx, [sku.id])).get(sku.id);
    if (cartId === undefined || !line || !item) throw notFound();
    const twin = lines.find((one) => one.id !== id && one.sku_id === item.skuId);
    const quantity = num + (twin?.quantity ?? 0);
    if (!isBuyable(item, quantity)) refuseBeyondStock(item, languages, 'num');
    if (twin) {
      await removeLines(tx, cartId, [id]);
      await setQuantity(tx, twin.id, quantity, now);
    } else {
      const variant = { skuId: item.skuId, quantity, unitCents: itemPrice(item, now).nowCents };
      await changeVariant(tx, id, variant, now);
    }
  });
}
