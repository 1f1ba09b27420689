import { type ProductView, useBuyNow, useCartActions, useStorefront } from '@promenade/storefront-hooks';
import { isStorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useNavigation } from '../../router/current-page.ts';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { signInPath } from '../layout/account-links.ts';
import { useOverlays } from '../overlays/overlays.tsx';

type Message = { tone: 'critical'; text: string };

/** What the product's buttons do, and what to say about it beside them. */
export function useProductActions({ takeCartItem, buyBox: { name } }: Pick<ProductView, 'takeCartItem' | 'buyBox'>) {
  const text = useText();
  const { errorText } = useStorefront();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const { add } = useCartActions();
  const buyNow = useBuyNow();
  const { pathname, search } = useNavigation().page.url;
  const [message, setMessage] = useState<Message>();
  const fail = (error: unknown) => setMessage({ tone: 'critical', text: errorText(error) });

  return {
    message,
    isAdding: add.isPending,
    isBuying: buyNow.isPending,
    async add() {
      setMessage(undefined);
      const cartItem = takeCartItem();
      if (!cartItem) return;
      try {
        await add.run(cartItem);
        overlays.show('cart', text('cart.added', { name }));
      } catch (error) {
        fail(error);
      }
    },
    /** A guest signs in first; the callback page opens the checkout then. */
    async buy() {
      setMessage(undefined);
      const cartItem = takeCartItem();
      if (!cartItem) return;
      try {
        void navigate(checkoutPath(await buyNow.run(cartItem)));
      } catch (error) {
        if (isStorefrontError(error, 'auth')) void navigate(signInPath(pathname + search));
        else fail(error);
      }
    },
  };
}
