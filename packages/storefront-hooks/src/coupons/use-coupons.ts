'use client';
import { type Coupon, couponsReceive } from '@promenade/storefront-sdk';
import { useEffect, useSyncExternalStore } from 'react';
import { useNow } from '../context/use-now.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { type StorefrontValue, useStorefront } from '../context/use-storefront.ts';
import { type CouponCardState, couponCardState, nextCouponChange } from '../domain/coupon-card.ts';
import { type CouponFilter, coupons } from '../query/coupon-queries.ts';
import { isCouponReceived } from '../query/coupon-receipt.ts';
import { couponQueries } from '../query/query-names.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { useAccountWrite } from '../writes/use-account-write.ts';
import type { Write } from '../writes/use-write.ts';
import { type CouponClaim, type CouponReceipt, type CouponStore, createCouponStore } from './coupon-store.ts';

/** A coupon that is offered, with what its card says. */
export interface OfferedCoupon extends Pick<CouponClaim, 'isPending' | 'error'> {
  /** As the backend offers it. */
  coupon: Coupon;
  /** By the server's time; `received` also when it was just received, here or in another tab. */
  state: CouponCardState;
}

/** Coupons on offer, and receiving them. */
export interface UseCoupons extends Omit<ListRead<Coupon>, 'items'> {
  /** Coupons of all loaded pages. */
  items: readonly OfferedCoupon[];
  /**
   * Receives a coupon: once, however often it is pressed. One that was received before counts as received. Rejects with
   * kind `invalid` when none is left or it is not the time, and with `auth` where nobody is signed in: then it is received
   * after the sign-in, see `useIntendedAction`.
   */
  readonly receive: Write<[coupon: Coupon], CouponReceipt>;
}

const stores = new WeakMap<StorefrontValue, CouponStore>();

/** All lists and cards of a page share what is being received. */
function storeOf(storefront: StorefrontValue): CouponStore {
  const known = stores.get(storefront);
  if (known) return known;
  const { client, session, invalidate } = storefront;
  const store = createCouponStore({
    session,
    receive: (couponId) => couponsReceive(client, { couponId }),
    isReceived: ({ id, useType, merId }) => isCouponReceived(client, id, { useType, merId }),
    changed: () => void invalidate(...couponQueries),
  });
  stores.set(storefront, store);
  return store;
}

/** Coupons that may be received, of a kind; narrowed to a product or a merchant where the filter names one. */
export function useCoupons(filter: CouponFilter, options?: ListOptions): UseCoupons {
  const store = storeOf(useStorefront());
  const isShopper = useSessionFact(({ shopper }) => shopper !== undefined);
  const { items, ...pages } = useListQuery((page) => coupons(filter, isShopper, page), options);
  useSyncExternalStore(store.subscribe, store.getVersion, store.getVersion);
  useEffect(() => store.connect(), [store]);
  const now = useNow();
  const change = Math.min(...items.map((coupon) => nextCouponChange(coupon, now) ?? Number.POSITIVE_INFINITY));
  useNow(Number.isFinite(change) ? change : undefined);
  const receive = useAccountWrite(store.receive, ({ id }) => ({ kind: 'coupon', couponId: id }));
  return {
    ...pages,
    items: items.map((coupon) => {
      const { isPending, isReceived: isUse, error } = store.claim(coupon.id);
      return { coupon, isPending, error, state: couponCardState(isUse ? { ...coupon, isUse } : coupon, now) };
    }),
    receive,
  };
}
