'use client';
import { type CartLine, cartRemove } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useNow } from '../context/use-now.ts';
import { useSessionSnapshot } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { nextDiscountEnd } from '../domain/discount.ts';
import { type CartTotals, cartTotals } from '../domain/totals.ts';
import { type Read, withData } from '../query/read.ts';
import { unavailableLines } from '../query/sales-queries.ts';
import { useQuery } from '../query/use-query.ts';
import { useTracked } from '../query/use-tracked.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { followCart, useListedCart } from './cart-hooks.ts';
import {
  type CartGroupLines,
  type CartGroupState,
  type CartLineState,
  type CartStore,
  type CartStructure,
  emptyStructure,
} from './cart-types.ts';

/** The cart in the shape of all reads; `dataOf` is called once the lines are read. */
export function cartRead<Data>(cart: CartStore, dataOf: () => Data, refresh: () => Promise<void>): Read<Data> {
  const { status, error } = cart.getStructure();
  const isReady = status === 'ready';
  const isRefreshing = isReady && cart.isReading();
  return { data: isReady ? dataOf() : undefined, error, isLoading: status === 'loading', isRefreshing, refresh };
}

/** The read of server HTML, which knows nothing of the cart. */
export const serverRead: Read<never> = {
  data: undefined,
  error: undefined,
  isLoading: true,
  isRefreshing: false,
  refresh: () => Promise.resolve(),
};

/** Which lines are in the cart. */
export interface CartData {
  /** The lines by merchant; each line comes from `useCartLineView` or `useCartLine`. */
  readonly groups: readonly CartGroupLines[];
}

/** The cart as a read, and what happened to it. */
export interface UseCart
  extends Read<CartData>,
    Pick<CartStructure, 'isOffline' | 'lastRemoved' | 'mergeResult' | 'droppedEdits'> {
  /** Whether the cart has been read and has no lines. False while it loads and when it could not be read. */
  readonly isEmpty: boolean;
}

const { isOffline, lastRemoved, mergeResult, droppedEdits } = emptyStructure;
const serverCart: UseCart = { ...serverRead, isOffline, lastRemoved, mergeResult, droppedEdits, isEmpty: false };

/** Which lines are in the cart. Renders when lines come or go, not when one is edited. */
export function useCart(): UseCart {
  const cart = useListedCart();
  const getCart = useMemo(() => {
    const refresh = () => cart.refresh().catch(() => {});
    let data: CartData = { groups: [] };
    return (): UseCart => {
      const { groups, isOffline, lastRemoved, mergeResult, droppedEdits } = cart.getStructure();
      if (data.groups !== groups) data = { groups };
      const read = cartRead(cart, () => data, refresh);
      const isEmpty = read.data !== undefined && groups.length === 0;
      return { ...read, isEmpty, isOffline, lastRemoved, mergeResult, droppedEdits };
    };
  }, [cart]);
  return useTracked(cart.subscribe, getCart, () => serverCart);
}

const onServer = () => undefined;

/** One line of the cart; `undefined` once it is gone. Renders when this line changes. */
export function useCartLine(lineId: number): CartLineState | undefined {
  const cart = useListedCart();
  const subscribe = useCallback((listener: () => void) => cart.subscribeLine(lineId, listener), [cart, lineId]);
  return useSyncExternalStore(subscribe, () => cart.line(lineId), onServer);
}

/** Sum and selection of one merchant's lines. */
export interface MerchantSummary {
  /** Id of the merchant. */
  merId: number;
  /** Sum of the merchant's selected lines, as text. */
  total: string;
  /** Whether all of the merchant's lines are selected. */
  allChecked: boolean;
  /** Whether at least one of them is. */
  someChecked: boolean;
}

/** Sums and counts of the cart, with pending edits. */
export interface CartSummary {
  /** Pieces in the cart, selected or not. */
  count: number;
  /** Lines in the cart, selected or not. */
  lines: number;
  /** Selected lines. */
  checkedLines: number;
  /** Whether all lines are selected; false for an empty cart. */
  allChecked: boolean;
  /** Sums of the selected lines, in cents. */
  totals: CartTotals;
  /** Sum of the selected lines as text. */
  total: string;
  /** How much more the struck-through prices would cost, as text; `undefined` where it is nothing. */
  saved: string | undefined;
  /** Whether an edit has not been confirmed by the backend yet. */
  isPending: boolean;
  /** Sums by merchant, in the order of the groups. */
  merchants: readonly MerchantSummary[];
}

