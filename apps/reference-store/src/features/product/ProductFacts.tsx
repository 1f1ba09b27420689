import type { UseVariant } from '@promenade/storefront-hooks';
import { ratingToHalf } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { MerchantLine, Price, type PriceView, Rating, Stack, StockLabel } from '@promenade/storefront-ui';
import { merchantView } from './merchant-view.ts';

/** What to know about a product whose name is said already. */
export function ProductFacts(props: { product: ProductDetail; variant: UseVariant; price: PriceView }) {
  const { product, variant, price } = props;
  const { rating } = product.productInfo;
  return (
    <Stack gap="2" align="start">
      <MerchantLine merchant={merchantView(product)} />
      {rating > 0 ? <Rating value={ratingToHalf(rating)} /> : null}
      <Price price={price} size="large" showPercent />
      <StockLabel stock={variant.stockLabel} />
    </Stack>
  );
}
