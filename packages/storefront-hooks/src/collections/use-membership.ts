'use client';
import type { Client } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { IntendedAction } from '../auth/intended-action.ts';
import type { SessionSnapshot } from '../auth/session-types.ts';
import { storageKey } from '../browser/storage-key.ts';
import type { StoredList } from '../browser/stored-list.ts';
import { perPage } from '../context/per-page.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { type StorefrontValue, useStorefront } from '../context/use-storefront.ts';
import type { Query } from '../query/query.ts';
import type { QueryName } from '../query/query-names.ts';
import { useQuery } from '../query/use-query.ts';
import { requireSubject } from '../writes/require-subject.ts';
import { signInNeeded, useAccountWrite } from '../writes/use-account-write.ts';
import type { Write } from '../writes/use-write.ts';
import { createMembershipStore, type MembershipStore } from './membership-store.ts';

/** A list of the account that entries are added to and removed from. */
export interface MembershipList {
  name: string;
  /** Ids of all entries. They are requested once for each shopper, and again when the list changed elsewhere. */
  ids: Query<number[]>;
  /** Names of the other queries that show the list. */
  queries: readonly QueryName[];
  send(client: Client, id: number, on: boolean): Promise<unknown>;
  /** The intended action of a guest who wants to add an entry. */
  intentOf(id: number): IntendedAction;
  /** The list of guests on the device, if the shop has `guestWishes`; otherwise guests have to sign in. */
  guests?: {
    of(storeId: number): StoredList<number>;
    /** Moves the entries to the account. */
    merge(shop: StorefrontValue, subject: string): Promise<void>;
  };
}

export interface UseMembership {
  isOn: boolean;
  toggle: Write<[on?: boolean], boolean>;
}

/** Long, because the ids need up to twenty requests, and changes made in this browser are applied without a request. */
const STALE_TIME_MS = 5 * 60_000;

/** The stores of a page, by list and shopper. */
const storesOf = perPage(() => new Map<string, MembershipStore>());

/** One store for all buttons of a page and a shopper. */
function storeOf(list: MembershipList, shop: StorefrontValue, subject: string): MembershipStore {
  const { client, session, peek, update, invalidate, store: details } = shop;
  const ofPage = storesOf(shop);
  const store =
    ofPage.get(`${list.name} ${subject}`) ??
    createMembershipStore({
      channelName: storageKey(list.name, details.id),
      isOn: (id) => peek(list.ids)?.includes(id) ?? false,
      async send(id, on) {
        // A change that waited for an earlier one must not be sent for the next shopper.
        if (session.getSnapshot().shopper?.subject !== subject) throw signInNeeded(list.name);
        await list.send(client, id, on);
      },
      confirmed(id, on) {
        if (peek(list.ids) === undefined) void invalidate(list.ids.key[0]);
        update(list.ids, (ids) => [...(on ? [id] : []), ...ids.filter((other) => other !== id)]);
        void invalidate(...list.queries);
      },
      outdated() {
        void invalidate(list.ids.key[0]);
        void invalidate(...list.queries);
      },
    });
  ofPage.set(`${list.name} ${subject}`, store);
  return store;
}

/** The store of the shopper who is signed in, connected to the other tabs. */
function useMembershipStore(list: MembershipList): MembershipStore | undefined {
  const shop = useStorefront();
  const subject = useSessionFact(({ shopper }) => shopper?.subject);
  const store = subject === undefined ? undefined : storeOf(list, shop, subject);
  useEffect(() => store?.connect(), [store]);
  return store;
}

const subscribeToNothing = () => () => {};
const none: readonly number[] = [];
const onServer = () => none;

const isGuest = ({ state }: SessionSnapshot) => state === 'anonymous' || state === 'expired';

/** The list of guests; undefined if they have none. */
const guestsOf = (list: MembershipList, { guestWishes }: StorefrontValue) => (guestWishes ? list.guests : undefined);

/** The entries of guests on the device; none for lists that guests don't have. */
export function useGuestIds(list: MembershipList): readonly number[] {
  const shop = useStorefront();
  const stored = guestsOf(list, shop)?.of(shop.store.id);
  return useSyncExternalStore(stored?.subscribe ?? subscribeToNothing, stored?.read ?? onServer, onServer);
}

/** Moves the entries of a guest to the account once the shopper has signed in. */
export function useGuestMerge(list: MembershipList): void {
  const shop = useStorefront();
  const subject = useSessionFact(({ shopper }) => shopper?.subject);
  const isDue = useGuestIds(list).length > 0 && subject !== undefined;
  const latest = useRef(shop);
  useEffect(() => {
    latest.current = shop;
  });
  useEffect(() => {
    // The next page merges again.
    if (isDue) list.guests?.merge(latest.current, subject).catch(latest.current.reportError);
  }, [isDue, list, subject]);
}

/** Ids of the entries of a list: the account's, or a guest's on this device. Undefined while they are unknown. */
export function useMembershipIds(list: MembershipList): readonly number[] | undefined {
  const isOfGuest = useSessionFact(isGuest);
  const stored = useGuestIds(list);
  const { data } = useQuery(list.ids, { staleTimeMs: STALE_TIME_MS, refreshOnFocus: false });
  useGuestMerge(list);
  useMembershipStore(list);
  return isOfGuest ? stored : data;
}

/** The change of an entry of a guest, on the device. */
function guestChangeOf(list: MembershipList, shop: StorefrontValue) {
  const stored = guestsOf(list, shop)?.of(shop.store.id);
  return (
    stored &&
    (async (id: number, on = !stored.read().includes(id)) => {
      if (on) stored.add(id);
      else stored.remove(id);
      return on;
    })
  );
}

/** Whether an entry is on a list of the shopper, and the write that changes it. */
export function useMembership(list: MembershipList, id: number): UseMembership {
  const shop = useStorefront();
  const isOn = useMembershipIds(list)?.includes(id) ?? false;
  const changeAsGuest = guestChangeOf(list, shop);
  const store = useMembershipStore(list);
  const isPending = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.isPending(id) ?? false,
    () => false,
  );
  const write = useAccountWrite(
    async (on?: boolean) => storeOf(list, shop, requireSubject(shop.session, list.name)).change(id, on),
    (on = !isOn) => (on ? list.intentOf(id) : undefined),
    changeAsGuest && ((on?: boolean) => changeAsGuest(id, on)),
  );
  const isBusy = store ? isPending : write.isPending;
  return useMemo(() => {
    const toggle = { ...Object.getOwnPropertyDescriptors(write), isPending: { value: isBusy, enumerable: true } };
    return { isOn, toggle: Object.defineProperties({}, toggle) as typeof write };
  }, [isOn, isBusy, write]);
}

/** The write that changes several entries of a list at once. */
export function useMembershipChange(list: MembershipList): Write<[ids: readonly number[], on: boolean], void> {
  const shop = useStorefront();
  const changeAsGuest = guestChangeOf(list, shop);
  useMembershipStore(list);
  return useAccountWrite(
    async (ids: readonly number[], on: boolean) => {
      const store = storeOf(list, shop, requireSubject(shop.session, list.name));
      await Promise.all(ids.map((id) => store.change(id, on)));
    },
    ([id, ...others], on) => (on && id !== undefined && others.length === 0 ? list.intentOf(id) : undefined),
    changeAsGuest &&
      (async (ids, on) => {
        await Promise.all(ids.map((id) => changeAsGuest(id, on)));
      }),
  );
}
