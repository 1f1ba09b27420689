import { SectionHeading } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { REVIEWS_ID } from '../product/reviews-id.ts';
import { WhenNear } from '../product/WhenNear.tsx';
import { ReviewBoard, type ReviewBoardProps } from './ReviewBoard.tsx';
import { REVIEW_QUERY } from './review-query.ts';

/** The place of a product's reviews; they are read when it is near, or when the address asks for them. */
export function ProductReviews({ now, ...board }: ReviewBoardProps & { now: boolean }) {
  const text = useText('below');
  const isAsked = Object.values(REVIEW_QUERY).some((name) => board.url.searchParams.has(name));
  return (
    <section aria-labelledby={REVIEWS_ID}>
      <SectionHeading id={REVIEWS_ID} title={text('reviews.title')} />
      <WhenNear reserved now={now || isAsked}>
        <ReviewBoard {...board} />
      </WhenNear>
    </section>
  );
}
