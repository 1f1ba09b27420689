import { errorTextIn, useMyCoupons } from '@promenade/storefront-hooks';
import { Button, EmptyState, Grid, LoadError, LoadMore, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import * as paths from '../../page/paths.ts';
import { type CouponTab, couponPath } from './coupon-path.ts';
import styles from './coupons.module.css';
import { HeldCoupon } from './HeldCoupon.tsx';

/** One list of the shopper's coupons in each of its states. */
export function HeldCoupons({ tab, page }: { tab: CouponTab; page: number }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const list = useMyCoupons(tab, { firstPage: page });
  const { data } = list;
  if (list.error && !data) {
    return (
      <LoadError
        className={styles.part}
        title={text('coupons.failed')}
        text={errorTextIn(list.error, locale)}
        onRetry={() => void list.refresh()}
        retryPending={list.isRefreshing}
      />
    );
  }
  return (
    <div className={styles.part} aria-busy={list.isLoading || list.isRefreshing}>
      {list.isLoading ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? (
        <EmptyState
          title={text(`coupons.empty.${tab}`)}
          action={
            <Button href={paths.allProducts} variant="outline">
              {text('orders.shop')}
            </Button>
          }
        >
          {text(`coupons.emptyText.${tab}`)}
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? (
        <Grid columns="two">
          {data.map((held) => (
            <HeldCoupon key={held.coupon.id} held={held} />
          ))}
        </Grid>
      ) : null}
      <LoadMore
        shown={data?.length ?? 0}
        total={list.total}
        page={page + list.loadedPages - 1}
        hrefs={pageHrefs(list.pages, (number) => couponPath(tab, number))}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </div>
  );
}
