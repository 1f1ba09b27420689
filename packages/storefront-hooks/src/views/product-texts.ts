import { ratingToHalf } from '../domain/rating.ts';
import { formatCompact, type SoldFacts, soldCount } from '../domain/sold-count.ts';

/** A rating in stars. */
export interface RatingView {
  /** Stars from 0 to 5 in half steps. */
  value: number;
  /** How many ratings there are, as text. */
  count?: string | undefined;
}

/** The average rating; `undefined` while there is no rating. */
export function ratingView(rating: number): RatingView | undefined {
  const value = ratingToHalf(rating);
  return value > 0 ? { value } : undefined;
}

/** Number of units sold as text; `undefined` if none were sold. */
export function soldText(facts: SoldFacts, locale: string): string | undefined {
  const sold = soldCount(facts);
  return sold > 0 ? formatCompact(sold, locale) : undefined;
}
