'use client';
import { useMemo } from 'react';
import { useNow } from '../context/use-now.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { nextDiscountEnd } from '../domain/discount.ts';
import { type CartTotals, cartTotals } from '../domain/totals.ts';
import { type Read, withData } from '../query/read.ts';
import { useTracked } from '../query/use-tracked.ts';
import { cartRead, followCart, serverRead, useListedCart } from './cart-hooks.ts';
import type { CartGroupState } from './cart-types.ts';

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
