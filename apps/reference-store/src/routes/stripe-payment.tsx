import { errorTextIn, useOrder, usePayments, useStorefront } from '@promenade/storefront-hooks';
import { orderListPath, orderPath } from '@promenade/storefront-hooks/domain';
import { Alert, Button, Container, LoadError, PageHeader, Skeleton, TextLink } from '@promenade/storefront-ui';
import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderMessage } from '../components/OrderMessage.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { setNeedsFullLoad } from '../lib/full-load.ts';
import { paymentResultPath, payments } from '../lib/pay-order.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import checkoutStyles from '../styles/checkout.module.css';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private', footer: 'hidden', embeds: 'stripe' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  const orderNo = url.searchParams.get('orderNo')?.trim() ?? '';
  const handed = useHandedSecret();
  const isMissing = !orderNo && handed.secret === undefined && handed.isKnown;
  const title = text(isMissing ? 'payment.missing' : 'payment.card');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {isMissing ? (
        <OrderMessage title={title}>{text('payment.missingText')}</OrderMessage>
      ) : (
        <SignedInOnly title={title}>
          <div className={widths.order}>
            {handed.isKnown ? <CardPayment key={orderNo} orderNo={orderNo} clientSecret={handed.secret} /> : null}
          </div>
        </SignedInOnly>
      )}
    </Container>
  );
}

interface CardPaymentProps {
  /** PT number; empty if only the secret is known. */
  orderNo: string;
  /** Client secret of a payment that was started elsewhere. */
  clientSecret: string | undefined;
}

/** The card form of the payment provider, in the shop's design. Refusals and the bank's questions are shown on this page. */
function CardPayment({ orderNo, clientSecret }: CardPaymentProps) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const navigate = useNavigate();
  const { data } = useOrder(orderNo || null);
  const order = data?.order;
  const isLeaving = useRef(false);
  const finish = useCallback(() => {
    // The form, the start of the payment and the order can each report that it is paid.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // A payment without a known order: the order list shows its status.
    void navigate(orderNo ? paymentResultPath(orderNo) : orderListPath('all'), { replace: true });
  }, [navigate, orderNo]);
  const { start, form } = usePayments(payments, { onConfirmed: finish });
  const { run: pay, error: startError } = start;
  const { run: confirm, isPending, error } = form.confirm;

  // The provider's script stays in this document, so every link opens a new one.
  useEffect(() => setNeedsFullLoad(() => true), []);

  const begin = useCallback(() => {
    pay({ orderNo, payType: 'stripe', clientSecret }).then(
      ({ kind }) => kind !== 'form' && finish(),
      () => undefined,
    );
  }, [pay, orderNo, clientSecret, finish]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, [begin]);

  const isPaid = order?.paid === true;
  useEffect(() => {
    // Paid in another tab, or before the shopper returned.
    if (isPaid) finish();
  }, [isPaid, finish]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isLeaving.current || form.state !== 'ready') return;
    confirm().then(finish, () => undefined);
  };
  // The message stays during the next try: if it disappeared, the content below would move up under the second press of a double click.
  const [refusal, setRefusal] = useState(error);
  if (!isPending && refusal !== error) setRefusal(error);
  const otherWay = orderNo ? (
    <TextLink href={`${orderPath(orderNo)}#payment`} variant="ink">
      {text('payment.otherWay')}
    </TextLink>
  ) : null;
  const failure = startError ?? (form.state === 'failed' ? form.error : undefined);
  return (
    <div className={checkoutStyles.card}>
      <PageHeader
        title={text('payment.card')}
        text={orderNo ? text('payment.cardText', { number: orderNo }) : undefined}
      />
      {failure ? (
        <LoadError
          title={text(startError ? 'payment.notStarted' : 'payment.formFailed')}
          text={startError ? errorTextIn(startError, locale) : text('payment.formFailedText')}
          onRetry={startError ? begin : form.retry}
          retryPending={start.isPending}
          actions={otherWay}
        />
      ) : null}
      <form className={checkoutStyles.pay} onSubmit={submit} noValidate hidden={failure !== undefined}>
        {form.state === 'ready' || failure ? null : (
          <div aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
        <div ref={form.ref} className={checkoutStyles.provider} />
        {refusal ? (
          <Alert tone="critical" announce title={text('payment.declined')}>
            {errorTextIn(refusal, locale)}
          </Alert>
        ) : null}
        <Button type="submit" size="large" wide pending={isPending || form.state !== 'ready'}>
          {order ? text('checkout.pay', { amount: formatMoney(order.payPrice) }) : text('payment.now')}
        </Button>
        <p className={checkoutStyles.small}>{text('payment.cardAssurance')}</p>
        {otherWay}
      </form>
    </div>
  );
}

const never = () => () => undefined;

/** The secret from the address. The document's first script moves it to the state of the history entry. */
function useHandedSecret(): { secret: string | undefined; isKnown: boolean } {
  const secret = useSyncExternalStore(never, read, () => null);
  return { secret: secret ?? undefined, isKnown: secret !== null };
}

function read(): string | undefined {
  const entry = window.history.state as { state?: { clientSecret?: unknown } | null } | null;
  const secret = entry?.state?.clientSecret;
  return typeof secret === 'string' && /^\w+_secret_\w+$/.test(secret) ? secret : undefined;
}
