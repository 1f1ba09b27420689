import type { CartItem } from '@promenade/storefront-hooks';
import * as paths from './paths.ts';

/** The page of an open checkout. */
export function checkoutPath(preOrderNo: string): string {
  return `${paths.checkout}?preOrderNo=${encodeURIComponent(preOrderNo)}`;
}

/** The page that opens a checkout of the cart, for guests too. */
export const cartCheckoutPath = `${paths.checkout}?from=cart`;

/** The page that opens a checkout of one variant, for guests too. */
export function buyNowPath({
  productId,
  attrId,
  quantity,
}: Pick<CartItem, 'productId' | 'attrId' | 'quantity'>): string {
  const query = { from: 'product', product: `${productId}`, variant: `${attrId}`, count: `${quantity}` };
  return `${paths.checkout}?${new URLSearchParams(query)}`;
}

/** The items that a new checkout is opened with. */
export type CheckoutSource = { kind: 'cart' } | { kind: 'product'; item: CartItem };

/** Parses the query of a checkout address. */
export function checkoutSource(query: URLSearchParams): CheckoutSource | undefined {
  const from = query.get('from');
  if (from === 'cart') return { kind: 'cart' };
  if (from !== 'product') return undefined;
  const [productId, attrId, quantity] = ['product', 'variant', 'count'].map((name) => Number(query.get(name)));
  const isWhole = [productId, attrId, quantity].every((number) => Number.isSafeInteger(number) && Number(number) > 0);
  if (!isWhole || !productId || !attrId || !quantity) return undefined;
  return { kind: 'product', item: { productId, attrId, quantity } };
}
