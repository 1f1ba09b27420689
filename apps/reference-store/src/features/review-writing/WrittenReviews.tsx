import { errorTextIn, useOrders, usePendingReviews } from '@promenade/storefront-hooks';
import { orderPath } from '@promenade/storefront-hooks/domain';
import { Button, EmptyState, LoadError, Rating, Skeleton, TextLink } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { reviewListPath } from './review-paths.ts';
import styles from './review-writing.module.css';

/** Products of completed orders that wait for no review any more. */
export function WrittenReviews() {
  const text = useText('service');
  const { locale } = useEnvironment();
  const orders = useOrders('completed', 1);
  const pending = usePendingReviews();
  const { hasMore, isLoadingMore, loadMore } = pending;
  useEffect(() => {
    // Only the whole list of what waits tells what does not.
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
        <EmptyState
          title={text('writing.empty.written')}
          action={<Button href={reviewListPath('pending')}>{text('writing.tab.pending')}</Button>}
        >
          {text('writing.emptyText.written')}
        </EmptyState>
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
                      <strong>{text('writing.answer', { merchant: line.merchant })}</strong> {line.review.reply}
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
