import { errorTextIn, usePaymentResult, useStorefront, useUser } from '@promenade/storefront-hooks';
import { orderListPath, orderPath } from '@promenade/storefront-hooks/domain';
import { Alert, Button, Container, EmptyState, PaymentResultPanel, TextLink } from '@promenade/storefront-ui';
import { PageHead } from '../components/PageHead.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import { payments, usePayOrder } from '../lib/pay-order.ts';
import { type RouteHandle, type RouteProps, useNavigation } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  const orderNo = url.searchParams.get('orderNo')?.trim();
  const title = text(orderNo ? 'payment.title' : 'payment.missing');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {orderNo ? (
        <SignedInOnly title={title}>
          <PaymentResult key={orderNo} orderNo={orderNo} />
        </SignedInOnly>
      ) : (
        <EmptyState
          headingLevel={1}
          title={title}
          action={<Button href={orderListPath('all')}>{text('orders.showAll')}</Button>}
        >
          {text('payment.missingText')}
        </EmptyState>
      )}
    </Container>
  );
}

/** The result of a payment as the backend returns it. */
function PaymentResult({ orderNo }: { orderNo: string }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const { search } = useNavigation().page.url;
  const { state, data: status, error, refresh } = usePaymentResult(orderNo, { registry: payments, search });
  const { start, isPending, error: payError, onlyMethod } = usePayOrder();
  const payAgain = onlyMethod
    ? { onClick: () => void start({ orderNo, payType: onlyMethod }).catch(() => undefined), pending: isPending }
    : { href: `${orderPath(orderNo)}#payment` };
  const isForeign = error?.kind === 'not-found' || error?.kind === 'invalid';
  const message = error
    ? errorTextIn(error, locale)
    : state === 'failed' && status?.message
      ? text('payment.refused', { reason: status.message })
      : undefined;
  if (isForeign) {
    return (
      <EmptyState
        headingLevel={1}
        title={text('orders.unknown')}
        action={<Button href={orderListPath('all')}>{text('orders.showAll')}</Button>}
      >
        {text('orders.unknownText', { number: orderNo })}
      </EmptyState>
    );
  }
  return (
    <PaymentResultPanel
      state={state}
      orderNumber={orderNo}
      amount={status && formatMoney(status.payPrice)}
      message={message}
      orderHref={orderPath(orderNo)}
      shopHref={paths.allProducts}
      payAgain={payAgain}
      onCheckAgain={() => void refresh()}
    >
      {state === 'paid' ? <AfterPayment /> : null}
      {payError ? (
        <Alert tone="critical" announce>
          {errorTextIn(payError, locale)}
        </Alert>
      ) : null}
    </PaymentResultPanel>
  );
}

/** The next steps, the address of the mail, and an account for guests. */
function AfterPayment() {
  const text = useText('account');
  const { data: user } = useUser();
  const { store } = useStorefront();
  const isGuest = user?.userType === 'visitor';
  return (
    <>
      <p>{text('payment.next')}</p>
      {user?.email ? <p>{text(isGuest ? 'payment.guestMail' : 'payment.mail', { email: user.email })}</p> : null}
      {isGuest && store.showRegistrationPanel ? (
        <p>
          <TextLink href={paths.register} variant="ink">
            {text('payment.openAccount')}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}
