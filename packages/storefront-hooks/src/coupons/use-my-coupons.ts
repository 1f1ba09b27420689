'use client';
import type { UserCoupon } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useNowUntilChange } from '../context/use-now-until-change.ts';
import type { CouponValidity } from '../domain/coupon-status.ts';
import { heldCouponValidity, nextHeldCouponChange } from '../domain/held-coupon.ts';
import { myCoupons } from '../query/coupon-queries.ts';
import { withData } from '../query/read.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';

/** A coupon of the shopper, with its validity. */
export interface HeldCouponState {
  /** The coupon as the backend returns it. */
  coupon: UserCoupon;
  /** Validity at the server's time; changes while the page is open. */
  validity: CouponValidity;
}

/** Coupons of the shopper: `usable`, or `unusable` for used and expired ones. */
export function useMyCoupons(type: 'usable' | 'unusable', options?: ListOptions): ListRead<HeldCouponState> {
  const list = useListQuery((page) => myCoupons(type, page), options);
  const { data } = list;
  const now = useNowUntilChange(data ?? [], nextHeldCouponChange);
  const held = useMemo(
    () => data?.map((coupon) => ({ coupon, validity: heldCouponValidity(coupon, now) })),
    [data, now],
  );
  return withData(list, held);
}
