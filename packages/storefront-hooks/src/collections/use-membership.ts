'use client';
import type { Client } from '@promenade/storefront-sdk';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { IntendedAction } from '../auth/intended-action.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { type StorefrontValue, useStorefront } from '../context/use-storefront.ts';
import type { Query } from '../query/query.ts';
import type { QueryCache } from '../query/query-cache.ts';
import type { QueryName } from '../query/query-names.ts';
import { useQuery } from '../query/use-query.ts';
import { signInNeeded, useAccountWrite } from '../writes/use-account-write.ts';
import type { Write } from '../writes/use-write.ts';
import type { MembershipRules } from './membership-rules.ts';
import { createMembershipStore, type MembershipStore } from './membership-store.ts';

/** A list of the account that things are put on and taken off again. */
export interface MembershipList {
  name: string;
  ids: Query<number[]>;
  /** Names of all reads that show it. */
  queries: readonly QueryName[];
  send(client: Client, id: number, on: boolean): Promise<unknown>;
  /** What a guest intends who wants something on it. */
  intentOf(id: number): IntendedAction;
  /** For tests: decisions to put in place of the true ones. */
  rules?: MembershipRules;
}

export interface UseMembership {
  isOn: boolean;
  isPending: boolean;
  toggle: Write<[on?: boolean], boolean>;
}

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

const stores = new WeakMap<QueryCache, Map<string, MembershipStore>>();

/** All buttons of a page share what is on its way, for one shopper. */
function storeOf(list: MembershipList, shop: StorefrontValue, mutate: Mutate, subject: string): MembershipStore {
  const { client, session, locale, queryCache, invalidate } = shop;
  const key = queryCache.keyOf(list.ids, locale, subject);
  const known = stores.get(queryCache) ?? new Map<string, MembershipStore>();
  stores.set(queryCache, known);
  const store =
    known.get(key) ??
    createMembershipStore({
      name: list.name,
      has: (id) => queryCache.peek<number[]>(key)?.includes(id) ?? false,
      async send(id, on) {
        // What one shopper pressed must not become the wish of the next.
        if (session.getSnapshot().shopper?.subject !== subject) throw signInNeeded(list.name);
        await list.send(client, id, on);
      },
      confirmed(id, on) {
        const others = (ids: number[] = []) => ids.filter((other) => other !== id);
        void mutate<number[]>(key, (ids) => ids && [...(on ? [id] : []), ...others(ids)], { revalidate: false });
      },
      read: () => void invalidate(...list.queries),
      ...(list.rules && { rules: list.rules }),
    });
  known.set(key, store);
  return store;
}

const never = () => () => {};
const subjectOf = ({ shopper }: { shopper?: { subject: string } | undefined }) => shopper?.subject;

/** Whether one thing is on a list of the account, and the button for it. */
export function useMembership(list: MembershipList, id: number): UseMembership {
  const shop = useStorefront();
  const { mutate } = useSWRConfig();
  const subject = useSessionFact(subjectOf);
  useQuery(list.ids);
  const store = subject === undefined ? undefined : storeOf(list, shop, mutate, subject);
  const subscribe = store?.subscribe ?? never;
  const isOn = useSyncExternalStore(
    subscribe,
    () => store?.isOn(id) ?? false,
    () => false,
  );
  const isPending = useSyncExternalStore(
    subscribe,
    () => store?.isPending(id) ?? false,
    () => false,
  );
  useEffect(() => store?.connect(), [store]);
  const toggle = useAccountWrite(
    (on?: boolean) => {
      const whose = subjectOf(shop.session.getSnapshot());
      if (whose === undefined) throw signInNeeded(list.name);
      return storeOf(list, shop, mutate, whose).change(id, on);
    },
    (on = !isOn) => (on ? list.intentOf(id) : undefined),
  );
  return { isOn, isPending, toggle };
}
