import { queries, type UseVariant, useNow, useQuery, useStorefront } from '@promenade/storefront-hooks';
import { productData, productPath, type StructuredData } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useEnvironment } from '../../page/environment.ts';

/** A product as search engines read it. */
export function useProductData(
  product: ProductDetail,
  { priceInput, stock, sku }: UseVariant,
): StructuredData | undefined {
  const { origin } = useEnvironment();
  const { href, currency } = useStorefront();
  const now = useNow();
  const { data: reviews } = useQuery(queries.reviewCount(product.productInfo.id));
  const url = origin + href(productPath(product.productInfo));
  // Search engines read what the server sends; a browser goes without the code.
  if (!import.meta.env.SSR) return undefined;
  return productData({ product, url, priceInput, stock, sku, now, currency, reviewCount: reviews?.sumCount });
}
