import { attributesText, type Price, priceOf } from '@promenade/storefront-hooks/domain';
import type { Locale } from '../db/index.ts';
import type { SoldItem } from '../repositories/sold-items.ts';

/** Title of a variant for shoppers, as in "Linen shirt (Blue, M)". */
export function itemTitle(item: SoldItem, locale: Locale): string {
  const attributes = attributesText(item.sku[locale]);
  return attributes ? `${item.name[locale]} (${attributes})` : item.name[locale];
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
