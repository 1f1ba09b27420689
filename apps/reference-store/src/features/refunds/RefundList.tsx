import { errorTextIn, type RefundView, useRefunds } from '@promenade/storefront-hooks';
import { type RefundState, UNDECIDED_REFUND_STATES } from '@promenade/storefront-hooks/domain';
import type { RefundListItem } from '@promenade/storefront-sdk';
import { Button, EmptyState, LinkTabs, LoadError, OrderCardSkeleton, PageHeader } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { REFUND_TABS, type RefundTab, refundListPath, refundTab } from './refund-paths.ts';
import styles from './refunds.module.css';
import { ShopRefundCard } from './ShopRefundCard.tsx';

const statesOf: Readonly<Record<RefundTab, readonly RefundState[] | undefined>> = {
  all: undefined,
  open: [...UNDECIDED_REFUND_STATES, 'accepted'],
  refunded: ['refunded'],
  refused: ['refused'],
};

const fits = (tab: RefundTab) => (refund: RefundView<RefundListItem>) => statesOf[tab]?.includes(refund.state) ?? true;

/** The shopper's refunds by status. Every view is an address. */
export function RefundList({ url }: { url: URL }) {
  const text = useText('service');
  const { locale } = useEnvironment();
  const current = refundTab(url.searchParams);
  const read = useRefunds();
  const { data, error, hasMore, isLoadingMore, loadMore } = read;
  const shown = data?.filter(fits(current));
  // The backend has one list of all refunds: a tab without any so far looks further.
  const looksFurther = shown?.length === 0 && hasMore && !error;
  useEffect(() => {
    if (looksFurther && !isLoadingMore) void loadMore();
  }, [looksFurther, isLoadingMore, loadMore]);
  return (
    <>
      <PageHeader title={text('refunds.title')} />
      <LinkTabs
        label={text('refunds.tabs')}
        tabs={REFUND_TABS.map((tab) => ({
          label: text(`refunds.tab.${tab}`),
          href: refundListPath(tab),
          current: tab === current,
        }))}
      />
      <div className={styles.results} aria-busy={read.isLoading || read.isRefreshing}>
        {error ? (
          <LoadError
            title={text('refunds.failed')}
            text={errorTextIn(error, locale)}
            onRetry={() => void read.refresh()}
            retryPending={read.isRefreshing}
          />
        ) : null}
        {read.isLoading || looksFurther ? <OrderCardSkeleton /> : null}
        {shown?.length === 0 && !hasMore && !error ? <NoRefunds tab={current} /> : null}
        {shown?.map((refund) => (
          <ShopRefundCard key={refund.refund.refundOrderNo} refund={refund} />
        ))}
        {shown?.length && hasMore ? (
          <Button variant="outline" pending={isLoadingMore} onClick={() => void loadMore()}>
            {text('refunds.more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function NoRefunds({ tab }: { tab: RefundTab }) {
  const text = useText('service');
  return (
    <EmptyState
      title={text(`refunds.empty.${tab}`)}
      action={
        tab === 'all' ? (
          <Button href={paths.orders}>{text('refunds.toOrders')}</Button>
        ) : (
          <Button href={paths.refunds} variant="outline">
            {text('refunds.showAll')}
          </Button>
        )
      }
    >
      {tab === 'all' ? text('refunds.emptyText') : null}
    </EmptyState>
  );
}
