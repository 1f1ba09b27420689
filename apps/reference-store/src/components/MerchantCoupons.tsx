import { errorTextIn, useCoupons } from '@promenade/storefront-hooks';
import { COUPON_USE_TYPE, merchantPath } from '@promenade/storefront-hooks/domain';
import { Button, Grid, LoadError, Message, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import styles from '../styles/merchants.module.css';
import { CouponOffer } from './CouponOffer.tsx';

/** The coupons of a merchant; each can be received right here. */
export function MerchantCoupons({ id, name }: { id: number; name: string }) {
  const text = useText('merchants');
  const { locale } = useEnvironment();
  const lists = [
    useCoupons({ useType: COUPON_USE_TYPE.general, merId: id }),
    useCoupons({ useType: COUPON_USE_TYPE.category, merId: id }),
    useCoupons({ useType: COUPON_USE_TYPE.goods, merId: id }),
  ];
  const failed = lists.find(({ error, data }) => error && !data);
  if (failed?.error) {
    return (
      <LoadError
        title={text('merchant.couponsFailed')}
        text={errorTextIn(failed.error, locale)}
        onRetry={() => {
          for (const list of lists) void list.refresh();
        }}
        retryPending={lists.some(({ isRefreshing }) => isRefreshing)}
      />
    );
  }
  if (lists.some(({ isLoading }) => isLoading)) {
    return (
      <div aria-busy="true" className={styles.page}>
        <Skeleton shape="block" />
      </div>
    );
  }
  const offers = lists.flatMap(({ data = [], receive }) => data.map((offer) => ({ offer, receive })));
  if (offers.length === 0) {
    return (
      <Message
        title={text('merchant.noCoupons')}
        actions={
          <Button href={merchantPath(id, 'category')} variant="outline">
            {text('merchant.allProducts')}
          </Button>
        }
      >
        {text('merchant.noCouponsText', { name })}
      </Message>
    );
  }
  return (
    <section aria-label={text('merchant.tab.coupon')}>
      <Grid as="ul">
        {offers.map(({ offer, receive }) => (
          <li key={offer.coupon.id}>
            <CouponOffer offer={offer} receive={receive} merchant={name} headingLevel={2} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
