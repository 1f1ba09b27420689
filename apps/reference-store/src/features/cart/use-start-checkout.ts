import { useCheckout } from '@promenade/storefront-hooks';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useKnownSession } from '../account/use-known-session.ts';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { cartCheckoutPath } from '../checkout/checkout-source.ts';
import { useNotices } from '../notices/use-notices.ts';

/** From the cart to the checkout; a guest is asked on the way whether to sign in. */
export function useStartCheckout(): { start(): Promise<void>; isPending: boolean; fault: string | undefined } {
  const text = useText('frame');
  const isSignedIn = useKnownSession();
  const { fromCart, issues } = useCheckout();
  const notices = useNotices();
  const navigate = useNavigate();
  return {
    isPending: fromCart.isPending,
    fault: issues.cart && text(`cart.${issues.cart}`),
    async start() {
      if (!(await isSignedIn())) {
        void navigate(cartCheckoutPath);
        return;
      }
      try {
        const preOrderNo = await fromCart.run();
        void navigate(checkoutPath(preOrderNo));
      } catch (error) {
        notices.fail(error);
      }
    },
  };
}
