'use client';
import type { RefundDetail, RefundListItem } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { RefundView } from '../refunds/use-refunds.ts';
import { type RefundCardView, refundCardView } from './refund-card.ts';

/** A refund of `useRefunds` or `useRefund` as the props of its card. */
export function useRefundCard({ refund, state, actions }: RefundView<RefundListItem | RefundDetail>): RefundCardView {
  const shop = useStorefront();
  return useMemo(() => refundCardView({ refund, state, actions }, shop), [refund, state, actions, shop]);
}
