import type { ProductCard } from '@promenade/storefront-sdk';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the history keeps of a quick view: enough to show it at once and to open it again. */
export interface QuickViewState {
  card: ProductCard;
}

/** Opens the quick view of a product over the page; Back closes it. */
export function useQuickView(): (card: ProductCard) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (card) => void navigate(`${pathname}${search}`, { state: { quickView: { card } satisfies QuickViewState } }),
    [navigate, pathname, search],
  );
}

/** The quick view that the present entry of the history holds. */
export function useOpenQuickView(): QuickViewState | undefined {
  const { state } = useLocation();
  return (state as { quickView?: QuickViewState } | null)?.quickView;
}
