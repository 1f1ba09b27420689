'use client';
import type { UserCoupon } from '@promenade/storefront-sdk';
import { useNow } from '../context/use-now.ts';
import type { CouponValidity } from '../domain/coupon-status.ts';
import { heldCouponValidity, nextHeldCouponChange } from '../domain/held-coupon.ts';
import { myCoupons } from '../query/coupon-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';

/** A coupon that the shopper holds, with whether it can be used. */
export interface HeldCouponState {
  /** As the backend tells of it. */
  coupon: UserCoupon;
  /** By the server's time, also while the page stays open. */
  validity: CouponValidity;
}

/** Coupons that the shopper holds: `usable`, or `unusable` for used and expired ones. */
export function useMyCoupons(
  type: 'usable' | 'unusable',
  options?: ListOptions,
): Omit<ListRead<UserCoupon>, 'items'> & { items: readonly HeldCouponState[] } {
  const { items, ...pages } = useListQuery((page) => myCoupons(type, page), options);
  const now = useNow();
  const change = Math.min(...items.map((coupon) => nextHeldCouponChange(coupon, now) ?? Number.POSITIVE_INFINITY));
  useNow(Number.isFinite(change) ? change : undefined);
  return { ...pages, items: items.map((coupon) => ({ coupon, validity: heldCouponValidity(coupon, now) })) };
}
