import { errorTextIn, useBuyNow, useCheckout, usePreOrder, useSession } from '@promenade/storefront-hooks';
import { issueText, orderPath } from '@promenade/storefront-hooks/domain';
import { Alert, Button, Container, LoadError, Message, PageHeader, Skeleton, TextLink } from '@promenade/storefront-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckoutForm } from '../components/CheckoutForm.tsx';
import { GuestEntry } from '../components/GuestEntry.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { PayOrderForm } from '../components/PayOrderForm.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { NeedsScripts, SessionUnreachable, SignedInOnly } from '../components/SignedInOnly.tsx';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { type CheckoutSource, checkoutPath, checkoutSource } from '../lib/checkout.ts';
import { type CheckoutDraft, checkoutDraftName, emptyCheckout } from '../lib/checkout-draft.ts';
import { useEnvironment } from '../lib/environment.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { useDraft } from '../lib/forms.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import checkoutStyles from '../styles/checkout.module.css';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private', footer: 'hidden' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  const preOrderNo = url.searchParams.get('preOrderNo')?.trim();
  const source = preOrderNo ? undefined : checkoutSource(url.searchParams);
  const title = text(preOrderNo || source ? 'checkout.title' : 'checkout.missing');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {source ? (
        <div className={widths.order}>
          <CheckoutStart source={source} path={url.pathname + url.search} />
        </div>
      ) : preOrderNo ? (
        <SignedInOnly title={title}>
          <div className={widths.order}>
            <CheckoutPage key={preOrderNo} preOrderNo={preOrderNo} />
          </div>
        </SignedInOnly>
      ) : (
        <Message
          headingLevel={1}
          title={title}
          actions={<Button href={paths.cart}>{text('checkout.backToCart')}</Button>}
        >
          {text('checkout.missingText')}
        </Message>
      )}
    </Container>
  );
}

interface CheckoutStartProps {
  source: CheckoutSource;
  /** Path of this page, to return to after a sign-in. */
  path: string;
}

/** Opens a checkout for signed-in shoppers and known guests; others choose between signing in and buying as a guest. */
function CheckoutStart({ source, path }: CheckoutStartProps) {
  const { state } = useSession();
  if (state === 'authenticated') return <StartCheckout source={source} />;
  if (state === 'unreachable') return <SessionUnreachable />;
  if (state === 'unknown') return <LoadingCheckout />;
  return <GuestEntry returnPath={path} />;
}

function StartCheckout({ source }: Pick<CheckoutStartProps, 'source'>) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { fromCart, issues } = useCheckout();
  const buyNow = useBuyNow();
  const { run: openCart } = fromCart;
  const { run: openProduct } = buyNow;
  const open = () => {
    const opened = source.kind === 'cart' ? openCart() : openProduct(source.item);
    opened.then(
      (preOrderNo) => isHere() && void navigate(checkoutPath(preOrderNo), { replace: true }),
      () => undefined,
    );
  };
  const openAtOnce = useEffectEvent(open);
  useEffect(() => openAtOnce(), []);
  const error = fromCart.error ?? buyNow.error;
  if (!error) return <LoadingCheckout />;
  return (
    <LoadError
      size="page"
      headingLevel={1}
      title={text('checkout.failed')}
      text={issueText(issues.cart, issueTexts) ?? errorTextIn(error, locale)}
      onRetry={open}
      retryPending={fromCart.isPending || buyNow.isPending}
      actions={
        <Button variant="ghost" href={paths.cart}>
          {text('checkout.backToCart')}
        </Button>
      }
    />
  );
}

function LoadingCheckout() {
  const text = useText('account');
  return (
    <div aria-busy="true">
      <PageHeader title={text('checkout.title')} />
      <NeedsScripts />
      <Skeleton shape="block" />
    </div>
  );
}

/** A checkout by its number. The shopper's input is stored until the order is placed. */
function CheckoutPage({ preOrderNo }: { preOrderNo: string }) {
  const navigate = useNavigate();
  const checkout = useDraft(checkoutDraftName(preOrderNo), emptyCheckout);
  const [placedBefore] = useState(checkout.draft.orderNo);
  useEffect(() => {
    // After a reload, or Back from the payment, the order is already placed; its page shows the status.
    if (placedBefore) void navigate(orderPath(placedBefore), { replace: true });
  }, [placedBefore, navigate]);
  return placedBefore ? <LoadingCheckout /> : <OpenCheckout preOrderNo={preOrderNo} {...checkout} />;
}

interface OpenCheckoutProps {
  preOrderNo: string;
  draft: CheckoutDraft;
  change(part: Partial<CheckoutDraft>): void;
}

/** An open checkout, up to its payment. */
function OpenCheckout({ preOrderNo, draft, change }: OpenCheckoutProps) {
  const text = useText('account');
  const [unpaid, setUnpaid] = useState<{ orderNo: string; error: unknown }>();
  const { data: preOrder, error, isRefreshing, refresh } = usePreOrder(preOrderNo);

  if (unpaid) return <PlacedUnpaid {...unpaid} />;
  const isUnknown = error?.kind === 'not-found' || error?.kind === 'invalid';
  // Once the order is placed, the checkout no longer exists, although the payment is still opening.
  if (isUnknown && !draft.orderNo) {
    return (
      <Message
        headingLevel={1}
        title={text('checkout.expired')}
        actions={
          <>
            <Button href={paths.cart}>{text('checkout.backToCart')}</Button>
            <Button href={paths.orders} variant="ghost">
              {text('orders.title')}
            </Button>
          </>
        }
      >
        {text('checkout.expiredText')}
      </Message>
    );
  }
  if (preOrder) {
    return (
      <>
        <PageHeader title={text('checkout.title')} />
        <CheckoutForm
          preOrderNo={preOrderNo}
          preOrder={preOrder}
          isRefreshing={isRefreshing}
          draft={draft}
          onDraft={change}
          onPlaced={(orderNo) => change({ orderNo })}
          onPaymentFailed={(orderNo, cause) => setUnpaid({ orderNo, error: cause })}
        />
      </>
    );
  }
  if (!error) return <LoadingCheckout />;
  return <ReadError page title={text('checkout.failed')} of={{ error, isRefreshing, refresh }} />;
}

/** Shown when the order was placed but its payment could not be opened. Offers to pay the same order. */
function PlacedUnpaid({ orderNo, error }: { orderNo: string; error: unknown }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  useEffect(focusPageTitle, []);
  return (
    <div className={checkoutStyles.placed}>
      <PageHeader title={text('checkout.placed')} text={text('checkout.placedText', { number: orderNo })} />
      <Alert tone="critical" announce>
        {errorTextIn(error, locale)}
      </Alert>
      <PayOrderForm orderNo={orderNo} label={text('payment.now')} />
      <TextLink href={orderPath(orderNo)} variant="ink">
        {text('orders.openOrder')}
      </TextLink>
    </div>
  );
}
