import { type ProductView, queries, useNow, useQuery } from '@promenade/storefront-hooks';
import { formatCompact, isDiscountValid } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { ProductSummary } from '@promenade/storefront-ui';
import { Suspense } from 'react';
import { lazyPart } from '../../errors/lazy-part.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSignOfLife } from '../../page/sign-of-life.ts';
import { useExistingHref } from '../../router/use-existing-href.ts';
import { ProductBuyBox } from './ProductBuyBox.tsx';
import { REVIEWS_ID } from './reviews-id.ts';

const SaleEnd = lazyPart(() => import('./SaleEnd.tsx').then(({ SaleEnd }) => SaleEnd));

/** The right side of a product's page. */
export function ProductDecision({ product, view }: { product: ProductDetail; view: ProductView }) {
  const existingHref = useExistingHref();
  const { merchant, rating } = view.summary;
  const { data: reviews } = useQuery(queries.reviewCount(product.productInfo.id));
  const offer = useText('product')('sale.limited');
  const isAlive = useSignOfLife();
  const count = reviews?.sumCount;
  const { priceInput } = view.variant;
  const endsAt = priceInput.discountExpiry ?? undefined;
  const isOnSale = isDiscountValid(priceInput, useNow(endsAt));
  return (
    <>
      <ProductSummary
        {...view.summary}
        merchant={{ ...merchant, href: existingHref(merchant.href) }}
        rating={rating && { ...rating, count: count ? formatCompact(count) : undefined }}
        note={
          isOnSale && endsAt ? (
            <Suspense fallback={<span>{offer}</span>}>
              {isAlive ? <SaleEnd endsAt={endsAt} /> : <span>{offer}</span>}
            </Suspense>
          ) : undefined
        }
        reviewsHref={`#${REVIEWS_ID}`}
      />
      <ProductBuyBox product={product} view={view} hasBar />
    </>
  );
}
