'use client';
import { type CollectedProduct, type ProductCard, wishlistAdd, wishlistRemove } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { wishedIds, wishList } from '../query/collections-queries.ts';
import type { Read } from '../query/read.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { KEEPALIVE } from '../writes/keepalive.ts';
import type { Write } from '../writes/use-write.ts';
import { GUEST_WISHES_MAX, guestWishesOf, mergeGuestWishes } from './guest-wishes.ts';
import {
  type MembershipList,
  useGuestIds,
  useGuestMerge,
  useMembership,
  useMembershipChange,
  useMembershipIds,
} from './use-membership.ts';
import { useProductsOf } from './use-products-of.ts';

/** The wish button of a product. */
export interface UseWishlistItem {
  /** Whether the product is on the wish list; changes when the backend has confirmed it. */
  isWished: boolean;
  /**
   * Adds the product to the wish list or removes it; without `wished`, toggles the state that was requested last. `isPending`
   * while a change from any button of this page is pending. After several clicks the last one wins. Resolves to the confirmed
   * state. Rejects with kind `auth` for a guest, whose wish is carried out after the sign-in (`useIntendedAction`), unless the
   * shop has `guestWishes`; with kind `network` while the identity provider is unreachable.
   */
  readonly toggle: Write<[wished?: boolean], boolean>;
}

const wishes: MembershipList = {
  name: 'wishes',
  ids: wishedIds(),
  queries: ['wishList'],
  send: (client, id, on) => (on ? wishlistAdd(client, id, KEEPALIVE) : wishlistRemove(client, id, KEEPALIVE)),
  intentOf: (productId) => ({ kind: 'wish', productId }),
  guests: { of: guestWishesOf, merge: mergeGuestWishes },
};

/** Whether a product is on the wish list, and the write that changes it; the same on every card and in every tab. */
export function useWishlistItem(productId: number): UseWishlistItem {
  const { isOn, toggle } = useMembership(wishes, productId);
  return useMemo(() => ({ isWished: isOn, toggle }), [isOn, toggle]);
}

/** Ids of the wished products, of an account or, with `guestWishes`, of a guest; undefined while they are unknown. */
export function useWishedIds(): readonly number[] | undefined {
  return useMembershipIds(wishes);
}

/** The wishes of a guest of a shop with `guestWishes`, the latest first, with their current data; those no longer on sale are left out. */
export function useGuestWishlist(): Read<readonly ProductCard[]> {
  return useProductsOf(useGuestIds(wishes), GUEST_WISHES_MAX);
}

/** The wish list, the latest first, page by page. `id` is the entry, `productId` the product that `useWishlistItem` takes. */
export function useWishlist(options?: ListOptions & { limit?: number }): ListRead<CollectedProduct> {
  useGuestMerge(wishes);
  return useListQuery((page) => wishList(page, options?.limit), options);
}

/** Adds several products to the wish list, or removes them. Rejects if one of them fails; the others are changed nonetheless. */
export function useUpdateWishlist(): Write<[productIds: readonly number[], wished: boolean], void> {
  return useMembershipChange(wishes);
}
