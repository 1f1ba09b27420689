import { queries, useNow, useQuery, useStorefront } from '@promenade/storefront-hooks';
import { productData, productPath, type StructuredData } from '@promenade/storefront-hooks/domain';
import type { ProductDetail, ProductSku } from '@promenade/storefront-sdk';
import { useEnvironment } from '../../page/environment.ts';

/** A product as search engines read it. @param variant The one that the address names, if it names one. */
export function useProductData(product: ProductDetail, variant: ProductSku | undefined): StructuredData | undefined {
  const { origin } = useEnvironment();
  const { href, currency } = useStorefront();
  const now = useNow();
  const { data: reviews } = useQuery(queries.reviewCount(product.productInfo.id));
  const url = origin + href(productPath(product.productInfo));
  // Search engines read what the server sends; a browser goes without the code.
  if (!import.meta.env.SSR) return undefined;
  return productData({ product, url, now, variant, currency, reviewCount: reviews?.sumCount });
}
