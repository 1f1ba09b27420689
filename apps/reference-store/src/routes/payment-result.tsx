import { errorTextIn, usePaymentResult, useStorefront, useUser } from '@promenade/storefront-hooks';
import { orderPath } from '@promenade/storefront-hooks/domain';
import {
  Alert,
  AlertIcon,
  Button,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  Container,
  CopyText,
  InfoIcon,
  Message,
  TextLink,
} from '@promenade/storefront-ui';
import { OrderMessage } from '../components/OrderMessage.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import { payments, usePayOrder } from '../lib/pay-order.ts';
import { type RouteHandle, type RouteProps, useNavigation } from '../lib/route.ts';
import styles from '../styles/page.module.css';
import paymentStyles from '../styles/payment-result.module.css';

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
        <OrderMessage title={title}>{text('payment.missingText')}</OrderMessage>
      )}
    </Container>
  );
}

const marks = { processing: ClockIcon, paid: CheckIcon, failed: CloseIcon, cancelled: InfoIcon, unknown: AlertIcon };

/** The result of a payment as the backend returns it. */
function PaymentResult({ orderNo }: { orderNo: string }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const { search } = useNavigation().page.url;
  const { state, data: status, error, refresh } = usePaymentResult(orderNo, { registry: payments, search });
  const { start, isPending, error: payError, onlyMethod } = usePayOrder();
  const isForeign = error?.kind === 'not-found' || error?.kind === 'invalid';
  const message = error
    ? errorTextIn(error, locale)
    : state === 'failed' && status?.message
      ? text('payment.refused', { reason: status.message })
      : undefined;
  if (isForeign) {
    return (
      <OrderMessage title={text('orders.unknown')}>{text('orders.unknownText', { number: orderNo })}</OrderMessage>
    );
  }
  const Mark = state === 'confirming' ? undefined : marks[state];
  const toOrder = (variant: 'solid' | 'outline') => (
    <Button href={orderPath(orderNo)} variant={variant}>
      {text('payment.viewOrder')}
    </Button>
  );
  const toShop = (
    <Button href={paths.allProducts} variant="outline">
      {text('payment.keepShopping')}
    </Button>
  );
  const settled = (
    <>
      {toOrder('solid')}
      {toShop}
    </>
  );
  const payAgain = onlyMethod
    ? { onClick: () => void start({ orderNo, payType: onlyMethod }).catch(() => undefined), pending: isPending }
    : { href: `${orderPath(orderNo)}#payment` };
  const actions = {
    paid: settled,
    processing: settled,
    confirming: (
      <>
        {toOrder('outline')}
        {toShop}
      </>
    ),
    failed: (
      <>
        <Button {...payAgain}>{text('payment.payAgain')}</Button>
        {toOrder('outline')}
      </>
    ),
    cancelled: (
      <>
        <Button href={paths.allProducts}>{text('payment.placeAnother')}</Button>
        {toOrder('outline')}
      </>
    ),
    unknown: (
      <>
        <Button onClick={() => void refresh()}>{text('payment.checkAgain')}</Button>
        {toOrder('outline')}
      </>
    ),
  };
  return (
    <Message
      size="page"
      headingLevel={1}
      announce
      mark={
        <span className={paymentStyles.mark} data-state={state}>
          {Mark ? <Mark size="large" /> : <span className={paymentStyles.spinner} />}
        </span>
      }
      title={text(`payment.${state}`)}
      actions={actions[state]}
      footer={
        <div className={paymentStyles.facts}>
          <div className={paymentStyles.row}>
            <div>
              <span className={paymentStyles.label}>{text('payment.orderNumber')}</span>{' '}
              <CopyText
                value={orderNo}
                label={text('orders.copy')}
                name={text('payment.copyOrderNumber')}
                copiedLabel={text('orders.copied')}
              />
            </div>
            {status ? (
              <span translate="no" className={paymentStyles.amount}>
                {formatMoney(status.payPrice)}
              </span>
            ) : null}
          </div>
          {state === 'paid' ? <AfterPayment /> : null}
          {payError ? (
            <Alert tone="critical" announce>
              {errorTextIn(payError, locale)}
            </Alert>
          ) : null}
        </div>
      }
    >
      {message ?? text(`payment.${state}Text`)}
    </Message>
  );
}

/** The mail address that the confirmation was sent to, and for guests a link to registration. */
function AfterPayment() {
  const text = useText('account');
  const { data: user } = useUser();
  const { store } = useStorefront();
  const isGuest = user?.userType === 'visitor';
  return (
    <>
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
