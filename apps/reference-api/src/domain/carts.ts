import { mergedQuantity } from '@promenade/storefront-hooks/domain';
import type { CartGroup, CartLine } from '@promenade/storefront-sdk/contract';
import type { Db } from '../db/index.ts';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { type Limit, limitUse } from '../limits/rate-limits.ts';
import {
  addToLine,
  type CartLineRow,
  type CartOwner,
  consumeGuestCart,
  holdCart,
  holdExistingCart,
  linesOfCart,
  linesOfOwner,
  removeLines,
  setQuantity,
} from '../repositories/carts.ts';
import { type SoldItem, soldItems } from '../repositories/sold-items.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { isBuyable, itemPrice, itemTitle, variantPrices } from './sold-items.ts';

const LINES_MAX = 200;

type HeldLine = { row: CartLineRow; item: SoldItem };

async function linesWithItems(db: Db, rows: readonly CartLineRow[]): Promise<HeldLine[]> {
  const items = await soldItems(
    db,
    rows.map(({ sku_id }) => sku_id),
  );
  return rows.flatMap((row) => {
    const item = items.get(row.sku_id);
    return item ? [{ row, item }] : [];
  });
}

function toCartLine({ row, item }: HeldLine, languages: ShopLanguages): CartLine {
  return {
    id: row.id,
    uniqueKey: row.unique_key,
    cartNum: row.quantity,
    stock: item.stock,
    price: item.skuPriceCents,
    storePrice: item.storePriceCents,
    discount: item.discount,
    discountExpiry: item.discountExpiry,
    variantPrice: variantPrices(item),
    storeName: textIn(item.name, languages),
    image: item.image,
    suk: textIn(item.sku, languages),
    attrId: item.skuId,
    slug: item.slug,
    landingPage: item.landingPage,
    listedOnStore: item.listedOnStore,
    productUniqueKey: item.uniqueKey,
    checked: true,
    productAttr: { stock: item.stock },
    productId: item.productId,
    productAttrUnique: `${item.skuId}`,
    attrStatus: isBuyable(item),
    isShippingIncluded: item.isShippingIncluded,
    priceWhenAdded: row.unit_price_cents_when_added,
  };
}

/** The lines that can be bought, or those that no longer can, by merchant. */
export async function cartGroups(
  db: Db,
  storeId: number,
  owner: CartOwner,
  isValid: boolean,
  languages: ShopLanguages,
): Promise<CartGroup[]> {
  const lines = await linesWithItems(db, await linesOfOwner(db, storeId, owner));
  const groups = new Map<number, CartGroup>();
  for (const line of lines.filter(({ item }) => isBuyable(item) === isValid)) {
    const { merchantId: merId, merchantName: merName } = line.item;
    const group = groups.get(merId) ?? { merId, merName, cartInfoList: [] };
    group.cartInfoList.push(toCartLine(line, languages));
    groups.set(merId, group);
  }
  return [...groups.values()];
}

/** Number of units, or of lines, that can be bought, or that can no longer be bought. */
export async function cartCount(
  db: Db,
  storeId: number,
  owner: CartOwner,
  isValid: boolean,
  type: 'sum' | 'total',
): Promise<number> {
  const lines = await linesWithItems(db, await linesOfOwner(db, storeId, owner));
  const counted = lines.filter(({ item }) => isBuyable(item) === isValid);
  return type === 'total' ? counted.length : counted.reduce((sum, { row }) => sum + row.quantity, 0);
}

/** Refuses a quantity with the reason why it is unavailable. */
export function refuseBeyondStock(item: SoldItem, languages: ShopLanguages, field: string): never {
  const name = itemTitle(item, languages);
  if (!item.onSale) throw badField(field, 'noLongerSold', { name });
  throw item.stock > 0
    ? badField(field, 'onlyLeft', { name, stock: item.stock })
    : badField(field, 'soldOut', { name });
}

/** Puts variants into the cart; all of them or, when one is refused, none. */
export function addToCart(
  db: Db,
  storeId: number,
  owner: CartOwner,
  wanted: readonly { skuId: number; quantity: number }[],
  {
    now,
    languages,
    newGuestCartLimits,
  }: { now: number; languages: ShopLanguages; newGuestCartLimits: readonly Limit[] },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id: cartId, isNew } = await holdCart(tx, storeId, owner, now);
    if (isNew && owner.kind === 'guest') await limitUse(tx, newGuestCartLimits, now);
    const items = await soldItems(
      tx,
      wanted.map(({ skuId }) => skuId),
    );
    for (const [place, { skuId, quantity }] of wanted.entries()) {
      const item = items.get(skuId);
      if (!item) throw notFound();
      const line = { productId: item.productId, skuId, quantity, unitCents: itemPrice(item, now).nowCents };
      const inCart = await addToLine(tx, cartId, line, now);
      if (!isBuyable(item, inCart)) refuseBeyondStock(item, languages, `${place}.cartNum`);
    }
    if ((await linesOfCart(tx, cartId)).length > LINES_MAX) throw new Refused(400, 'cartFull');
  });
}

/** Sets the quantity of one of the owner's lines. */
export function changeQuantity(
  db: Db,
  storeId: number,
  owner: CartOwner,
  { id, number }: { id: number; number: number },
  { now, languages }: { now: number; languages: ShopLanguages },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const cartId = await holdExistingCart(tx, storeId, owner);
    const rows = cartId === undefined ? [] : await linesOfCart(tx, cartId);
    const [line] = await linesWithItems(
      tx,
      rows.filter((row) => row.id === id),
    );
    if (!line) throw notFound();
    if (!isBuyable(line.item, number)) refuseBeyondStock(line.item, languages, 'number');
    await setQuantity(tx, id, number, now);
  });
}

/** Removes lines; 404 when none of them is the owner's. */
export function removeFromCart(db: Db, storeId: number, owner: CartOwner, ids: readonly number[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const cartId = await holdExistingCart(tx, storeId, owner);
    if (cartId === undefined || (await removeLines(tx, cartId, ids)) === 0) throw notFound();
  });
}

/** Merges a guest's cart into an account's, at most once; quantities add up, limited by the stock. */
export function mergeGuestCart(
  db: Db,
  storeId: number,
  { uuid, userId }: { uuid: string; userId: number },
  now: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const guestCart = await holdExistingCart(tx, storeId, { kind: 'guest', id: uuid });
    if (guestCart === undefined) return;
    const lines = await linesWithItems(tx, await linesOfCart(tx, guestCart));
    if (!(await consumeGuestCart(tx, guestCart))) return;
    const { id: cartId } = await holdCart(tx, storeId, { kind: 'user', id: `${userId}` }, now);
    const own = new Map((await linesOfCart(tx, cartId)).map((row) => [row.sku_id, row]));
    for (const { row, item } of lines) {
      const known = own.get(row.sku_id);
      const quantity = mergedQuantity(known?.quantity ?? 0, row.quantity, item.stock);
      if (known) await setQuantity(tx, known.id, quantity, now);
      else {
        const { product_id: productId, sku_id: skuId, unit_price_cents_when_added: unitCents } = row;
        await addToLine(tx, cartId, { productId, skuId, quantity, unitCents }, now);
      }
    }
  });
}
