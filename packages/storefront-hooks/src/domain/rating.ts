import { RATING_MAX } from './constants.ts';

/** A rating rounded to half stars within 0…5, quarters rounded up. A value that is not finite becomes 0, "not yet rated". */
export function ratingToHalf(rating: number): number {
  if (!Number.isFinite(rating)) return 0;
  return Math.min(Math.max(Math.floor(rating * 2 + 0.5) / 2, 0), RATING_MAX);
}
