'use client';
import type { OrderCoupon, UserCoupon } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useNowUntilChange } from '../context/use-now-until-change.ts';
import type { CouponIssue } from '../domain/coupon-use.ts';
import { type HeldCoupon, heldCouponIssue, heldCouponValidity, nextHeldCouponChange } from '../domain/held-coupon.ts';
import type { Cents } from '../domain/money.ts';
import { preOrder } from '../query/account-queries.ts';
import { checkoutCoupons, myCoupons } from '../query/coupon-queries.ts';
import type { Read } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';

/** A coupon that can be used for a checkout. */
export interface CheckoutCoupon {
  /** The coupon as the backend returns it. */
  coupon: OrderCoupon;
  /** Upper limit of its saving, in cents. `useCheckoutPrice` returns the exact saving. */
  savesAtMostCents: Cents;
}

/** A coupon that cannot be used for a checkout. */
export interface UnusableCoupon {
  /** The coupon as the backend returns it. */
  coupon: UserCoupon;
  /** Why it cannot be used. */
  issue: CouponIssue;
  /** Difference between the goods' total and the coupon's minimum, in cents. Only with the issue `below-minimum`. */
  missingCents?: Cents;
}

/** The shopper's coupons for an open checkout. */
export interface CheckoutCoupons {
  /** Coupons that can be used, in the backend's order: the greatest saving first. */
  usable: readonly CheckoutCoupon[];
  /** The other coupons of the shopper, up to 50. */
  unusable: readonly UnusableCoupon[];
}

/** Largest page size that the endpoint allows. */
const COUPONS_MAX = 50;
const none: readonly UserCoupon[] = [];

const asHeld = (coupon: OrderCoupon): HeldCoupon => ({ ...coupon, validStr: null });

/** The shopper's coupons for an open checkout: those that can be used, and the others with the reason. */
export function useCheckoutCoupons(preOrderNo: string): Read<CheckoutCoupons> {
  const fitting = useQuery(checkoutCoupons(preOrderNo));
  const held = useQuery(myCoupons('usable', undefined, COUPONS_MAX));
  const checkout = useQuery(preOrder(preOrderNo));
  const coupons = held.data?.list ?? none;
  const ends = [...(fitting.data ?? []).map(asHeld), ...coupons];
  const now = useNowUntilChange<HeldCoupon>(ends, nextHeldCouponChange);
  const data = useMemo((): CheckoutCoupons | undefined => {
    if (!fitting.data || !checkout.data) return undefined;
    const goods = checkout.data.proTotalFee;
    const usable = fitting.data.filter((coupon) => heldCouponValidity(asHeld(coupon), now) !== 'expired');
    const fits = new Set(usable.map(({ id }) => id));
    return {
      usable: usable.map((coupon) => ({ coupon, savesAtMostCents: Math.min(coupon.money, goods) })),
      unusable: coupons
        .filter(({ id }) => !fits.has(id))
        .map((coupon) => {
          const { isUsable: _, ...issue } = heldCouponIssue(coupon, goods, now);
          return { coupon, ...issue };
        }),
    };
  }, [fitting.data, coupons, checkout.data, now]);
  const { isRefreshing, refresh } = fitting;
  const isLoading = fitting.isLoading || checkout.isLoading;
  const error = fitting.error ?? checkout.error;
  return useMemo(
    () => ({ data, error, isLoading, isRefreshing, refresh }),
    [data, error, isLoading, isRefreshing, refresh],
  );
}
