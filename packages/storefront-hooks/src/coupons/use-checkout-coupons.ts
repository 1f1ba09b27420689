'use client';
import type { OrderCoupon, UserCoupon } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useNow } from '../context/use-now.ts';
import type { CouponUse } from '../domain/coupon-use.ts';
import { heldCouponRefusal, nextHeldCouponChange } from '../domain/held-coupon.ts';
import type { Cents } from '../domain/money.ts';
import { preOrder } from '../query/account-queries.ts';
import { checkoutCoupons, myCoupons } from '../query/coupon-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** A coupon that cannot be used for a checkout, and why. */
export interface UnusableCoupon {
  /** As the backend tells of it. */
  coupon: UserCoupon;
  /** Why not; `missingCents` is what the goods lack to the minimum. */
  refusal: Extract<CouponUse, { isUsable: false }>;
}

/** The shopper's coupons as an open checkout offers them. */
export interface CheckoutCoupons {
  /** What saves most first, as the backend has found. What one saves in full says `useCheckoutPrice`. */
  usable: readonly { coupon: OrderCoupon; savesAtMostCents: Cents }[];
  /** Those that do not fit, up to 50. */
  unusable: readonly UnusableCoupon[];
}

/** The wire's limit. */
const MOST = 50;

/** The shopper's coupons for an open checkout: those that fit, and the others with the reason. */
export function useCheckoutCoupons(preOrderNo: string): Read<CheckoutCoupons> {
  const fitting = useQuery(checkoutCoupons(preOrderNo));
  const held = useQuery(myCoupons('usable', undefined, MOST));
  const checkout = useQuery(preOrder(preOrderNo));
  const now = useNow();
  const changes = (held.data?.list ?? []).map(
    (coupon) => nextHeldCouponChange(coupon, now) ?? Number.POSITIVE_INFINITY,
  );
  const change = Math.min(...changes);
  useNow(Number.isFinite(change) ? change : undefined);
  const data = useMemo((): CheckoutCoupons | undefined => {
    if (!fitting.data || !checkout.data) return undefined;
    const goods = checkout.data.proTotalFee;
    const fits = new Set(fitting.data.map(({ id }) => id));
    const others = (held.data?.list ?? []).filter(({ id }) => !fits.has(id));
    return {
      usable: fitting.data.map((coupon) => ({ coupon, savesAtMostCents: Math.min(coupon.money, goods) })),
      unusable: others.map((coupon) => ({ coupon, refusal: heldCouponRefusal(coupon, goods, now) })),
    };
  }, [fitting.data, held.data, checkout.data, now]);
  return {
    ...fitting,
    data,
    isLoading: fitting.isLoading || checkout.isLoading,
    error: fitting.error ?? checkout.error,
  };
}
