import { type CartLineState, useUnavailableLines, useUnavailableLineView } from '@promenade/storefront-hooks';
import { Button, CartGroup, CartLine } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import styles from './cart.module.css';

/** What was in the cart and can no longer be bought, until the shopper takes it out. */
export function UnavailableLines() {
  const text = useText('frame');
  const notices = useNotices();
  const { data, remove, removeAll } = useUnavailableLines();
  if (!data || data.length === 0) return null;
  return (
    <div className={styles.unavailable}>
      <CartGroup merchant={{ name: text('cart.unavailable') }}>
        {data.map((line) => (
          <UnavailableLine key={line.id} line={line} onRemove={() => void remove.run(line.id).catch(notices.fail)} />
        ))}
      </CartGroup>
      {data.length > 1 ? (
        <Button
          variant="outline"
          size="small"
          pending={removeAll.isPending}
          onClick={() => void removeAll.run().then(() => focusPageTitle(), notices.fail)}
        >
          {text('cart.removeUnavailable')}
        </Button>
      ) : null}
    </div>
  );
}

function UnavailableLine({ line, onRemove }: { line: CartLineState; onRemove(): void }) {
  return <CartLine {...useUnavailableLineView(line)} onRemove={onRemove} />;
}
