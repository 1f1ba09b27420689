import { IMAGES_MAX, RATING_MAX, REVIEW_MAX_LENGTH } from './constants.ts';
import type { FieldIssues } from './validation.ts';
import { isBlank, lengthOf } from './validation.ts';

/** The form that reviews a line of an order. */
export interface ReviewFormInput {
  /** Whole stars, 1…5. */
  productScore: number | null | undefined;
  /** Whole stars, 1…5. */
  serviceScore: number | null | undefined;
  /** Text of the review. */
  comment: string;
  /** Addresses of the images. */
  images?: readonly string[] | undefined;
}

/** Issues of the review form, as message ids. */
export type ReviewFormIssue = 'scoreMissing' | 'commentEmpty' | 'commentTooLong' | 'tooManyImages';

const isScore = (score: number | null | undefined) =>
  score != null && Number.isInteger(score) && score >= 1 && score <= RATING_MAX;

/** Issues that prevent a review from being submitted, by field. */
export function reviewFormIssues(input: ReviewFormInput): FieldIssues<keyof ReviewFormInput, ReviewFormIssue> {
  const issues: FieldIssues<keyof ReviewFormInput, ReviewFormIssue> = {};
  if (!isScore(input.productScore)) issues.productScore = 'scoreMissing';
  if (!isScore(input.serviceScore)) issues.serviceScore = 'scoreMissing';
  if (isBlank(input.comment)) issues.comment = 'commentEmpty';
  else if (lengthOf(input.comment) > REVIEW_MAX_LENGTH) issues.comment = 'commentTooLong';
  if ((input.images ?? []).length > IMAGES_MAX) issues.images = 'tooManyImages';
  return issues;
}
