'use client';
import type { Review } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type ReviewCardView, reviewCardView } from './review-card.ts';

/**
 * A review as the props of its card. Its date is that of the shop's time zone.
 *
 * @param pictureLabel What a picture shows, by its index. @default the shopper's name with its number
 */
export function useReviewCard(review: Review, pictureLabel?: (index: number) => string): ReviewCardView {
  const shop = useStorefront();
  return useMemo(() => reviewCardView(review, shop, pictureLabel), [review, shop, pictureLabel]);
}
