'use client';
import type { MerchantCard } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type MerchantCardView, merchantCardView } from './merchant-card.ts';

/** A merchant of a list as the props of its card. */
export function useMerchantCard(card: MerchantCard): MerchantCardView {
  const shop = useStorefront();
  return useMemo(() => merchantCardView(card, shop), [card, shop]);
}
