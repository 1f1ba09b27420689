'use client';
import { type Coupon, couponsClaim } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { storageKey } from '../browser/storage-key.ts';
import { perPage } from '../context/per-page.ts';
import { useNowUntilChange } from '../context/use-now-until-change.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type CouponCardState, couponCardState, nextCouponChange } from '../domain/coupon-card.ts';
import { type CouponFilter, coupons } from '../query/coupon-queries.ts';
import { isCouponReceived } from '../query/coupon-receipt.ts';
import { couponQueries } from '../query/query-names.ts';
import { withData } from '../query/read.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { useAccountWrite } from '../writes/use-account-write.ts';
import type { Write } from '../writes/use-write.ts';
import { type CouponClaim, type CouponReceipt, type CouponStore, createCouponStore } from './coupon-store.ts';

/** A coupon on offer, with the state of its card. */
export interface OfferedCoupon extends Pick<CouponClaim, 'isPending' | 'error'> {
  /** The coupon as the backend returns it. */
  coupon: Coupon;
  /** State at the server's time; changes to `received` when the coupon is received here or in another tab. */
  state: CouponCardState;
}

/** Coupons on offer, and the write that receives one. */
export interface UseCoupons extends ListRead<OfferedCoupon> {
  /**
   * Receives a coupon; parallel calls share one request. Succeeds also for a coupon that was received before. Rejects with kind
   * `invalid` if no coupons are left or its period is over, and with kind `auth` for a guest: it is received after the sign-in,
   * see `useIntendedAction`.
   */
  readonly receive: Write<[coupon: Coupon], CouponReceipt>;
}

/** One store for all coupon lists of a page. */
const storeOf = perPage(
  ({ client, session, invalidate, store }): CouponStore =>
    createCouponStore({
      session,
      channelName: storageKey('coupons', store.id),
      receive: (couponId) => couponsClaim(client, couponId),
      isReceived: ({ id, useType, merId }) => isCouponReceived(client, id, { useType, merId }),
      changed: () => void invalidate(...couponQueries),
    }),
);

/** Coupons of a type on offer, restricted to a product or merchant if the filter names one. */
export function useCoupons(filter: CouponFilter, options?: ListOptions): UseCoupons {
  const store = storeOf(useStorefront());
  const isShopper = useSessionFact(({ shopper }) => shopper !== undefined);
  const list = useListQuery((page) => coupons(filter, isShopper, page), options);
  const version = useSyncExternalStore(store.subscribe, store.getVersion, store.getVersion);
  useEffect(() => store.connect(), [store]);
  const { data } = list;
  const now = useNowUntilChange(data ?? [], nextCouponChange);
  const receive = useAccountWrite(store.receive, ({ id }) => ({ kind: 'coupon', couponId: id }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the claims change with the version
  const offered = useMemo(
    () =>
      data?.map((coupon) => {
        const { isPending, isReceived: isUse, error } = store.claim(coupon.id);
        return { coupon, isPending, error, state: couponCardState(isUse ? { ...coupon, isUse } : coupon, now) };
      }),
    [data, store, version, now],
  );
  return Object.assign(withData(list, offered), { receive });
}
