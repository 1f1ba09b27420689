import { storePaths } from '@promenade/storefront-hooks/domain';
import type { Shop } from '../repositories/shops.ts';

/** The store reads no more items from a link. */
const ITEMS_MAX = 20;

/**
 * The path of a link that proposes items for the cart and continues to the checkout. Opening it changes nothing.
 * @returns undefined if the owner has switched links off, and for no items or too many.
 */
export function cartLinkPath(
  { details }: Pick<Shop, 'details'>,
  items: readonly { slug: string; skuId: number; quantity: number }[],
): string | undefined {
  if (details.cartLinks === false || items.length === 0 || items.length > ITEMS_MAX) return undefined;
  const proposed = items.map(({ slug, skuId, quantity }) => `${slug}:${skuId}:${quantity}`).join(',');
  return `${storePaths.cartLink}?items=${proposed}&to=checkout`;
}
