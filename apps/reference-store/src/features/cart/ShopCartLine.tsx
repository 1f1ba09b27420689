import type { CartLineState } from '@promenade/storefront-hooks';
import { useCartActions, useCartLine, useCartLineProps } from '@promenade/storefront-hooks';
import { CartLine } from '@promenade/storefront-ui';
import { memo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { pictureOf, pictureSizes } from '../pictures/picture-of.ts';

export interface ShopCartLineProps {
  lineId: number;
  /** Shows the tick box. */
  canChoose?: boolean;
  onRemove(lineId: number): void;
}

/** A line of the cart; a change renders this line and no other. */
export const ShopCartLine = memo(function ShopCartLine({ lineId, ...rest }: ShopCartLineProps) {
  const line = useCartLine(lineId);
  return line ? <KnownLine line={line} {...rest} /> : null;
});

function KnownLine({ line, canChoose, onRemove }: Omit<ShopCartLineProps, 'lineId'> & { line: CartLineState }) {
  const actions = useCartActions();
  const view = useCartLineProps(line);
  const text = useText();
  const short = view.onlyLeft === undefined ? undefined : text('cart.onlyLeft', { left: view.onlyLeft });
  return (
    <CartLine
      id={view.id}
      name={view.name}
      href={view.href}
      picture={pictureOf(view.image, { sizes: pictureSizes.thumbnail })}
      attributes={view.attributes}
      unitPrice={view.unitPrice}
      lineTotal={view.lineTotal}
      quantity={view.quantity}
      stock={view.stock}
      checked={view.checked}
      pending={view.pending}
      error={view.error ?? short}
      priceChanged={view.priceChanged}
      onQuantityChange={(id, quantity) => void actions.setQuantity(Number(id), quantity)}
      onQuantityCommit={(id) => void actions.flush(Number(id))}
      onCheckedChange={canChoose ? (id, on) => actions.check(Number(id), on) : undefined}
      onRemove={(id) => onRemove(Number(id))}
    />
  );
}
