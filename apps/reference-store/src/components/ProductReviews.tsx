import { useReviewCard, useReviewCount, useReviews } from '@promenade/storefront-hooks';
import { ratingToHalf } from '@promenade/storefront-hooks/domain';
import type { Review, ReviewCount } from '@promenade/storefront-sdk';
import { Button, LinkTabs, LoadError, Message, Pagination, SectionHeading, Skeleton } from '@promenade/storefront-ui';
import { ReviewCard, ReviewSummary } from '@promenade/storefront-ui/shop';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Deferred } from '../lib/deferred.tsx';
import { ProductLightbox } from '../lib/deferred-parts.ts';
import { useEnvironment } from '../lib/environment.ts';
import { pageHrefs } from '../lib/page-hrefs.ts';
import * as paths from '../lib/paths.ts';
import { asksForReviews, REVIEWS_ID } from '../lib/product-address.ts';
import { type ReviewChoice, reviewChoiceOf, reviewHref, reviewKinds } from '../lib/review-address.ts';
import productStyles from '../styles/product.module.css';
import styles from '../styles/reviews.module.css';

/** The reviews of a product. They load when they come near the screen, or at once if the address has their parameters. */
export function ProductReviews({ now, ...board }: ReviewBoardProps & { now: boolean }) {
  const text = useText('below');
  return (
    <section aria-labelledby={REVIEWS_ID}>
      <SectionHeading id={REVIEWS_ID} title={text('reviews.title')} />
      <Deferred
        until="visible"
        now={now || asksForReviews(board.url)}
        fallback={<div className={productStyles.ahead} />}
      >
        <ReviewBoard {...board} />
      </Deferred>
    </section>
  );
}

interface ReviewBoardProps {
  productId: number;
  /** Mean rating in stars. */
  rating: number;
  url: URL;
}

/** The mean rating of a product, and its reviews by kind and page. */
function ReviewBoard({ productId, rating, url }: ReviewBoardProps) {
  const text = useText('below');
  const { data: count } = useReviewCount(productId);
  const choice = reviewChoiceOf(url);
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(choice.page);
  useEffect(() => {
    if (shownPage.current === choice.page) return;
    shownPage.current = choice.page;
    // The page links are below the list, but the next page starts at its top.
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

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The mean of a product's reviews, and how many there are of each kind. */
function ReviewOverview({ count, rating }: { count: ReviewCount; rating: number }) {
  const text = useText('below');
  const { locale } = useEnvironment();
  const mean = rating > 0 ? rating : count.replyStar;
  return (
    <ReviewSummary
      average={mean.toLocaleString(locale, ONE_DIGIT)}
      rating={{ value: ratingToHalf(mean) }}
      count={text('reviews.count', { count: count.sumCount })}
      rows={[
        { label: text('reviews.kind.good'), count: count.goodCount },
        { label: text('reviews.kind.medium'), count: count.inCount },
        { label: text('reviews.kind.poor'), count: count.poorCount },
      ]}
    />
  );
}

const PAGE_SIZE = 6;
const skeletons = [1, 2, 3].map((index) => (
  <Skeleton key={index} className={styles.skeleton}>
    <ReviewCard
      author="A shopper"
      date={{ text: 'January 1, 2000', iso: '' }}
      rating={{ value: 5 }}
      text="As usual words about a product go, with a line or a little more than that to read."
      attributes="Colour, size"
    />
  </Skeleton>
));

interface ReviewListProps {
  productId: number;
  choice: ReviewChoice;
  hrefFor(choice: ReviewChoice): string;
}

/** One page of reviews, in each of its states. */
function ReviewList({ productId, choice, hrefFor }: ReviewListProps) {
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

/** The empty state: explains that there are no reviews and how to write one, or links to all reviews. */
function NoReviews({ action }: { action?: ReactNode }) {
  const text = useText('below');
  if (action) return <Message headingLevel={3} title={text('reviews.noneOfKind')} actions={action} />;
  return (
    <Message
      headingLevel={3}
      title={text('reviews.empty')}
      actions={
        <Button href={paths.orders} variant="outline">
          {text('reviews.write')}
        </Button>
      }
    >
      {text('reviews.emptyText')}
    </Message>
  );
}

/** A review whose pictures open over the whole screen. */
function ShopReviewCard({ review }: { review: Review }) {
  const text = useText('below');
  const { nickname } = review;
  const pictureLabel = useCallback(
    (index: number) => text('reviews.picture', { author: nickname, number: index + 1 }),
    [text, nickname],
  );
  const card = useReviewCard(review, pictureLabel);
  const [enlarged, setEnlarged] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const open = (index: number) => {
    setEnlarged(index);
    setOpen(true);
  };
  return (
    <>
      <ReviewCard {...card} onPictureOpen={open} onPictureIntent={ProductLightbox.preload} />
      {enlarged === undefined ? null : (
        <Suspense>
          <ProductLightbox
            open={isOpen}
            onOpenChange={setOpen}
            name={text('reviews.pictures', { author: nickname })}
            pictures={card.pictures}
            index={enlarged}
            onIndexChange={setEnlarged}
          />
        </Suspense>
      )}
    </>
  );
}
