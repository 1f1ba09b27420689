import { attributesText, type Price, priceOf } from '@promenade/storefront-hooks/domain';
import type { Locale } from '../db/index.ts';
import type { SoldItem } from '../repositories/sold-items.ts';

/** What a shopper calls the variant, as in "Linen shirt (Blue, M)". */
export function itemTitle(item: SoldItem, locale: Locale): string {
  const attributes = attributesText(item.sku[locale]);
  return attributes ? `${item.name[locale]} (${attributes})` : item.name[locale];
}

/** The store prices of single variants, as the wire lists them: here the one that counts. */
export function variantPrices(item: SoldItem): { id: number; price: number }[] {
  return item.variantPriceCents === null ? [] : [{ id: item.skuId, price: item.variantPriceCents }];
}

/** The price of one piece, decided by the one rule. */
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

/** Whether this many pieces can be bought now. */
export function isBuyable(item: SoldItem, quantity = 1): boolean {
  return item.onSale && item.stock >= quantity;
}
