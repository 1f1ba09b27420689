import { type UseVariant, useNow, useStorefront } from '@promenade/storefront-hooks';
import { productData, productPath, type StructuredData } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useEnvironment } from '../../app/environment.ts';

/** A product as search engines read it. */
export function useProductData(product: ProductDetail, { priceInput, stock, sku }: UseVariant): StructuredData {
  const { origin } = useEnvironment();
  const { href, currency } = useStorefront();
  const now = useNow();
  const url = origin + href(productPath(product.productInfo));
  return productData({ product, url, priceInput, stock, sku, now, currency });
}
