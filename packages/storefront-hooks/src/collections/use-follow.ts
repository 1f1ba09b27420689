'use client';
import { type CollectedMerchant, merchantsFollow, merchantsUnfollow } from '@promenade/storefront-sdk';
import { followedIds, followedMerchants } from '../query/collections-queries.ts';
import { followQueries } from '../query/query-names.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import type { Write } from '../writes/use-write.ts';
import { type MembershipList, useMembership } from './use-membership.ts';

export interface UseFollow {
  /** Whether the shopper follows the merchant; flips when the backend has confirmed it. False for guests. */
  isFollowed: boolean;
  /** Whether a change is on its way, from whichever button of this page. */
  isPending: boolean;
  /**
   * Follows the merchant or no longer, the other way round than it was wanted last unless told. However fast it is pressed,
   * it ends in the last wish, which it answers. Rejects with kind `auth` where nobody is signed in: then the merchant is
   * followed after the sign-in, see `useIntendedAction`.
   */
  readonly toggle: Write<[followed?: boolean], boolean>;
}

/** Lets the last wish arrive where the page is left at once. */
const outlive = { keepalive: true } as const;

const follows: MembershipList = {
  name: 'follows',
  ids: followedIds(),
  queries: followQueries,
  send: (client, id, on) => (on ? merchantsFollow(client, id, outlive) : merchantsUnfollow(client, id, outlive)),
  intentOf: (merchantId) => ({ kind: 'follow', merchantId }),
};

/** Whether the shopper follows a merchant, and the button for it; kept alike everywhere and in every tab. */
export function useFollow(merchantId: number): UseFollow {
  const { isOn, isPending, toggle } = useMembership(follows, merchantId);
  return { isFollowed: isOn, isPending, toggle };
}

/** Merchants whom the shopper follows, the latest first, page by page. `merId` is what `useFollow` takes. */
export function useFollowedMerchants(options?: ListOptions & { limit?: number }): ListRead<CollectedMerchant> {
  return useListQuery(
    (page) => followedMerchants(page, options?.limit),
    options,
    ({ merId }) => merId,
  );
}
