import { useCoupons } from '@promenade/storefront-hooks';
import { COUPON_USE_TYPE } from '@promenade/storefront-hooks/domain';
import { Grid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CouponOffer } from '../product/CouponOffer.tsx';
import styles from './home.module.css';

/** Coupons for the whole shop; each can be received on the spot. */
export function HomeCoupons() {
  const text = useText('lists');
  const titleId = useId();
  const { data: offers = [], receive } = useCoupons({ useType: COUPON_USE_TYPE.general });
  const shown = offers.filter(({ coupon }) => coupon.merId === 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeading id={titleId} title={text('home.coupons')} />
      <Grid as="ul">
        {shown.map((offer) => (
          <li key={offer.coupon.id}>
            <CouponOffer offer={offer} receive={receive} merchant="" />
          </li>
        ))}
      </Grid>
    </section>
  );
}
