'use client';
import type { ActivityProduct } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type ActivityCardView, activityCardView } from './activity-card.ts';

/**
 * A product of an activity as the props of its card. The market price is shown struck through if it is higher.
 * @example <ProductCard {...useActivityCard(product)} />
 */
export function useActivityCard(product: ActivityProduct): ActivityCardView {
  const shop = useStorefront();
  return useMemo(() => activityCardView(product, shop), [product, shop]);
}
