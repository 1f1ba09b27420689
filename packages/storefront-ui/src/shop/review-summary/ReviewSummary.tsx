'use client';

import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { Rating, type RatingView } from '../rating/Rating.tsx';
import * as styles from './ReviewSummary.css.ts';

/** One group of reviews, such as those with five stars. */
export interface ReviewSummaryRow {
  /** Name of the group: '5 stars'. */
  label: string;
  /** Number of reviews in the group. */
  count: number;
}

export interface ReviewSummaryProps extends RootProps {
  /** The average as formatted text: '4.6'. */
  average: string;
  /** The average as stars. */
  rating: RatingView;
  /** Number of reviews, as formatted text: '120 reviews'. */
  count: string;
  /** Groups of reviews, the best rating first. */
  rows?: readonly ReviewSummaryRow[] | undefined;
}

/** The average of all reviews of a product, and their distribution. Not for one review: use `ReviewCard`. */
export function ReviewSummary({ average, rating, count, rows = [], ...rest }: ReviewSummaryProps) {
  const words = useUi().strings.product.review;
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <div {...rootProps(rest, styles.summary)}>
      <div className={styles.mean}>
        <span className={styles.average} aria-hidden="true">
          {average}
        </span>
        <div className={styles.words}>
          <Rating {...rating} size="medium" label={words.mean(average)} />
          <span className={styles.soft}>{count}</span>
        </div>
      </div>
      {rows.length > 0 ? (
        <ul {...listRole} className={styles.rows} aria-label={words.spread}>
          {rows.map((row, index) => (
            <li key={index}>
              <Progress label={row.label} value={row.count} max={Math.max(all, 1)} valueLabel={`${row.count}`} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
