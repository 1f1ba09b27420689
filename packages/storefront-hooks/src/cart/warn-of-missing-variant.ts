import { isStorefrontError } from '@promenade/storefront-sdk';
import type { CartAddition } from './cart-types.ts';

declare const process: { env: { NODE_ENV?: string } } | undefined;

/** In development, explains why a backend does not find a product that was added without its variant. */
export function warnOfMissingVariant(items: readonly CartAddition[], cause: unknown): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  const [item] = items.filter((one) => 'sku' in one && one.sku === '');
  if (!item || !isStorefrontError(cause, 'not-found')) return;
  console.warn(
    `Product ${item.productId} was not added to the cart. If it has variants, choose a variant: pass its attrId or sku, or use useQuickAdd.`,
  );
}
