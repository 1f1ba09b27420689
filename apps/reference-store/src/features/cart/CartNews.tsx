import { useCart, useCartActions } from '@promenade/storefront-hooks';
import { Alert, Button, LiveRegion, UndoBar } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import styles from './cart.module.css';
import { useUndoRemoval } from './use-undo-removal.ts';

/** What just happened to the cart: what came along at sign-in, and what was taken out, with the way back. */
export function CartNews() {
  const text = useText();
  const { mergeResult } = useCart();
  const { dismissMerge } = useCartActions();
  const undo = useUndoRemoval();
  const merged = mergeResult && text('cart.merged', { count: mergeResult.added });
  return (
    <>
      <LiveRegion>
        <p>{merged}</p>
        <p>{undo?.text}</p>
      </LiveRegion>
      {merged ? (
        <Alert
          className={styles.notice}
          action={
            <Button size="small" tone="outline" onClick={dismissMerge}>
              {text('cart.mergedSeen')}
            </Button>
          }
        >
          {merged}
        </Alert>
      ) : null}
      {undo ? (
        <UndoBar
          key={undo.id}
          className={styles.notice}
          text={undo.text}
          onDismiss={undo.onDismiss}
          onUndo={() => {
            undo.onUndo();
            // The button that has the focus goes with the bar.
            focusPageTitle();
          }}
        />
      ) : null}
    </>
  );
}
