import { errorTextIn, usePendingReviews } from '@promenade/storefront-hooks';
import { Button, EmptyState, LoadError, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { reviewFormPath } from './review-paths.ts';
import styles from './review-writing.module.css';

/** Products that were received and have no review yet. */
export function PendingReviews() {
  const text = useText('service');
  const { locale } = useEnvironment();
  const { data, error, isLoading, isRefreshing, refresh, hasMore, isLoadingMore, loadMore } = usePendingReviews();
  return (
    <div className={styles.results} aria-busy={isLoading || isRefreshing}>
      {error ? (
        <LoadError
          title={text('writing.failed')}
          text={errorTextIn(error, locale)}
          onRetry={() => void refresh()}
          retryPending={isRefreshing}
        />
      ) : null}
      {isLoading ? <Skeleton shape="block" /> : null}
      {data?.length === 0 && !error ? (
        <EmptyState
          title={text('writing.empty.pending')}
          action={<Button href={paths.orders}>{text('writing.toOrders')}</Button>}
        >
          {text('writing.emptyText.pending')}
        </EmptyState>
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