const noGroups: readonly CartGroupState[] = [];

function summaryOf(
  groups: readonly CartGroupState[],
  now: number,
  formatMoney: (cents: number) => string,
): CartSummary {
  const all = groups.flatMap((group) => group.cartInfoList);
  const totals = cartTotals(groups, now);
  return {
    count: all.reduce((sum, line) => sum + line.quantity, 0),
    lines: all.length,
    checkedLines: totals.lines,
    allChecked: all.length > 0 && totals.lines === all.length,
    totals,
    total: formatMoney(totals.goodsCents),
    saved: totals.savedCents > 0 ? formatMoney(totals.savedCents) : undefined,
    isPending: all.some((line) => line.isPending),
    merchants: totals.merchants.map(({ merId, goodsCents, lines }, index) => ({
      merId,
      total: formatMoney(goodsCents),
      allChecked: lines > 0 && lines === groups[index]?.cartInfoList.length,
      someChecked: lines > 0,
    })),
  };
}

/** Sums and counts of the cart; `data` is `undefined` until the lines are read. Renders when any line changes. */
export function useCartSummary(): Read<CartSummary> {
  const cart = useListedCart();
  const { formatMoney } = useStorefront();
  const { subscribe, getRead } = useMemo(() => {
    const refresh = () => cart.refresh().catch(() => {});
    return {
      subscribe: (listener: () => void) => followCart(cart, listener),
      getRead: () => cartRead(cart, cart.views, refresh),
    };
  }, [cart]);
  const read = useTracked(subscribe, getRead, () => serverRead);
  const groups = read.data ?? noGroups;
  const before = useNow();
  const lines = useMemo(() => groups.flatMap((group) => group.cartInfoList), [groups]);
  const now = useNow(useMemo(() => nextDiscountEnd(lines, before), [lines, before]));
  const summary = useMemo(() => summaryOf(groups, now, formatMoney), [groups, now, formatMoney]);
  return withData(read, read.data && summary);
}

/** The lines that can no longer be bought, and how to remove them. */
export interface UseUnavailableLines extends Read<readonly CartLineState[]> {
  /** Removes a line. */
  readonly remove: Write<[lineId: number], void>;
  /** Removes all of them with one request. */
  readonly removeAll: Write<[], void>;
}

/** Whatever stock the backend still counts, none of it can be bought. */
const soldOut = (line: CartLine): CartLineState => ({
  ...line,
  stock: 0,
  quantity: line.cartNum,
  checked: false,
  minusDisabled: true,
  plusDisabled: true,
  isPending: false,
});

/** Lines of the cart that can no longer be bought: sold out, or taken off sale. `useCart` leaves them out. */
export function useUnavailableLines(): UseUnavailableLines {
  const { client, store, guestId } = useStorefront();
  const { state, shopper } = useSessionSnapshot();
  const isGuest = !shopper && state !== 'unknown';
  const uuid = isGuest ? guestId.read() : undefined;
  const read = useQuery(shopper || uuid ? unavailableLines(uuid, store.id) : null);
  const { refresh } = read;

  // A line that leaves the cart may have sold out.
  const count = useCart().data?.groups.reduce((sum, { lineIds }) => sum + lineIds.length, 0) ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) void refresh();
    before.current = count;
  }, [count, refresh]);

  const send = async (ids: readonly number[]) => {
    if (ids.length === 0) return;
    await cartRemove(client, { ids: [...ids], ...(uuid && { uuid }) }, uuid ? {} : { auth: 'user' });
    await refresh();
  };
  const { data } = read;
  const lines = useMemo(() => data?.flatMap((group) => group.cartInfoList.map(soldOut)), [data]);
  const remove = useWrite((lineId: number) => send([lineId]));
  const removeAll = useWrite(() => send(lines?.map(({ id }) => id) ?? []));
  return Object.assign(withData(read, lines), { remove, removeAll });
}
