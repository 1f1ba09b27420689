import { Button, Checkbox, LiveRegion, UndoBar } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import type { WishRemoval } from './use-wish-removal.ts';
import styles from './wishes.module.css';

/** Above the list: choosing all of it, removing what is chosen, and the way back. */
export function WishTools({ shown, removal }: { shown: readonly number[]; removal: WishRemoval }) {
  const text = useText('account');
  const { selected, last } = removal;
  const count = selected.size;
  const isAll = count > 0 && shown.every((id) => selected.has(id));
  return (
    <>
      {shown.length > 0 ? (
        <div className={styles.tools}>
          <Checkbox
            label={text('wishes.selectAll')}
            checked={isAll}
            indeterminate={count > 0 && !isAll}
            onCheckedChange={(on) => removal.selectAll(on ? shown : [])}
          />
          {count > 0 ? (
            <Button size="small" variant="outline" onClick={() => removal.remove([...selected])}>
              {text('wishes.removeSelected', { count })}
            </Button>
          ) : null}
        </div>
      ) : null}
      <LiveRegion>{last?.text}</LiveRegion>
      {last ? (
        <UndoBar key={last.ids.join()} text={last.text} onUndo={removal.undo} onDismiss={removal.dismiss} />
      ) : null}
    </>
  );
}
