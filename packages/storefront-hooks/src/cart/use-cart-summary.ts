'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { useNow } from '../context/use-now.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { nextDiscountEnd } from '../domain/discount.ts';
import { type CartTotals, cartTotals } from '../domain/totals.ts';
import { useListedCart } from './cart-context.ts';
import type { CartGroupState } from './cart-structure.ts';

/** Sum and checks of one merchant’s lines. */
export interface MerchantSummary {
  merId: number;
  /** Checked lines of the merchant, as text. */
  total: string;
  allChecked: boolean;
  someChecked: boolean;
}

export interface CartSummary {
  /** Pieces in the cart, checked or not. */
  count: number;
  /** Lines in the cart, checked or not. */
  lines: number;
  checkedLines: number;
  allChecked: boolean;
  /** Sums over checked lines, in cents. */
  totals: CartTotals;
  /** Sum of the checked lines as text. */
  total: string;
  /** What the struck-through prices would have cost on top, as text. */
  saved: string | undefined;
  /** Whether a change has not reached the server yet. */
  isPending: boolean;
  merchants: readonly MerchantSummary[];
}

const noGroups: readonly CartGroupState[] = [];
const onServer = () => noGroups;

/** Sums and counts of the cart, with changes still on their way. */
export function useCartSummary(): CartSummary {
  const cart = useListedCart();
  const { formatMoney } = useStorefront();
  const groups = useSyncExternalStore(cart.subscribeLines, cart.views, onServer);
  const all = useMemo(() => groups.flatMap((group) => group.cartInfoList), [groups]);
  const before = useNow();
  const now = useNow(useMemo(() => nextDiscountEnd(all, before), [all, before]));
  return useMemo(() => {
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
  }, [groups, all, now, formatMoney]);
}
