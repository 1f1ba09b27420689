'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type CouponCardView, couponCardView, type ShownCoupon } from './coupon-card.ts';

/** A coupon of `useCoupons` or `useMyCoupons` as the props of its card. */
export function useCouponCard(item: ShownCoupon): CouponCardView {
  const shop = useStorefront();
  const isOffered = 'state' in item;
  const state = isOffered ? item.state : item.validity;
  const isPending = isOffered && item.isPending;
  const error = isOffered && item.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list creates new items when any of its coupons changes
  return useMemo(() => couponCardView(item, shop), [item.coupon, state, isPending, error, shop]);
}
