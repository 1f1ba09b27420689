import { type ProductCard, type ProductDetail, type ProductSku, StorefrontError } from '@promenade/storefront-sdk';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { onlyVariant } from '../domain/only-variant.ts';
import type { TemplatePurchase } from '../domain/template-hooks.ts';
import { productsByIds } from '../query/list-queries.ts';
import { product } from '../query/product-queries.ts';

const valuesOf = (sku: string) =>
  sku
    .split(',')
    .map((value) => value.trim())
    .join();

/**
 * Loads the product and variant of a form on an owner's page. `variant` is `undefined` if the form's values match none, or if
 * the form has no values and the product has several variants. Rejects with kind `not-found` if there is no such product.
 */
export async function findPurchase(
  { productId, sku }: TemplatePurchase,
  { read }: Pick<StorefrontValue, 'read'>,
): Promise<{ card: ProductCard; variant: ProductSku | undefined }> {
  const [card] = (await read(productsByIds([productId], 1, 1))).list;
  if (!card) throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'products.byIds' });
  const { productValue }: ProductDetail = await read(product({ slug: card.slug, uniqueKey: card.uniqueKey }));
  if (sku === '') return { card, variant: onlyVariant(productValue) };
  const wanted = valuesOf(sku);
  return { card, variant: Object.entries(productValue).find(([values]) => valuesOf(values) === wanted)?.[1] };
}
