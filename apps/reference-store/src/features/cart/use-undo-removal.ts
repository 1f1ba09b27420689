import { useCart, useCartActions } from '@promenade/storefront-hooks';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';

export interface UndoRemoval {
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
