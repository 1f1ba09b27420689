import { type RefundView, useRefundCard, useRefunds } from '@promenade/storefront-hooks';
import { type RefundState, UNDECIDED_REFUND_STATES } from '@promenade/storefront-hooks/domain';
import type { RefundListItem } from '@promenade/storefront-sdk';
import { Button, Card, LinkTabs, Message, PageHeader } from '@promenade/storefront-ui';
import { OrderLineList } from '@promenade/storefront-ui/shop';
import { useEffect } from 'react';
import { AccountShell } from '../components/AccountPage.tsx';
import { OrderCardSkeleton } from '../components/OrderCardSkeleton.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { RefundStatus } from '../components/RefundStatus.tsx';
import { useText } from '../i18n/texts.tsx';
import {
  REFUND_TABS,
  type RefundTab,
  refundFormPath,
  refundListPath,
  refundPath,
  refundTab,
} from '../lib/account-paths.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/refunds.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('service')('refunds.title')}>
      <RefundList url={url} />
    </AccountShell>
  );
}

const statesOf: Readonly<Record<RefundTab, readonly RefundState[] | undefined>> = {
  all: undefined,
  open: [...UNDECIDED_REFUND_STATES, 'accepted'],
  refunded: ['refunded'],
  refused: ['refused'],
};

const fits = (tab: RefundTab) => (refund: RefundView<RefundListItem>) => statesOf[tab]?.includes(refund.state) ?? true;

/** The shopper's refunds by status. Every view is an address. */
function RefundList({ url }: { url: URL }) {
  const text = useText('service');
  const current = refundTab(url.searchParams);
  const read = useRefunds();
  const { data, error, hasMore, isLoadingMore, loadMore } = read;
  const shown = data?.filter(fits(current));
  // The backend has only one list of all refunds: if a tab has no entries yet, load further pages.
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
        {error ? <ReadError title={text('refunds.failed')} of={read} /> : null}
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
    <Message
      title={text(`refunds.empty.${tab}`)}
      actions={
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
    </Message>
  );
}

/** One refund in a list. */
function ShopRefundCard({ refund }: { refund: RefundView<RefundListItem> }) {
  const text = useText('service');
  const { number, orderNumber, status, total, quantity, lines, actions } = useRefundCard(refund);
  return (
    <Card>
      <article className={styles.card} aria-labelledby={`refund-${number}`}>
        <header className={styles.head}>
          <h2 id={`refund-${number}`} className={styles.number}>
            {text('refunds.numbered', { number })}
          </h2>
          <RefundStatus state={status} />
        </header>
        <OrderLineList lines={lines} label={text('refunds.linesOf', { number })} />
        <footer className={styles.head}>
          <p>
            <span className={styles.soft}>{text('refunds.amountOf', { count: quantity })}</span>{' '}
            <strong className={styles.amount}>{total}</strong>
          </p>
          <div className={styles.actions}>
            {actions.includes('apply-again') ? (
              <Button
                size="small"
                variant="outline"
                href={refundFormPath(orderNumber)}
                aria-label={text('refunds.applyAgainFor', { number })}
              >
                {text('refunds.applyAgain')}
              </Button>
            ) : null}
            <Button
              size="small"
              variant="outline"
              href={refundPath(number)}
              aria-label={text('refunds.detailsOf', { number })}
            >
              {text('refunds.details')}
            </Button>
          </div>
        </footer>
      </article>
    </Card>
  );
}
