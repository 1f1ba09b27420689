import type { CartGroup } from '@promenade/storefront-sdk/contract';
import { cartLink } from '../domain/cart-link.ts';
import type { AgentCall } from './run-tool.ts';

/**
 * Where the shopper goes on with a cart: an account's cart is that of its pages, and a guest's is shown by a link, from which
 * the shopper puts it into the cart of the pages. Undefined for an empty cart, and where the owner has no links to carts.
 */
export function checkoutUrl(
  groups: readonly CartGroup[],
  { shop, holder, pages }: Pick<AgentCall, 'shop' | 'holder' | 'pages'>,
): string | undefined {
  const lines = groups.flatMap(({ cartInfoList }) => cartInfoList);
  if (lines.length === 0) return undefined;
  if (holder) return pages.cart;
  return cartLink(
    shop,
    pages,
    lines.map(({ slug, attrId, cartNum }) => ({ slug, skuId: attrId, quantity: cartNum })),
  );
}
