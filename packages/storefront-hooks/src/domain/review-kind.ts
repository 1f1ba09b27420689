/** Kinds of reviews, as lists of them are narrowed. */
export type ReviewKind = 'good' | 'medium' | 'poor';

/** Which stars make which kind. */
export const REVIEW_KIND_STARS: Readonly<Record<ReviewKind, readonly number[]>> = {
  good: [5],
  medium: [4, 3, 2],
  poor: [1],
};

/** What a list of reviews is narrowed to, on the wire; 0 is all of them. */
export const REVIEW_TYPE: Readonly<Record<'all' | ReviewKind, 0 | 1 | 2 | 3>> = { all: 0, good: 1, medium: 2, poor: 3 };

/** The kind of a review by its stars, 1…5. */
export function reviewKind(stars: number): ReviewKind {
  if (REVIEW_KIND_STARS.good.includes(stars)) return 'good';
  return REVIEW_KIND_STARS.poor.includes(stars) ? 'poor' : 'medium';
}
