import { errorTextIn, usePendingReviews } from '@promenade/storefront-hooks';
import type { PendingReview } from '@promenade/storefront-sdk';
import { Button, EmptyState, LoadError, PageHeader, Skeleton } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { ReviewForm } from './ReviewForm.tsx';

export interface ReviewWritingProps {
  orderNo: string;
  /** `undefined` for the first line of the order that waits. */
  lineId: number | undefined;
}

/** Reviews a product of an order, then offers the next one. */
export function ReviewWriting({ orderNo, lineId }: ReviewWritingProps) {
  const text = useText('service');
  const { locale } = useEnvironment();
  const { data, error, isRefreshing, refresh, hasMore, isLoadingMore, loadMore } = usePendingReviews();
  // Once its review is sent the line waits no more, while its thanks are still shown.
  const [chosen, setChosen] = useState<PendingReview>();
  const found = data?.find(({ id, merOrderNo }) => merOrderNo === orderNo && (lineId === undefined || id === lineId));
  const line = chosen ?? found;
  if (found && !chosen) setChosen(found);
  const looksFurther = !line && hasMore && !error;
  useEffect(() => {
    if (looksFurther && !isLoadingMore) void loadMore();
  }, [looksFurther, isLoadingMore, loadMore]);

  if (line) return <ReviewForm line={line} next={data?.find(({ id }) => id !== line.id)} />;
  if (error) {
    return (
      <LoadError
        size="page"
        headingLevel={1}
        title={text('writing.failed')}
        text={errorTextIn(error, locale)}
        onRetry={() => void refresh()}
        retryPending={isRefreshing}
      />
    );
  }
  if (!data || looksFurther) {
    return (
      <div aria-busy="true">
        <PageHeader title={text('writing.form.title')} />
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      title={text('writing.nothingHere')}
      action={<Button href={paths.reviews}>{text('writing.toList')}</Button>}
    >
      {text('writing.nothingHereText')}
    </EmptyState>
  );
}
