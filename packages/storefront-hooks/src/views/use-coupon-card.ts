'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { OfferedCoupon } from '../coupons/use-coupons.ts';
import type { HeldCouponState } from '../coupons/use-my-coupons.ts';
import { type CouponCardState, type CouponKind, couponKind } from '../domain/coupon-card.ts';
import type { CouponValidity } from '../domain/coupon-status.ts';
import type { DateText } from '../domain/format-date.ts';

/** What a card shows of a coupon. */
export interface CouponCardView {
  /** Id of the coupon as text. */
  id: string;
  /** Name of the coupon. */
  name: string;
  /** What it takes off. */
  value: string;
  /** Least worth of the goods; `undefined` where any order will do. */
  minimum: string | undefined;
  /** What it is good for. */
  kind: CouponKind;
  /** First day of its validity in the time zone of the shop; `undefined` where no day is fixed. */
  validFrom: DateText | undefined;
  /** Last day of its validity in the time zone of the shop; `undefined` where no day is fixed. */
  validUntil: DateText | undefined;
  /** Days that it is valid from its receipt on, where no dates are fixed; `undefined` for a held one. */
  days: number | undefined;
  /** Of an offered coupon whether it can be received, of a held one whether it can be used. */
  state: CouponCardState | CouponValidity;
  /** Whether it is being received. */
  pending: boolean;
  /** Why it could not be received. */
  error: string | undefined;
}

/** A coupon of `useCoupons` or `useMyCoupons` as the props of its card. */
export function useCouponCard(item: OfferedCoupon | HeldCouponState): CouponCardView {
  const { formatMoney, day, errorText } = useStorefront();
  const { coupon } = item;
  const isOffered = 'state' in item;
  const state = isOffered ? item.state : item.validity;
  const pending = isOffered && item.isPending;
  const cause: StorefrontError | undefined = isOffered ? item.error : undefined;
  return useMemo(() => {
    const { id, name, money, minPrice, useType, startTime, endTime } = coupon;
    return {
      id: `${id}`,
      name,
      value: formatMoney(money),
      minimum: minPrice > 0 ? formatMoney(minPrice) : undefined,
      kind: couponKind(useType),
      validFrom: day(startTime),
      // An end is the first moment after it.
      validUntil: day(endTime && endTime - 1),
      days: ('day' in coupon && coupon.day) || undefined,
      state,
      pending,
      error: cause && errorText(cause),
    };
  }, [coupon, state, pending, cause, formatMoney, day, errorText]);
}
