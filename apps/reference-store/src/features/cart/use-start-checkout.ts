import { useCartSummary, useCheckout } from '@promenade/storefront-hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { fromHere } from '../../page/use-is-here.ts';
import { useKnownSession } from '../account/use-known-session.ts';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { cartCheckoutPath } from '../checkout/checkout-source.ts';
import { useNotices } from '../notices/use-notices.ts';

/** From the cart to the checkout; a guest is asked on the way whether to sign in. Nothing starts while no line is checked. */
export function useStartCheckout(): { start(): Promise<void>; isPending: boolean; fault: string | undefined } {
  const { selectProduct } = useIssueTexts();
  const isSignedIn = useKnownSession();
  const { fromCart } = useCheckout();
  const { data: summary } = useCartSummary();
  const [isRefused, setRefused] = useState(false);
  const notices = useNotices();
  const navigate = useNavigate();
  const isNothingChecked = summary?.checkedLines === 0;
  return {
    isPending: fromCart.isPending,
    fault: isRefused && isNothingChecked ? selectProduct : undefined,
    async start() {
      setRefused(isNothingChecked);
      if (isNothingChecked) return;
      const isHere = fromHere();
      if (!(await isSignedIn())) {
        if (isHere()) void navigate(cartCheckoutPath);
        return;
      }
      try {
        const preOrderNo = await fromCart.run();
        if (isHere()) void navigate(checkoutPath(preOrderNo));
      } catch (error) {
        notices.fail(error);
      }
    },
  };
}
