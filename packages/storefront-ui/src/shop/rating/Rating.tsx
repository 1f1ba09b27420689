'use client';

import type { UiStrings } from '../../messages/types.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useLeafUi } from '../../theme/leaf-ui.ts';
import * as styles from './Rating.css.ts';

/** A rating as the view model supplies it. */
export interface RatingView {
  /** 0–5 in half steps. */
  value: number;
  /** Accessible name in place of the default. @default "4.5 of 5", or "4.5 of 5 (120)" with a count */
  label?: string | undefined;
  /** Number of ratings as formatted text, shown behind the stars. */
  count?: string | undefined;
}

export interface RatingProps extends RatingView, RootProps<'span'> {
  /** Size of the stars. @default 'small' */
  size?: 'small' | 'medium' | undefined;
}

/** Five stars in half steps with an accessible name in words. Not for giving a rating: use `StarRating`. */
export function Rating(props: RatingProps) {
  const { size = 'small', value, label, count, ...rest } = props;
  return drawRating(
    { value, label, count },
    useLeafUi().strings.shop.rating,
    rootProps(rest, styles.rating, styles.size[size]),
  );
}

/** Renders the markup of `Rating`, for a card. */
export function drawRating(
  { value, label, count }: RatingView,
  words: UiStrings['shop']['rating'],
  root: Omit<RootProps<'span'>, 'ref'>,
) {
  // `| 0` truncates the fraction and turns `NaN` into 0.
  const halves = Math.min(Math.max((value * 2 + 0.5) | 0, 0), 10);
  return (
    <span
      role="img"
      aria-label={label ?? (count ? words.labelWithCount(halves / 2, count) : words.label(halves / 2))}
      data-halves={halves}
      {...root}
    >
      {count ? `(${count})` : null}
    </span>
  );
}
