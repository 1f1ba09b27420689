'use client';
import { type InputOf, type PendingReview, reviewsCreate, StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type ReviewFormInput, type ReviewFormMessage, reviewFormFaults } from '../domain/review-validation.ts';
import type { FieldFaults } from '../domain/validation.ts';
import { type UsePictures, usePictures } from '../pictures/use-pictures.ts';
import { order } from '../query/account-queries.ts';
import { pendingReviews } from '../query/order-queries.ts';
import { orderQueries } from '../query/query-names.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { createIdempotencyKeys } from '../writes/idempotency-key.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

/** A review as its form holds it; the pictures are apart. */
export type ReviewDraft = Omit<ReviewFormInput, 'images'>;

/** What is wrong with a review, as message ids by field; `imageFailed` is a picture that has to be tried again or taken out. */
export type ReviewFaults = FieldFaults<keyof ReviewFormInput, ReviewFormMessage | 'imageFailed'>;

/** The order line that is reviewed; a line of `usePendingReviews` fits. */
export type ReviewedLine = Pick<PendingReview, 'id' | 'merOrderNo'>;

/** The form that reviews an order line. */
export interface UseReviewWriting {
  /** Pictures of the review, five at most. */
  readonly pictures: UsePictures;
  /**
   * Sends the review, once the pictures are there. One that was sent before, by a press whose answer was lost, counts as
   * sent (`isEarlier`). Rejects with kind `invalid`, and `faults`, when the form is not in order.
   */
  readonly submit: Write<[draft: ReviewDraft], { isEarlier: boolean }>;
  /** Message ids by field. */
  readonly faults: ReviewFaults;
  /** Forgets the fault of a field that is being mended. */
  clearFault(field: keyof ReviewFaults): void;
  /** Whether this line has its review. */
  readonly isDone: boolean;
}

type Score = InputOf<'reviews.create'>['body']['productScore'];

/** Order lines that wait for a review, the latest first. */
export function usePendingReviews(options?: ListOptions): ListRead<PendingReview> {
  return useListQuery(pendingReviews, options);
}

/** Reviewing a line of a completed order, once. */
export function useReviewWriting({ id, merOrderNo }: ReviewedLine): UseReviewWriting {
  const { client, invalidate } = useStorefront();
  const pictures = usePictures();
  const [faults, setFaults] = useState<ReviewFaults>({});
  const [doneFor, setDoneFor] = useState<number>();
  const [{ flights, key }] = useState(() => ({
    flights: createSingleFlight<{ isEarlier: boolean }>(),
    key: createIdempotencyKeys(),
  }));

  function refuse(found: ReviewFaults): never {
    setFaults(found);
    throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'reviews.create' });
  }

  async function send({ productScore, serviceScore, comment }: ReviewDraft): Promise<{ isEarlier: boolean }> {
    const found = reviewFormFaults({ productScore, serviceScore, comment });
    if (Object.keys(found).length > 0) refuse(found);
    setFaults({});
    const pics = await pictures.settle().catch(() => refuse({ images: 'imageFailed' }));
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
    const { isEarlier } = await verifyBeforeRetry(
      () => reviewsCreate(client, body, { idempotencyKey: key.of(body) }),
      isReviewed,
    );
    key.forget();
    setDoneFor(id);
    pictures.clear();
    await invalidate(...orderQueries, 'reviews', 'reviewCount', 'reviewTeaser');
    return { isEarlier };
  }

  const submit = useWrite((draft: ReviewDraft) => flights(id, () => send(draft)));
  const clearFault = useCallback((field: keyof ReviewFaults) => setFaults(({ [field]: _, ...others }) => others), []);
  return { pictures, submit, faults, clearFault, isDone: doneFor === id };
}
