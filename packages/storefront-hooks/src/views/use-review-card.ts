'use client';
import type { Review } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type ReviewCardView, reviewCardView } from './review-card.ts';

/**
 * A review as the props of its card. The date is in the shop's time zone.
 *
 * @param pictureLabel Returns the alternative text of a picture by its index. @default the shopper's name with its number
 */
export function useReviewCard(review: Review, pictureLabel?: (index: number) => string): ReviewCardView {
  const shop = useStorefront();
  return useMemo(() => reviewCardView(review, shop, pictureLabel), [review, shop, pictureLabel]);
}
