import { ratingToHalf } from '@promenade/storefront-hooks/domain';
import type { ReviewCount } from '@promenade/storefront-sdk';
import { ReviewSummary } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The mean of a product's reviews, and how many there are of each kind. */
export function ReviewOverview({ count, rating }: { count: ReviewCount; rating: number }) {
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
