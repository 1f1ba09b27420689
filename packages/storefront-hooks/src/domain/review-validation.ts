import { IMAGES_MAX, RATING_MAX, REVIEW_MAX_LENGTH } from './constants.ts';
import { type FieldIssues, issueId } from './issue.ts';
import { isBlank, lengthOf } from './validation.ts';

/** The form that reviews an order line. */
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
  if (!isScore(input.productScore)) issues.productScore = issueId('scoreMissing');
  if (!isScore(input.serviceScore)) issues.serviceScore = issueId('scoreMissing');
  if (isBlank(input.comment)) issues.comment = issueId('commentEmpty');
  else if (lengthOf(input.comment) > REVIEW_MAX_LENGTH) issues.comment = issueId('commentTooLong');
  if ((input.images ?? []).length > IMAGES_MAX) issues.images = issueId('tooManyImages');
  return issues;
}
