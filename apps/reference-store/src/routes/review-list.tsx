import { errorTextIn, useOrderCenterCounts, useOrders, usePendingReviews } from '@promenade/storefront-hooks';
import { orderPath } from '@promenade/storefront-hooks/domain';
import { Button, LinkTabs, LoadError, Message, PageHeader, Skeleton, TextLink } from '@promenade/storefront-ui';
import { Rating } from '@promenade/storefront-ui/shop';
import { useEffect } from 'react';
import { AccountShell } from '../components/AccountPage.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { ReviewLine } from '../components/ReviewLine.tsx';
import { useText } from '../i18n/texts.tsx';
import { REVIEW_TABS, reviewFormPath, reviewListPath, reviewTab } from '../lib/account-paths.ts';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/review-writing.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('service')('writing.title')}>
      <ReviewList url={url} />
    </AccountShell>
  );
}

/** Pending and written reviews. Every tab has an address. */
function ReviewList({ url }: { url: URL }) {
  const text = useText('service');
  const current = reviewTab(url.searchParams);
  const waiting = useOrderCenterCounts().data?.commentCount;
  return (
    <>
      <PageHeader title={text('writing.title')} />
      <LinkTabs
        label={text('writing.tabs')}
        tabs={REVIEW_TABS.map((tab) => ({
          label: text(`writing.tab.${tab}`),
          href: reviewListPath(tab),
          current: tab === current,
          ...(tab === 'pending' && waiting ? { count: waiting } : {}),
        }))}
      />
      {current === 'pending' ? <PendingReviews /> : <WrittenReviews />}
    </>
  );
}

/** Delivered products without a review. */
function PendingReviews() {
  const text = useText('service');
  const { data, error, isLoading, isRefreshing, refresh, hasMore, isLoadingMore, loadMore } = usePendingReviews();
  return (
    <div className={styles.results} aria-busy={isLoading || isRefreshing}>
      {error ? <ReadError title={text('writing.failed')} of={{ error, isRefreshing, refresh }} /> : null}
      {isLoading ? <Skeleton shape="block" /> : null}
      {data?.length === 0 && !error ? (
        <Message
          title={text('writing.empty.pending')}
          actions={<Button href={paths.orders}>{text('writing.toOrders')}</Button>}
        >
          {text('writing.emptyText.pending')}
        </Message>
      ) : null}
      {data?.length ? (
        <ul className={styles.list}>
          {data.map((line) => (
            <li key={line.id}>
              <ReviewLine name={line.productName} image={line.image} variant={line.sku} merchant={line.merName}>
                <Button
                  size="small"
                  variant="outline"
                  href={reviewFormPath(line.merOrderNo, line.id)}
                  aria-label={text('writing.writeFor', { name: line.productName })}
                >
                  {text('writing.write')}
                </Button>
              </ReviewLine>
            </li>
          ))}
        </ul>
      ) : null}
      {hasMore ? (
        <Button variant="outline" pending={isLoadingMore} onClick={() => void loadMore()}>
          {text('writing.more')}
        </Button>
      ) : null}
    </div>
  );
}

/** Reviewed products of completed orders. */
function WrittenReviews() {
  const text = useText('service');
  const { locale } = useEnvironment();
  const orders = useOrders('completed', 1);
  const pending = usePendingReviews();
  const { hasMore, isLoadingMore, loadMore } = pending;
  useEffect(() => {
    // Which products are reviewed is only known once the list of pending reviews is complete.
    if (hasMore && !isLoadingMore) void loadMore();
  }, [hasMore, isLoadingMore, loadMore]);
  const error = orders.error ?? pending.error;
  const waiting = new Set(pending.data?.map(({ id }) => id));
  const isComplete = orders.data !== undefined && pending.data !== undefined && !hasMore;
  const written = isComplete
    ? orders.data.list.flatMap(({ orderNo, lines, merchants }) =>
        lines
          .filter(({ id }) => !waiting.has(id))
          .map((line) => ({ ...line, orderNo, merchant: merchants.join(', ') })),
      )
    : undefined;
  return (
    <div className={styles.results} aria-busy={!written && !error}>
      {error ? (
        <LoadError
          title={text('writing.failed')}
          text={errorTextIn(error, locale)}
          onRetry={() => void Promise.all([orders.refresh(), pending.refresh()])}
          retryPending={orders.isRefreshing || pending.isRefreshing}
        />
      ) : null}
      {written || error ? null : <Skeleton shape="block" />}
      {written?.length === 0 && !error ? (
        <Message
          title={text('writing.empty.written')}
          actions={<Button href={reviewListPath('pending')}>{text('writing.tab.pending')}</Button>}
        >
          {text('writing.emptyText.written')}
        </Message>
      ) : null}
      {written?.length ? (
        <ul className={styles.list}>
          {written.map((line) => (
            <li key={line.id}>
              <ReviewLine name={line.name} image={line.image} variant={line.variant} merchant={line.merchant}>
                <TextLink href={orderPath(line.orderNo)}>{text('writing.viewOrder')}</TextLink>
              </ReviewLine>
              {line.review ? (
                <div className={styles.own}>
                  <Rating value={line.review.stars} />
                  <p className={styles.quote}>{line.review.comment}</p>
                  {line.review.reply ? (
                    <p className={styles.quote}>
                      <strong>{text('writing.answer', { merchant: line.merchant })}</strong>{' '}
                      <span>{line.review.reply}</span>
                    </p>
                  ) : null}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
