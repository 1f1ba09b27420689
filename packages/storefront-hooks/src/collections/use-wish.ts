'use client';
import { type CollectedProduct, wishlistAdd, wishlistRemove } from '@promenade/storefront-sdk';
import { wishedIds, wishList } from '../query/collections-queries.ts';
import { wishQueries } from '../query/query-names.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import type { Write } from '../writes/use-write.ts';
import { type MembershipList, useMembership } from './use-membership.ts';

export interface UseWish {
  /** Whether the product is on the wish list; flips when the backend has confirmed it. False for guests. */
  isWished: boolean;
  /** Whether a change is on its way, from whichever button of this page. */
  isPending: boolean;
  /**
   * Puts the product on the wish list or takes it off, the other way round than it was wanted last unless told. However
   * fast it is pressed, it ends in the last wish, which it answers. Rejects with kind `auth` where nobody is signed in: then
   * the product is put on the list after the sign-in, see `useIntendedAction`.
   */
  readonly toggle: Write<[wished?: boolean], boolean>;
}

/** Lets the last wish arrive where the page is left at once. */
const outlive = { keepalive: true } as const;

const wishes: MembershipList = {
  name: 'wishes',
  ids: wishedIds(),
  queries: wishQueries,
  send: (client, id, on) => (on ? wishlistAdd(client, id, outlive) : wishlistRemove(client, id, outlive)),
  intentOf: (productId) => ({ kind: 'wish', productId }),
};

/** Whether a product is on the wish list, and the button for it; kept alike on every card and in every tab. */
export function useWish(productId: number): UseWish {
  const { isOn, isPending, toggle } = useMembership(wishes, productId);
  return { isWished: isOn, isPending, toggle };
}

/** The wish list, the latest first, page by page. `id` is the entry, `productId` the product that `useWish` takes. */
export function useWishList(options?: ListOptions & { limit?: number }): ListRead<CollectedProduct> {
  return useListQuery((page) => wishList(page, options?.limit), options);
}
