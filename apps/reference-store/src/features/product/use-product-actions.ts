import { type CartItem, type ProductView, useCartActions, useStorefront } from '@promenade/storefront-hooks';
import { isStorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useNavigation } from '../../router/current-page.ts';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { signInPath } from '../layout/account-links.ts';
import { useOverlays } from '../overlays/overlays.tsx';
import type { BuyNowProps } from './BuyNow.tsx';

type Message = { tone: 'critical'; text: string };

/**
 * What the product's buttons do, and what to say about it beside them.
 *
 * @param beforeCart Closes what the cart would open beneath.
 */
export function useProductActions(
  { takeCartItem, buyBox: { name } }: Pick<ProductView, 'takeCartItem' | 'buyBox'>,
  beforeCart?: () => Promise<void>,
) {
  const text = useText();
  const { errorText } = useStorefront();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const { add } = useCartActions();
  const { pathname, search } = useNavigation().page.url;
  const [message, setMessage] = useState<Message>();
  const [bought, setBought] = useState<CartItem>();
  const fail = (error: unknown) => setMessage({ tone: 'critical', text: errorText(error) });
  const buyNow: BuyNowProps | undefined = bought && {
    item: bought,
    onOpened(preOrderNo) {
      setBought(undefined);
      void navigate(checkoutPath(preOrderNo));
    },
    /** A guest signs in first; the callback page opens the checkout then. */
    onFailed(error) {
      setBought(undefined);
      if (isStorefrontError(error, 'auth')) void navigate(signInPath(pathname + search));
      else fail(error);
    },
  };

  return {
    message,
    isAdding: add.isPending,
    /** While a checkout is being opened: what `<BuyNow>` needs for it. */
    buyNow,
    async add() {
      setMessage(undefined);
      const cartItem = takeCartItem();
      if (!cartItem) return;
      try {
        await add.run(cartItem);
        await beforeCart?.();
        overlays.show('cart', text('cart.added', { name }));
      } catch (error) {
        fail(error);
      }
    },
    buy() {
      setMessage(undefined);
      setBought(takeCartItem());
    },
  };
}
