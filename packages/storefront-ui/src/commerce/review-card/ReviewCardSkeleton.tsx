import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import * as styles from './ReviewCard.css.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** What every component takes. */
export interface ReviewCardSkeletonProps extends RootProps<'span'> {}

/** The placeholder of a `ReviewCard` of usual length, while reviews are loading. Not for other content: that is `Skeleton`. */
export function ReviewCardSkeleton(props: ReviewCardSkeletonProps) {
  return (
    <Skeleton {...rootProps(props, styles.skeleton)}>
      <ReviewCard
        author="A shopper"
        date={{ text: 'January 1, 2000', iso: '' }}
        rating={{ value: 5 }}
        text="As usual words about a product go, with a line or a little more than that to read."
        attributes="Colour, size"
      />
    </Skeleton>
  );
}
