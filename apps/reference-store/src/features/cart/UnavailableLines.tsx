import { type CartLineState, useCartLineProps, useUnavailableLines } from '@promenade/storefront-hooks';
import { CartGroup, CartLine } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import { pictureOf, pictureSizes } from '../pictures/picture-of.ts';
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
  const { id, name, href, image, attributes, unitPrice, lineTotal, quantity, stock } = useCartLineProps(line);
  return (
    <CartLine
      {...{ id, name, href, attributes, unitPrice, lineTotal, quantity, stock, onRemove }}
      picture={pictureOf(image, { sizes: pictureSizes.thumbnail })}
    />
  );
}
