import { attributesText, type Price, priceOf } from '@promenade/storefront-hooks/domain';
import type { Row } from '../db/index.ts';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import type { SoldItem } from '../repositories/sold-items.ts';

/** Title of a variant for shoppers, as in "Linen shirt (Blue, M)". */
export function itemTitle(item: SoldItem, languages: ShopLanguages): string {
  const [name, attributes] = [textIn(item.name, languages), attributesText(textIn(item.sku, languages))];
  return attributes ? `${name} (${attributes})` : name;
}

/** Name and variant of an ordered line, as in "Linen shirt, Blue, M". */
export function lineTitle(line: Pick<Row<'order_lines'>, 'product_name' | 'sku'>, languages: ShopLanguages): string {
  const attributes = attributesText(textIn(line.sku, languages));
  return [textIn(line.product_name, languages), attributes].filter(Boolean).join(', ');
}

/** Prices of the variant in the API's list format: the effective one only. */
export function variantPrices(item: SoldItem): { id: number; price: number }[] {
  return item.variantPriceCents === null ? [] : [{ id: item.skuId, price: item.variantPriceCents }];
}

/** The unit price, by the shop's one rule. */
export function itemPrice(item: SoldItem, now: number): Price {
  return priceOf(
    {
      price: item.skuPriceCents,
      skuId: item.skuId,
      skuPrice: item.skuPriceCents,
      storePrice: item.storePriceCents,
      variantPrice: variantPrices(item),
      discount: item.discount,
      discountExpiry: item.discountExpiry,
    },
    now,
  );
}

/** Whether this quantity can be bought now. */
export function isBuyable(item: SoldItem, quantity = 1): boolean {
  return item.onSale && item.stock >= quantity;
}
