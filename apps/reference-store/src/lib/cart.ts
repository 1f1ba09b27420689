import { useCart, useCartActions, useCartSummary, useCheckout } from '@promenade/storefront-hooks';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { cartCheckoutPath, checkoutPath } from './checkout.ts';
import { useNotices } from './notices.ts';
import { useKnownSession } from './session.ts';
import { fromHere } from './use-is-here.ts';

/** Opens a checkout of the cart; guests are asked whether to sign in. Does nothing while no line is checked. */
export function useStartCheckout(): { start(): Promise<void>; isPending: boolean; error: string | undefined } {
  const { selectProduct } = useIssueTexts();
  const isSignedIn = useKnownSession();
  const { fromCart } = useCheckout();
  const { data: summary } = useCartSummary();
  const [isRefused, setRefused] = useState(false);
  const notices = useNotices();
  const navigate = useNavigate();
  const isNothingChecked = summary?.checkedLines === 0;
  return {
    isPending: fromCart.isPending,
    error: isRefused && isNothingChecked ? selectProduct : undefined,
    async start() {
      setRefused(isNothingChecked);
      if (isNothingChecked) return;
      const isHere = fromHere();
      if (!(await isSignedIn())) {
        if (isHere()) void navigate(cartCheckoutPath);
        return;
      }
      try {
        const preOrderNo = await fromCart.run();
        if (isHere()) void navigate(checkoutPath(preOrderNo));
      } catch (error) {
        notices.fail(error);
      }
    },
  };
}

interface UndoRemoval {
  /** Identifies the removal. */
  id: string;
  text: string;
  onUndo(): void;
  onDismiss(): void;
}

/** Undo for the last removed line; undefined if there is nothing to undo. */
export function useUndoRemoval(): UndoRemoval | undefined {
  const text = useText('frame');
  const notices = useNotices();
  const { lastRemoved } = useCart();
  const { undo, dismissRemoved } = useCartActions();
  return (
    lastRemoved && {
      id: `${lastRemoved.lineId}`,
      text: text('cart.removed', { name: lastRemoved.name }),
      onUndo: () => void undo.run().catch(notices.fail),
      onDismiss: dismissRemoved,
    }
  );
}

/** Removes a line from the cart; errors are shown in a notice. */
export function useRemoveLine(): (lineId: number) => void {
  const notices = useNotices();
  const { remove } = useCartActions();
  return useCallback((lineId) => void remove.run(lineId).catch(notices.fail), [remove, notices]);
}
