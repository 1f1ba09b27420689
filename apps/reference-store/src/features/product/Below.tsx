import { useTrackRecentlyViewed } from '@promenade/storefront-hooks';
import { useNavigation } from '../../router/current-page.ts';
import { ProductReviews } from '../reviews/ProductReviews.tsx';
import type { BelowTheFoldProps } from './BelowTheFold.tsx';
import { CouponOffers } from './CouponOffers.tsx';
import { MerchantSection } from './MerchantSection.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { WhenNear } from './WhenNear.tsx';

/** Coupons, reviews, the merchant and other products; each reads its data when it is near. */
export function Below({ product, view, url }: BelowTheFoldProps) {
  const { id, merId, rating } = product.productInfo;
  // Who comes back finds the page as long as it was.
  const isBack = useNavigation().page.arrival === 'back';
  useTrackRecentlyViewed(id);
  return (
    <>
      <WhenNear now={isBack}>
        <CouponOffers productId={id} merchant={product.merchantInfo.name} />
      </WhenNear>
      <ProductReviews productId={id} rating={rating} url={url} now={isBack} />
      {merId > 0 ? (
        <WhenNear now={isBack}>
          <MerchantSection product={product} merchant={view.summary.merchant} />
        </WhenNear>
      ) : null}
      <WhenNear now={isBack}>
        <RelatedProducts product={product} />
      </WhenNear>
      <WhenNear now={isBack}>
        <RecentlyViewed productId={id} />
      </WhenNear>
    </>
  );
}
