import { IMAGES_MAX, RATING_MAX, REVIEW_MAX_LENGTH } from './constants.ts';
import type { FieldFaults } from './validation.ts';
import { isBlank, lengthOf } from './validation.ts';

/** The form that reviews a line of an order. */
export interface ReviewFormInput {
  /** Whole stars, 1…5. */
  productScore: number | null | undefined;
  /** Whole stars, 1…5. */
  serviceScore: number | null | undefined;
  comment: string;
  /** Addresses of the images. */
  images?: readonly string[] | undefined;
}

/** Message ids of the review form. */
export type ReviewFormMessage = 'scoreMissing' | 'commentEmpty' | 'commentTooLong' | 'tooManyImages';

const isScore = (score: number | null | undefined) =>
  score != null && Number.isInteger(score) && score >= 1 && score <= RATING_MAX;

/** What keeps a review from being sent, by field. */
export function reviewFormFaults(input: ReviewFormInput): FieldFaults<keyof ReviewFormInput, ReviewFormMessage> {
  const faults: FieldFaults<keyof ReviewFormInput, ReviewFormMessage> = {};
  if (!isScore(input.productScore)) faults.productScore = 'scoreMissing';
  if (!isScore(input.serviceScore)) faults.serviceScore = 'scoreMissing';
  if (isBlank(input.comment)) faults.comment = 'commentEmpty';
  else if (lengthOf(input.comment) > REVIEW_MAX_LENGTH) faults.comment = 'commentTooLong';
  if ((input.images ?? []).length > IMAGES_MAX) faults.images = 'tooManyImages';
  return faults;
}
