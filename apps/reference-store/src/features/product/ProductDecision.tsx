import type { ProductView } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { ProductSummary } from '@promenade/storefront-ui';
import { withoutPage } from './merchant-without-page.ts';
import { ProductBuyBox } from './ProductBuyBox.tsx';

/** The right side of a product's page. */
export function ProductDecision({ product, view }: { product: ProductDetail; view: ProductView }) {
  return (
    <>
      <ProductSummary {...view.summary} merchant={withoutPage(view.summary.merchant)} />
      <ProductBuyBox product={product} view={view} hasBar />
    </>
  );
}
