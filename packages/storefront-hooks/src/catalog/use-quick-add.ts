'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useCartStore } from '../cart/cart-hooks.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { QUICK_ADD_QUANTITY } from '../domain/constants.ts';
import { onlyVariant } from '../domain/only-variant.ts';
import { product } from '../query/product-queries.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { openQuickView } from './quick-view-history.ts';

/** What a quick add did: `choose` where the shopper has to choose a variant first. */
export type QuickAddOutcome = 'added' | 'choose';

/**
 * Adds a product to the cart from its card. A card does not say whether there is something to choose, so the product is
 * read first, unless it is cached: a quick view, `prefetch` or an earlier press has read it. Where there is a choice,
 * `onChoose` is called in place of adding.
 *
 * @param onChoose Asks for the variant. @default opens the quick view, see `useQuickView`
 */
export function useQuickAdd(
  onChoose: (card: ProductCard) => void = openQuickView,
): Write<[card: ProductCard, quantity?: number], QuickAddOutcome> {
  const { read } = useStorefront();
  const cart = useCartStore();
  return useWrite(async (card: ProductCard, quantity = QUICK_ADD_QUANTITY) => {
    const { slug, uniqueKey } = card;
    const detail = await read(product({ slug, uniqueKey }), Number.POSITIVE_INFINITY);
    const variant = onlyVariant(detail.productValue);
    if (!variant) {
      onChoose(card);
      return 'choose';
    }
    await cart.add({ productId: detail.productInfo.id, attrId: variant.id, quantity });
    return 'added';
  });
}
