import { type UseCoupons, useCoupons } from '@promenade/storefront-hooks';
import { COUPON_USE_TYPE } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { CouponOffer } from './CouponOffer.tsx';

export interface LinkedCouponProps {
  couponId: number;
  /** Products that the coupon may apply to. */
  products: readonly ProductDetail[];
}

/** The coupon named in a link, if it applies to one of the products. The shopper claims it with a separate button. */
export function LinkedCoupon({ couponId, products: [product, ...others] }: LinkedCouponProps) {
  if (!product) return null;
  return <CouponOfProduct key={product.productInfo.id} {...{ couponId, product, others }} />;
}

/** Maximum pages of offered coupons that are searched. */
const PAGES = 5;

function CouponOfProduct({
  couponId,
  product,
  others,
}: {
  couponId: number;
  product: ProductDetail;
  others: ProductDetail[];
}) {
  const { id: productId } = product.productInfo;
  const lists: UseCoupons[] = [
    useCoupons({ useType: COUPON_USE_TYPE.general, productId }, { loadedPages: PAGES }),
    useCoupons({ useType: COUPON_USE_TYPE.category, productId }, { loadedPages: PAGES }),
    useCoupons({ useType: COUPON_USE_TYPE.goods, productId }, { loadedPages: PAGES }),
  ];
  for (const { data = [], receive } of lists) {
    const offer = data.find(({ coupon }) => coupon.id === couponId);
    if (offer) return <CouponOffer {...{ offer, receive }} merchant={product.merchantInfo.name} headingLevel={2} />;
  }
  if (lists.some(({ isLoading }) => isLoading)) return null;
  return <LinkedCoupon couponId={couponId} products={others} />;
}
