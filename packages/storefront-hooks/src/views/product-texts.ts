import { ratingToHalf } from '../domain/rating.ts';
import { formatCompact, type SoldFacts, soldCount } from '../domain/sold-count.ts';

/** Stars as views show them. */
export interface RatingView {
  /** 0 to 5 in half steps. */
  value: number;
  /** How many ratings there are, as text. */
  count?: string | undefined;
}

/** The mean of the stars; `undefined` while there is no rating. */
export function ratingView(rating: number): RatingView | undefined {
  const value = ratingToHalf(rating);
  return value > 0 ? { value } : undefined;
}

/** Pieces sold as text; `undefined` while none is. */
export function soldText(facts: SoldFacts): string | undefined {
  const sold = soldCount(facts);
  return sold > 0 ? formatCompact(sold) : undefined;
}
