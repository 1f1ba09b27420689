import { useCoupons } from '@promenade/storefront-hooks';
import { COUPON_USE_TYPE } from '@promenade/storefront-hooks/domain';
import { Grid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CouponOffer } from './CouponOffer.tsx';

/** Coupons that can be used for a product, those for it alone first; each can be received on the spot. */
export function CouponOffers({ productId, merchant }: { productId: number; merchant: string }) {
  const text = useText('below');
  const titleId = useId();
  const lists = [
    useCoupons({ useType: COUPON_USE_TYPE.goods, productId }),
    useCoupons({ useType: COUPON_USE_TYPE.category, productId }),
    useCoupons({ useType: COUPON_USE_TYPE.general, productId }),
  ];
  // All at once: none shoves another aside.
  if (lists.some(({ isLoading }) => isLoading)) return null;
  const offers = lists.flatMap(({ data = [], receive }) => data.map((offer) => ({ offer, receive })));
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('product.coupons')} />
      <Grid as="ul">
        {offers.map(({ offer, receive }) => (
          <li key={offer.coupon.id}>
            <CouponOffer offer={offer} receive={receive} merchant={merchant} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
