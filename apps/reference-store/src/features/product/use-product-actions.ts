import { type CartItem, errorTextIn, type UseVariant, useCartActions } from '@promenade/storefront-hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNavigation } from '../../router/current-page.ts';
import { useKnownSession } from '../account/use-known-session.ts';
import { signInPath } from '../layout/account-links.ts';
import { useOverlays } from '../overlays/overlays.tsx';

type Message = { tone: 'critical'; text: string };

/** What a press on the product's buttons does, and what to say about it beside them. */
export function useProductActions(name: string, { cartItem }: Pick<UseVariant, 'cartItem'>) {
  const text = useText();
  const { locale } = useEnvironment();
  const isSignedIn = useKnownSession();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const { add } = useCartActions();
  const [bought, setBought] = useState<CartItem>();
  const { pathname, search } = useNavigation().page.url;
  const [message, setMessage] = useState<Message>();
  const fail = (error: unknown) => setMessage({ tone: 'critical', text: errorTextIn(error, locale) });
  const chooseFirst = () => setMessage({ tone: 'critical', text: text('product.chooseFirst') });

  return {
    message,
    isAdding: add.isPending,
    /** What is on its way to the checkout; `StartBuyNow` takes it there. */
    bought,
    onBuyNowFailed(error: unknown) {
      setBought(undefined);
      fail(error);
    },
    async add() {
      if (!cartItem) return chooseFirst();
      setMessage(undefined);
      try {
        await add.run(cartItem);
        overlays.show('cart', text('cart.added', { name }));
      } catch (error) {
        fail(error);
      }
    },
    async buy() {
      if (!cartItem) return chooseFirst();
      setMessage(undefined);
      if (!(await isSignedIn())) {
        void navigate(signInPath(pathname + search));
        return;
      }
      setBought(cartItem);
    },
  };
}
