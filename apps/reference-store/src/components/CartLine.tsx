import { useCartLineView } from '@promenade/storefront-hooks';
import { CartLine } from '@promenade/storefront-ui/shop';
import { memo } from 'react';
import { useText } from '../i18n/texts.tsx';

interface ShopCartLineProps {
  lineId: number;
  /** Shows the tick box. */
  canChoose?: boolean;
  onRemove(lineId: number): void;
}

/** A line of the cart; a change renders this line and no other. */
export const ShopCartLine = memo(function ShopCartLine({ lineId, canChoose, onRemove }: ShopCartLineProps) {
  const view = useCartLineView(lineId);
  const text = useText('frame');
  if (!view) return null;
  const { onlyLeft } = view;
  return (
    <CartLine
      {...view}
      error={view.error ?? (onlyLeft === undefined ? undefined : text('cart.onlyLeft', { left: onlyLeft }))}
      onCheckedChange={canChoose ? view.onCheckedChange : undefined}
      onRemove={onRemove}
    />
  );
});
