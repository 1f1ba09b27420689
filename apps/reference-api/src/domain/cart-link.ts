import type { Shop } from '../repositories/shops.ts';
import type { LinkedItem, StorefrontPages } from './storefront-pages.ts';

/** The store reads no more items from a link. */
const ITEMS_MAX = 20;

/**
 * The address of a link that proposes items for the cart and continues to the checkout. Opening it changes nothing.
 * @returns undefined if the owner has switched links off, if the storefront has none, and for no items or too many.
 */
export function cartLink(
  { details }: Pick<Shop, 'details'>,
  pages: StorefrontPages,
  items: readonly LinkedItem[],
): string | undefined {
  if (details.cartLinks === false || items.length === 0 || items.length > ITEMS_MAX) return undefined;
  return pages.cartLink(items);
}
