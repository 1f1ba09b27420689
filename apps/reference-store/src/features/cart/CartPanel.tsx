import { errorTextIn, useCart, useCartSummary } from '@promenade/storefront-hooks';
import { CartDrawer } from '@promenade/storefront-ui/overlays';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import type { OverlayProps } from '../overlays/overlay-props.ts';
import { ShopCartLine } from './ShopCartLine.tsx';
import { useRemoveLine } from './use-remove-line.ts';
import { useStartCheckout } from './use-start-checkout.ts';
import { useUndoRemoval } from './use-undo-removal.ts';

/** The cart beside the page. */
export function CartPanel({ open, message, onClose }: OverlayProps) {
  const text = useText('frame');
  const { locale } = useEnvironment();
  const cart = useCart();
  const { data: summary } = useCartSummary();
  const undo = useUndoRemoval();
  const checkout = useStartCheckout();
  const remove = useRemoveLine();
  const error = checkout.fault ?? (cart.error && errorTextIn(cart.error, locale));
  return (
    <CartDrawer
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      subtotal={summary?.total ?? ''}
      note={text('cart.shippingLater')}
      cartHref={paths.cart}
      shopHref={paths.allProducts}
      onBuyNow={() => void checkout.start()}
      buyNowPending={checkout.isPending}
      unconfirmed={summary?.isPending}
      undo={undo}
      message={message}
      error={error}
    >
      {cart.data?.groups.flatMap((group) =>
        group.lineIds.map((lineId) => <ShopCartLine key={lineId} lineId={lineId} onRemove={remove} />),
      )}
    </CartDrawer>
  );
}
