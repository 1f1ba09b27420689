/** Kinds of reviews, for filtering lists. */
export type ReviewKind = 'good' | 'medium' | 'poor';

/** The stars of each kind. */
export const REVIEW_KIND_STARS: Readonly<Record<ReviewKind, readonly number[]>> = {
  good: [5],
  medium: [4, 3, 2],
  poor: [1],
};

/** Filter of a review list on the wire; 0 for all reviews. */
export const REVIEW_TYPE: Readonly<Record<'all' | ReviewKind, 0 | 1 | 2 | 3>> = { all: 0, good: 1, medium: 2, poor: 3 };

/** The kind of a review with 1…5 stars. */
export function reviewKind(stars: number): ReviewKind {
  if (REVIEW_KIND_STARS.good.includes(stars)) return 'good';
  return REVIEW_KIND_STARS.poor.includes(stars) ? 'poor' : 'medium';
}
