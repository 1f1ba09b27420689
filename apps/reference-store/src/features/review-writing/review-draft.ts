import type { StarCount } from '@promenade/storefront-ui';

/** What a shopper wrote about a product; kept until it is sent. */
export interface ReviewFormDraft {
  productScore: StarCount | null;
  serviceScore: StarCount | null;
  comment: string;
}

export const emptyReview: ReviewFormDraft = { productScore: null, serviceScore: null, comment: '' };

/** Where the draft of a review is kept. */
export const reviewDraftName = (lineId: number): string => `pm-draft-review-${lineId}`;
