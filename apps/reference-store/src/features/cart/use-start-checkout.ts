import { useCheckout } from '@promenade/storefront-hooks';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useKnownSession } from '../account/use-known-session.ts';
import { signInPath } from '../layout/account-links.ts';
import { useNotices } from '../notices/use-notices.ts';

/** From the cart to the checkout; a guest signs in first and comes back to the cart. */
export function useStartCheckout(): { start(): Promise<void>; isPending: boolean; fault: string | undefined } {
  const text = useText();
  const isSignedIn = useKnownSession();
  const { fromCart, issues } = useCheckout();
  const notices = useNotices();
  const navigate = useNavigate();
  return {
    isPending: fromCart.isPending,
    fault: issues.cart && text(`cart.${issues.cart}`),
    async start() {
      if (!(await isSignedIn())) {
        void navigate(signInPath('/order/shopping_cart'));
        return;
      }
      try {
        const preOrderNo = await fromCart.run();
        void navigate(`/order/order_confirm?preOrderNo=${encodeURIComponent(preOrderNo)}`);
      } catch (error) {
        notices.fail(error);
      }
    },
  };
}
