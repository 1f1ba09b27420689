import { type UseVariant, usePriceProps } from '@promenade/storefront-hooks';
import { formatCompact, ratingToHalf, soldCount } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { ProductSummary } from '@promenade/storefront-ui';
import { merchantView } from './merchant-view.ts';
import { ProductBuyBox } from './ProductBuyBox.tsx';

export interface ProductDecisionProps {
  product: ProductDetail;
  variant: UseVariant;
  onChoose(): void;
}

/** The right side of a product's page. */
export function ProductDecision({ product, variant, onChoose }: ProductDecisionProps) {
  const { productInfo } = product;
  const price = usePriceProps(variant.priceInput);
  const sold = soldCount(productInfo);
  return (
    <>
      <ProductSummary
        name={productInfo.storeName}
        price={price}
        merchant={merchantView(product)}
        rating={productInfo.rating > 0 ? { value: ratingToHalf(productInfo.rating) } : undefined}
        sold={sold > 0 ? formatCompact(sold) : undefined}
        stock={variant.stockLabel}
      />
      <ProductBuyBox product={product} variant={variant} onChoose={onChoose} barPrice={price} />
    </>
  );
}
