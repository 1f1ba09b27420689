import { errorTextIn, useBuyNow, useCheckout, useSession } from '@promenade/storefront-hooks';
import { issueText } from '@promenade/storefront-hooks/domain';
import { Button, LoadError, PageHeader, Skeleton } from '@promenade/storefront-ui';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { useIsHere } from '../../page/use-is-here.ts';
import { SessionUnreachable } from '../account/SessionUnreachable.tsx';
import { checkoutPath } from './checkout-path.ts';
import type { CheckoutSource } from './checkout-source.ts';
import { GuestEntry } from './GuestEntry.tsx';

export interface CheckoutStartProps {
  source: CheckoutSource;
  /** Its own address, to come back to after a sign-in. */
  path: string;
}

/** Opens a checkout for whoever is known; everybody else chooses between an account and buying as a guest. */
export function CheckoutStart({ source, path }: CheckoutStartProps) {
  const { state } = useSession();
  if (state === 'authenticated') return <OpenCheckout source={source} />;
  if (state === 'unreachable') return <SessionUnreachable />;
  if (state === 'unknown') return <OnItsWay />;
  return <GuestEntry returnPath={path} />;
}

function OpenCheckout({ source }: Pick<CheckoutStartProps, 'source'>) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { fromCart, issues } = useCheckout();
  const buyNow = useBuyNow();
  const { run: openCart } = fromCart;
  const { run: openProduct } = buyNow;
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const open = useCallback(() => {
    const wanted = latest.current;
    const opened = wanted.kind === 'cart' ? openCart() : openProduct(wanted.item);
    opened.then(
      (preOrderNo) => isHere() && void navigate(checkoutPath(preOrderNo), { replace: true }),
      () => undefined,
    );
  }, [openCart, openProduct, isHere, navigate]);
  useEffect(open, [open]);
  const error = fromCart.error ?? buyNow.error;
  if (!error) return <OnItsWay />;
  return (
    <LoadError
      size="page"
      headingLevel={1}
      title={text('checkout.failed')}
      text={issueText(issues.cart, issueTexts) ?? errorTextIn(error, locale)}
      onRetry={open}
      retryPending={fromCart.isPending || buyNow.isPending}
      action={
        <Button variant="ghost" href={paths.cart}>
          {text('checkout.backToCart')}
        </Button>
      }
    />
  );
}

function OnItsWay() {
  const text = useText('account');
  return (
    <div aria-busy="true">
      <PageHeader title={text('checkout.title')} />
      <Skeleton shape="block" />
    </div>
  );
}
