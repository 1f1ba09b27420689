import { useReviewCount } from '@promenade/storefront-hooks';
import { LinkTabs } from '@promenade/storefront-ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { NoReviews } from './NoReviews.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewOverview } from './ReviewOverview.tsx';
import { reviewChoiceOf, reviewHref, reviewKinds } from './review-address.ts';
import styles from './reviews.module.css';

export interface ReviewBoardProps {
  productId: number;
  /** Mean of the stars. */
  rating: number;
  url: URL;
}

/** What shoppers say of a product: the mean, and their reviews by kind and page. */
export function ReviewBoard({ productId, rating, url }: ReviewBoardProps) {
  const text = useText('below');
  const { data: count } = useReviewCount(productId);
  const choice = reviewChoiceOf(url);
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(choice.page);
  useEffect(() => {
    if (shownPage.current === choice.page) return;
    shownPage.current = choice.page;
    // The links to the pages stand below the list, and the next page begins above it.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [choice.page]);

  const countOf = { all: count?.sumCount, good: count?.goodCount, medium: count?.inCount, poor: count?.poorCount };
  const tabs = reviewKinds.map((kind) => ({
    label: text(`reviews.kind.${kind}`),
    href: reviewHref(url, { kind, page: 1 }),
    current: kind === choice.kind,
    ...(countOf[kind] !== undefined && { count: countOf[kind] }),
  }));
  if (count?.sumCount === 0) return <NoReviews />;
  return (
    <div className={styles.reviews}>
      {count ? <ReviewOverview count={count} rating={rating} /> : <div />}
      <div ref={top} tabIndex={-1} className={styles.list}>
        <LinkTabs label={text('reviews.filter')} tabs={tabs} />
        <ReviewList productId={productId} choice={choice} hrefFor={(next) => reviewHref(url, next)} />
      </div>
    </div>
  );
}
