import { useCart, useCartActions } from '@promenade/storefront-hooks';
import { Alert, Button, LiveRegion, UndoBar } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import styles from './cart.module.css';
import { useUndoRemoval } from './use-undo-removal.ts';

/** What just happened to the cart: what came along at sign-in, and what was taken out, with the way back. */
export function CartNews() {
  const text = useText('account', 'frame');
  const { mergeResult, droppedEdits } = useCart();
  const { dismissMerge, dismissDropped } = useCartActions();
  const undo = useUndoRemoval();
  const merged = mergeResult && [
    ...(mergeResult.added > 0 ? [text('cart.merged', { count: mergeResult.added })] : []),
    ...mergeResult.capped.map(({ name, wanted, got }) => text('cart.capped', { name, wanted, got })),
  ];
  const dropped = droppedEdits.map(({ name = '' }) => text('cart.dropped', { name }));
  return (
    <>
      <LiveRegion>
        <p>{merged?.join(' ')}</p>
        <p>{dropped.join(' ')}</p>
        <p>{undo?.text}</p>
      </LiveRegion>
      {merged ? (
        <Alert
          className={styles.notice}
          action={
            <Button size="small" variant="outline" onClick={dismissMerge}>
              {text('cart.mergedSeen')}
            </Button>
          }
        >
          {merged.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : null}
      {dropped.length > 0 ? (
        <Alert
          tone="caution"
          className={styles.notice}
          action={
            <Button size="small" variant="outline" onClick={dismissDropped}>
              {text('cart.mergedSeen')}
            </Button>
          }
        >
          {dropped.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
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
