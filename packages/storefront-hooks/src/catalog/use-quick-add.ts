'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useCartStore } from '../cart/cart-hooks.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { QUICK_ADD_QUANTITY } from '../domain/constants.ts';
import { onlyVariant } from '../domain/only-variant.ts';
import { product } from '../query/product-queries.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** Outcome of a quick add: `choose` if the shopper must choose a variant first. */
export type QuickAddOutcome = 'added' | 'choose';

/**
 * Adds a product to the cart from its card. A card does not contain the variants, so the product is loaded first, unless
 * a quick view, `prefetch` or an earlier click has cached it. A product with several variants is not added: `run` resolves
 * to `choose`.
 *
 * @param onChoose Lets the shopper choose the variant, for instance `openQuickView` where `useQuickView` shows it.
 */
export function useQuickAdd(
  onChoose?: (card: ProductCard) => void,
): Write<[card: ProductCard, quantity?: number], QuickAddOutcome> {
  const { read } = useStorefront();
  const cart = useCartStore();
  return useWrite(async (card: ProductCard, quantity = QUICK_ADD_QUANTITY) => {
    const { slug, uniqueKey } = card;
    const detail = await read(product({ slug, uniqueKey }), Number.POSITIVE_INFINITY);
    const variant = onlyVariant(detail.productValue);
    if (!variant) {
      onChoose?.(card);
      return 'choose';
    }
    await cart.add({ productId: detail.productInfo.id, attrId: variant.id, quantity });
    return 'added';
  });
}
