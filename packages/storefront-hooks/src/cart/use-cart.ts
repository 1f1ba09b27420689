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
import { useListedCart } from './cart-hooks.ts';
import {
  type CartGroupLines,
  type CartGroupState,
  type CartItem,
  type CartLineState,
  type CartStore,
  type CartStructure,
  emptyStructure,
  subscribeToCart,
} from './cart-types.ts';

/** The cart in the shape of all reads; `dataOf` is called once the lines are read. */
export function cartRead<Data>(cart: CartStore, dataOf: () => Data, refresh: () => Promise<void>): Read<Data> {
  const { status, error } = cart.getStructure();
  const isReady = status === 'ready';
  const isRefreshing = isReady && cart.isReading();
  return { data: isReady ? dataOf() : undefined, error, isLoading: status === 'loading', isRefreshing, refresh };
}

/** The read in server HTML, which never contains the cart. */
export const serverRead: Read<never> = {
  data: undefined,
  error: undefined,
  isLoading: true,
  isRefreshing: false,
  refresh: () => Promise.resolve(),
};

/** The ids of the lines in the cart. */
export interface CartData {
  /** The line ids by merchant. Read each line with `useCartLineView` or `useCartLine`. */
  readonly groups: readonly CartGroupLines[];
}

/** The cart as a read, with its events. */
export interface UseCart
  extends Read<CartData>,
    Pick<CartStructure, 'isOffline' | 'lastAdded' | 'lastRemoved' | 'mergeResult' | 'droppedEdits'> {
  /** Whether the cart has been read and has no lines. False while it loads and when it could not be read. */
  readonly isEmpty: boolean;
}

const { isOffline, lastAdded, lastRemoved, mergeResult, droppedEdits } = emptyStructure;
const events = { isOffline, lastAdded, lastRemoved, mergeResult, droppedEdits };
const serverCart: UseCart = { ...serverRead, ...events, isEmpty: false };

/** The ids of the lines in the cart. Rerenders when lines are added or removed, not when a line is edited. */
export function useCart(): UseCart {
  const cart = useListedCart();
  const getCart = useMemo(() => {
    const refresh = () => cart.refresh().catch(() => {});
    let data: CartData = { groups: [] };
    return (): UseCart => {
      const { groups, isOffline, lastAdded, lastRemoved, mergeResult, droppedEdits } = cart.getStructure();
      if (data.groups !== groups) data = { groups };
      const read = cartRead(cart, () => data, refresh);
      const isEmpty = read.data !== undefined && groups.length === 0;
      return { ...read, isEmpty, isOffline, lastAdded, lastRemoved, mergeResult, droppedEdits };
    };
  }, [cart]);
  return useTracked(cart.subscribe, getCart, () => serverCart);
}

const onServer = () => undefined;

/** A line of the cart; `undefined` once it is removed. Rerenders only when this line changes. */
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
  /** Whether at least one of the merchant's lines is selected. */
  someChecked: boolean;
}

/** Sums and counts of the cart, including pending edits. */
export interface CartSummary {
  /** Total quantity in the cart, selected or not. */
  count: number;
  /** Number of lines in the cart, selected or not. */
  lines: number;
  /** Number of selected lines. */
  checkedLines: number;
  /** Whether all lines are selected; false for an empty cart. */
  allChecked: boolean;
  /** The selected lines as items, for instance for `useExpressCheckout`. */
  items: readonly CartItem[];
  /** Sums of the selected lines, in cents. */
  totals: CartTotals;
  /** Sum of the selected lines as text. */
  total: string;
  /** How much more the selected lines would cost at the struck-through prices, as text; `undefined` if nothing. */
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
    items: all
      .filter(({ checked }) => checked)
      .map(({ productId, attrId, quantity }) => ({ productId, attrId, quantity })),
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

/** Sums and counts of the cart; `data` is `undefined` until the lines are read. Rerenders when any line changes. */
export function useCartSummary(): Read<CartSummary> {
  const cart = useListedCart();
  const { formatMoney } = useStorefront();
  const { subscribe, getRead } = useMemo(() => {
    const refresh = () => cart.refresh().catch(() => {});
    return {
      subscribe: (listener: () => void) => subscribeToCart(cart, listener),
      getRead: () => cartRead(cart, cart.views, refresh),
    };
  }, [cart]);
  const read = useTracked(subscribe, getRead, () => serverRead);
  const groups = read.data ?? noGroups;
  const lines = groups.flatMap((group) => group.cartInfoList);
  const now = useNow((time) => nextDiscountEnd(lines, time));
  const summary = useMemo(() => summaryOf(groups, now, formatMoney), [groups, now, formatMoney]);
  return withData(read, read.data && summary);
}

/** The lines that can no longer be bought, and the writes that remove them. */
export interface UseUnavailableLines extends Read<readonly CartLineState[]> {
  /** Removes a line. */
  readonly remove: Write<[lineId: number], void>;
  /** Removes all unavailable lines with one request. */
  readonly removeAll: Write<[], void>;
}

/** The line with stock 0: the backend may still return a stock, but the line cannot be bought. */
const soldOut = (line: CartLine): CartLineState => ({
  ...line,
  stock: 0,
  quantity: line.cartNum,
  checked: false,
  minusDisabled: true,
  plusDisabled: true,
  isPending: false,
});

/** Lines of the cart that can no longer be bought, because they are sold out or no longer for sale. `useCart` omits them. */
export function useUnavailableLines(): UseUnavailableLines {
  const { client, store, guestId } = useStorefront();
  const { state, shopper } = useSessionSnapshot();
  const isGuest = !shopper && state !== 'unknown';
  const uuid = isGuest ? guestId.read() : undefined;
  const read = useQuery(shopper || uuid ? unavailableLines(uuid, store.id) : null);
  const { refresh } = read;

  // A line that is no longer in the cart may have sold out.
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
