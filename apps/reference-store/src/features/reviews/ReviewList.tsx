import { useReviews } from '@promenade/storefront-hooks';
import { Button, LoadError, Pagination, ReviewCardSkeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import { NoReviews } from './NoReviews.tsx';
import type { ReviewChoice } from './review-address.ts';
import { ShopReviewCard } from './ShopReviewCard.tsx';

const PAGE_SIZE = 6;
const skeletons = [1, 2, 3].map((index) => <ReviewCardSkeleton key={index} />);

export interface ReviewListProps {
  productId: number;
  choice: ReviewChoice;
  hrefFor(choice: ReviewChoice): string;
}

/** One page of reviews in each of its states. */
export function ReviewList({ productId, choice, hrefFor }: ReviewListProps) {
  const text = useText('below');
  const { kind, page } = choice;
  const { data, error, isRefreshing, refresh, pages } = useReviews(productId, {
    kind,
    firstPage: page,
    limit: PAGE_SIZE,
  });
  if (!data) {
    if (!error) return <div aria-busy="true">{skeletons}</div>;
    return (
      <LoadError
        title={text('reviews.failed')}
        headingLevel={3}
        onRetry={() => void refresh()}
        retryPending={isRefreshing}
      />
    );
  }
  if (data.length === 0) {
    const isNarrowed = kind !== 'all' || page > 1;
    if (!isNarrowed) return <NoReviews />;
    return (
      <NoReviews
        action={
          <Button href={hrefFor({ kind: 'all', page: 1 })} variant="outline">
            {text('reviews.showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {data.map((review, index) => (
        <ShopReviewCard key={review.id || `${review.uid} ${index}`} review={review} />
      ))}
      <Pagination
        label={text('reviews.pages')}
        page={page}
        hrefs={pageHrefs(pages, (next) => hrefFor({ kind, page: next }))}
      />
    </>
  );
}
