'use client';
import { type CollectedMerchant, merchantsFollow, merchantsUnfollow } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { followedIds, followedMerchants } from '../query/collections-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { KEEPALIVE } from '../writes/keepalive.ts';
import type { Write } from '../writes/use-write.ts';
import { type MembershipList, useMembership } from './use-membership.ts';

/** The follow button of a merchant. */
export interface UseFollow {
  /** Whether the shopper follows the merchant; changes when the backend has confirmed it. False for guests. */
  isFollowed: boolean;
  /**
   * Follows or unfollows the merchant; without `followed`, toggles the state that was requested last. `isPending` while a
   * change from any button of this page is pending. After several clicks the last one wins. Resolves to the confirmed state.
   * Rejects with kind `auth` for a guest: the merchant is followed after the sign-in, see `useIntendedAction`. Rejects with
   * kind `network` while the identity provider is unreachable.
   */
  readonly toggle: Write<[followed?: boolean], boolean>;
}

const follows: MembershipList = {
  name: 'follows',
  ids: followedIds(),
  queries: ['followedMerchants'],
  send: (client, id, on) => (on ? merchantsFollow(client, id, KEEPALIVE) : merchantsUnfollow(client, id, KEEPALIVE)),
  intentOf: (merchantId) => ({ kind: 'follow', merchantId }),
};

/** Whether the shopper follows a merchant, and the write that changes it; the same on every page and in every tab. */
export function useFollow(merchantId: number): UseFollow {
  const { isOn, toggle } = useMembership(follows, merchantId);
  return useMemo(() => ({ isFollowed: isOn, toggle }), [isOn, toggle]);
}

/** Merchants that the shopper follows, the latest first, page by page. `useFollow` takes their `merId`. */
export function useFollowedMerchants(options?: ListOptions & { limit?: number }): ListRead<CollectedMerchant> {
  return useListQuery(
    (page) => followedMerchants(page, options?.limit),
    options,
    ({ merId }) => merId,
  );
}
