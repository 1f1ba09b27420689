import type { ProductView } from '@promenade/storefront-hooks';
import { MerchantLine, Price, Rating, Stack, StockLabel } from '@promenade/storefront-ui';

/** What to know about a product whose name is said already. */
export function QuickViewFacts({ summary: { merchant, rating, price, stock } }: Pick<ProductView, 'summary'>) {
  return (
    <Stack gap="2" align="start">
      <MerchantLine merchant={{ ...merchant, rating: undefined }} />
      {rating ? <Rating {...rating} /> : null}
      <Price price={price} size="large" showPercent />
      {stock ? <StockLabel stock={stock} /> : null}
    </Stack>
  );
}
