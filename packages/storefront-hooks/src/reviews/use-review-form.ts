'use client';
import { type InputOf, type PendingReview, reviewsCreate } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type FieldIssues, issueId } from '../domain/issue.ts';
import { type ReviewFormInput, type ReviewFormIssue, reviewFormIssues } from '../domain/review-validation.ts';
import { type UsePictures, usePictures } from '../pictures/use-pictures.ts';
import { order } from '../query/account-queries.ts';
import { pendingReviews } from '../query/order-queries.ts';
import { orderQueries } from '../query/query-names.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { createIdempotencyKeys } from '../writes/idempotency-key.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

/** Input of the review form, except the pictures. */
export type ReviewDraft = Omit<ReviewFormInput, 'images'>;

/** Issues of a review, by field. `imageFailed`: retry or remove the picture whose upload failed. */
export type ReviewIssues = FieldIssues<keyof ReviewFormInput, ReviewIssue>;

type ReviewIssue = ReviewFormIssue | 'imageFailed';

/** The order line to review: an entry of `usePendingReviews`. */
export type ReviewedLine = Pick<PendingReview, 'id' | 'merOrderNo'>;

/** The form that reviews an order line. */
export interface UseReviewForm extends Pick<FormIssues<keyof ReviewFormInput, ReviewIssue>, 'issues' | 'clearIssue'> {
  /** Pictures of the review, at most five. */
  readonly pictures: UsePictures;
  /**
   * Uploads the pictures and submits the review. `wasAlreadySent` if the line had been reviewed already, for instance by a request
   * whose response was lost. Rejects with kind `invalid`, and `issues`, when a field is not valid.
   */
  readonly submit: Write<[draft: ReviewDraft], { wasAlreadySent: boolean }>;
  /** Whether the review of this line was submitted. */
  readonly isDone: boolean;
}

type Score = InputOf<'reviews.create'>['body']['productScore'];

/** Order lines without a review, the latest first. */
export function usePendingReviews(options?: ListOptions): ListRead<PendingReview> {
  return useListQuery(pendingReviews, options);
}

/** Reviews a line of a completed order, once. */
export function useReviewForm({ id, merOrderNo }: ReviewedLine): UseReviewForm {
  const { client, invalidate } = useStorefront();
  const pictures = usePictures();
  const form = useIssues<keyof ReviewFormInput, ReviewIssue>('reviews.create');
  const [doneFor, setDoneFor] = useState<number>();
  const [{ singleFlight, key }] = useState(() => ({
    singleFlight: createSingleFlight<{ wasAlreadySent: boolean }>(),
    key: createIdempotencyKeys(),
  }));

  async function send({ productScore, serviceScore, comment }: ReviewDraft): Promise<{ wasAlreadySent: boolean }> {
    form.validate(reviewFormIssues({ productScore, serviceScore, comment }));
    const pics = await pictures.upload.run().catch(() => form.reject({ images: issueId('imageFailed') }));
    const body = {
      orderNo: merOrderNo,
      orderInfoId: id,
      productScore: productScore as Score,
      serviceScore: serviceScore as Score,
      comment: comment.trim(),
      pics,
    };
    const isReviewed = async () => {
      const { orderInfoList } = await order(merOrderNo).load(client);
      return orderInfoList.find((line) => line.id === id)?.isReply || undefined;
    };
    const { wasAlreadySent } = await verifyBeforeRetry(
      () => reviewsCreate(client, body, { idempotencyKey: key.of(body) }),
      isReviewed,
    );
    key.forget();
    setDoneFor(id);
    pictures.clear();
    await invalidate(...orderQueries, 'reviews', 'reviewCount', 'reviewSummary');
    return { wasAlreadySent };
  }

  const submit = useWrite((draft: ReviewDraft) => singleFlight(id, () => send(draft)));
  const { issues, clearIssue } = form;
  return { pictures, submit, issues, clearIssue, isDone: doneFor === id };
}
