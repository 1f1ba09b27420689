'use client';

import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { Rating, type RatingView } from '../rating/Rating.tsx';
import * as styles from './ReviewSummary.css.ts';

/** Reviews of one kind among all of them. */
export interface ReviewSummaryRow {
  /** Which reviews: '5 stars'. */
  label: string;
  /** How many there are. */
  count: number;
}

export interface ReviewSummaryProps extends RootProps {
  /** The mean as ready text: '4.6'. */
  average: string;
  /** The mean as stars. */
  rating: RatingView;
  /** How many reviews there are, as ready text: '120 reviews'. */
  count: string;
  /** How they are spread, the best first. */
  rows?: readonly ReviewSummaryRow[] | undefined;
}

/** The mean of all reviews of a product, and how they are spread. Not for one review: that is `ReviewCard`. */
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
