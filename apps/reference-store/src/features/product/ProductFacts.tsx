import type { ProductView } from '@promenade/storefront-hooks';
import { MerchantLine, Price, Rating, Stack, StockLabel } from '@promenade/storefront-ui';
import { withoutPage } from './merchant-without-page.ts';

/** What to know about a product whose name is said already. */
export function ProductFacts({ summary: { merchant, rating, price, stock } }: Pick<ProductView, 'summary'>) {
  return (
    <Stack gap="2" align="start">
      <MerchantLine merchant={withoutPage(merchant)} />
      {rating ? <Rating {...rating} /> : null}
      <Price price={price} size="large" showPercent />
      {stock ? <StockLabel stock={stock} /> : null}
    </Stack>
  );
}
