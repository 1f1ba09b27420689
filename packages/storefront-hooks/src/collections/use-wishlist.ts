'use client';
import { type CollectedProduct, wishlistAdd, wishlistRemove } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { wishedIds, wishList } from '../query/collections-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { KEEPALIVE } from '../writes/keepalive.ts';
import type { Write } from '../writes/use-write.ts';
import { type MembershipList, useMembership, useMembershipChange } from './use-membership.ts';

/** The wish button of a product. */
export interface UseWishlistItem {
  /** Whether the product is on the wish list; changes when the backend has confirmed it. False for guests. */
  isWished: boolean;
  /**
   * Adds the product to the wish list or removes it; without `wished`, toggles the state that was requested last. `isPending`
   * while a change from any button of this page is pending. After several clicks the last one wins. Resolves to the confirmed
   * state. Rejects with kind `auth` for a guest: the product is added after the sign-in, see `useIntendedAction`. Rejects with
   * kind `network` while the identity provider is unreachable.
   */
  readonly toggle: Write<[wished?: boolean], boolean>;
}

const wishes: MembershipList = {
  name: 'wishes',
  ids: wishedIds(),
  queries: ['wishList'],
  send: (client, id, on) => (on ? wishlistAdd(client, id, KEEPALIVE) : wishlistRemove(client, id, KEEPALIVE)),
  intentOf: (productId) => ({ kind: 'wish', productId }),
};

/** Whether a product is on the wish list, and the write that changes it; the same on every card and in every tab. */
export function useWishlistItem(productId: number): UseWishlistItem {
  const { isOn, toggle } = useMembership(wishes, productId);
  return useMemo(() => ({ isWished: isOn, toggle }), [isOn, toggle]);
}

/** The wish list, the latest first, page by page. `id` is the entry, `productId` the product that `useWishlistItem` takes. */
export function useWishlist(options?: ListOptions & { limit?: number }): ListRead<CollectedProduct> {
  return useListQuery((page) => wishList(page, options?.limit), options);
}

/** Adds several products to the wish list or removes them. Rejects if one of them fails; the others are changed nonetheless. */
export function useUpdateWishlist(): Write<[productIds: readonly number[], wished: boolean], void> {
  return useMembershipChange(wishes);
}
