import { parseMoney } from '@promenade/storefront-hooks/domain';
import { moneyText } from '@promenade/storefront-sdk/money';
import type { Db } from '../db/index.ts';
import { textIn } from '../db/texts.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { addStock, type StockRow, setProductPrice, setVariantPrice, variantsOfSlug } from '../repositories/stock.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { namedShop } from './named-shop.ts';
import { currencyOf } from './shop-currency.ts';

/** A product as an operator names it, and one of its variants if there are several. */
export interface Goods {
  slug: string;
  /** Its values, as in `Black,XL`. */
  variant?: string | undefined;
  host?: string | undefined;
}

async function variants(db: Db, { slug, host }: Goods): Promise<StockRow[]> {
  const shop = await namedShop(db, host);
  const rows = await variantsOfSlug(db, shop.id, slug);
  if (rows.length === 0) throw new Refused(404, 'csvUnknown', { values: { text: slug } });
  return rows;
}

/** @throws Refused with the names of all variants, unless one is named or there is only one. */
function variantIn(rows: readonly StockRow[], { slug, variant }: Goods): StockRow {
  const wanted = variant
    ?.split(',')
    .map((value) => value.trim())
    .join(',');
  const [only, ...others] = rows.filter((row) => wanted === undefined || Object.values(row.sku).includes(wanted));
  if (only && others.length === 0) return only;
  const names = rows.map((row) => `"${textIn(row.sku, ['en'])}"`).join(', ');
  throw new Refused(400, 'variantUnknown', { values: { slug, variants: names } });
}

/** Adds units to a variant's stock, or removes them; returns the new stock. */
export async function restock(db: Db, goods: Goods & { pieces: string }): Promise<number> {
  const pieces = /^[+-]?\d{1,7}$/.test(goods.pieces) ? Number(goods.pieces) : 0;
  if (pieces === 0) throw badField('pieces', 'cellNumber', { text: goods.pieces, min: -9_999_999, max: 9_999_999 });
  return inTransaction(db, async (tx) => {
    const sku = variantIn(await variants(tx, goods), goods);
    const stock = await addStock(tx, sku.id, pieces);
    if (stock === undefined) throw new Refused(409, 'stockBelowZero', { values: { stock: sku.stock } });
    return stock;
  });
}

/** Sets the price of a product, or of one of its variants; returns it. */
export async function setPrice({ now }: DomainDeps<'now'>, db: Db, goods: Goods & { price: string }): Promise<string> {
  const currency = currencyOf(await namedShop(db, goods.host));
  const cents = parseMoney(goods.price, currency);
  if (cents === undefined) throw badField('price', 'cellMoney', { text: goods.price });
  await inTransaction(db, async (tx) => {
    const rows = await variants(tx, goods);
    if (goods.variant !== undefined) await setVariantPrice(tx, variantIn(rows, goods).id, cents, now());
    else await setProductPrice(tx, rows[0]?.product_id ?? 0, cents, now());
  });
  return moneyText(cents, currency);
}
