import { type CartLineState, useUnavailableLines, useUnavailableLineView } from '@promenade/storefront-hooks';
import { CartGroup, CartLine } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import styles from './cart.module.css';

/** What was in the cart and can no longer be bought, until the shopper takes it out. */
export function UnavailableLines() {
  const text = useText();
  const notices = useNotices();
  const { data, remove } = useUnavailableLines();
  if (!data || data.length === 0) return null;
  return (
    <div className={styles.unavailable}>
      <CartGroup merchant={{ name: text('cart.unavailable') }}>
        {data.map((line) => (
          <UnavailableLine key={line.id} line={line} onRemove={() => void remove.run(line.id).catch(notices.fail)} />
        ))}
      </CartGroup>
    </div>
  );
}

function UnavailableLine({ line, onRemove }: { line: CartLineState; onRemove(): void }) {
  return <CartLine {...useUnavailableLineView(line)} onRemove={onRemove} />;
}
