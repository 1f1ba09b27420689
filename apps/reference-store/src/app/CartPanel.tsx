import { errorTextIn, useCart, useCartSummary } from '@promenade/storefront-hooks';
import { CartDrawer } from '@promenade/storefront-ui/overlays';
import { ShopCartLine } from '../components/CartLine.tsx';
import { useText } from '../i18n/texts.tsx';
import { useRemoveLine, useStartCheckout, useUndoRemoval } from '../lib/cart.ts';
import { useEnvironment } from '../lib/environment.ts';
import type { OverlayProps } from '../lib/overlays.tsx';
import * as paths from '../lib/paths.ts';

/** The cart in a drawer. */
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
