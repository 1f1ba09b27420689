import { useCart, useCartActions, useCartSummary, useCheckout } from '@promenade/storefront-hooks';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { cartCheckoutPath, checkoutPath } from './checkout.ts';
import { useNotices } from './notices.ts';
import { useKnownSession } from './session.ts';
import { fromHere } from './use-is-here.ts';

/** From the cart to the checkout; a guest is asked on the way whether to sign in. Nothing starts while no line is checked. */
export function useStartCheckout(): { start(): Promise<void>; isPending: boolean; fault: string | undefined } {
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
    fault: isRefused && isNothingChecked ? selectProduct : undefined,
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
  /** Tells one removal from the next. */
  id: string;
  text: string;
  onUndo(): void;
  onDismiss(): void;
}

/** The way back for the line that was taken out last, as long as there is one. */
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

/** Removes a line from the cart; a notice says why where that failed. */
export function useRemoveLine(): (lineId: number) => void {
  const notices = useNotices();
  const { remove } = useCartActions();
  return useCallback((lineId) => void remove.run(lineId).catch(notices.fail), [remove, notices]);
}
