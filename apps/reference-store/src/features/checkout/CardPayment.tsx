import { errorTextIn, useOrder, usePayments, useStorefront } from '@promenade/storefront-hooks';
import { orderListPath, orderPath } from '@promenade/storefront-hooks/domain';
import { Alert, Button, LoadError, PageHeader, Skeleton, TextLink } from '@promenade/storefront-ui';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { setNeedsFullLoad } from '../../router/full-load.ts';
import styles from './checkout.module.css';
import { payments } from './payments.ts';
import { paymentResultPath } from './use-pay-order.ts';

export interface CardPaymentProps {
  /** PT number; empty where only the secret is known. */
  orderNo: string;
  /** Secret of a payment that was started elsewhere. */
  clientSecret: string | undefined;
}

/** The card form of the payment provider, in the shop's look. A refusal and the bank's question are shown in place. */
export function CardPayment({ orderNo, clientSecret }: CardPaymentProps) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const navigate = useNavigate();
  const { data } = useOrder(orderNo || null);
  const order = data?.order;
  const isLeaving = useRef(false);
  const finish = useCallback(() => {
    // The press, the start and the order may all say that it is paid.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // A payment that came without its order: the list says how it stands.
    void navigate(orderNo ? paymentResultPath(orderNo) : orderListPath('all'), { replace: true });
  }, [navigate, orderNo]);
  const { start, form } = usePayments(payments, { onConfirmed: finish });
  const { run: pay, error: startError } = start;
  const { run: confirm, isPending, error } = form.confirm;

  // The provider's script stays in this document: every way on leads into another one.
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
    // Paid in another tab, or before the shopper came back here.
    if (isPaid) finish();
  }, [isPaid, finish]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isLeaving.current || form.state !== 'ready') return;
    confirm().then(finish, () => undefined);
  };
  // It stays while the next try is on its way: if it went, the second press of a double one would fall on what moves up.
  const [refusal, setRefusal] = useState(error);
  if (!isPending && refusal !== error) setRefusal(error);
  const otherWay = orderNo ? (
    <TextLink href={`${orderPath(orderNo)}#payment`} variant="ink">
      {text('payment.otherWay')}
    </TextLink>
  ) : null;
  const failure = startError ?? (form.state === 'failed' ? form.error : undefined);
  return (
    <div className={styles.card}>
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
          action={otherWay}
        />
      ) : null}
      <form className={styles.pay} onSubmit={submit} noValidate hidden={failure !== undefined}>
        {form.state === 'ready' || failure ? null : (
          <div aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
        <div ref={form.ref} className={styles.provider} />
        {refusal ? (
          <Alert tone="critical" announce title={text('payment.declined')}>
            {errorTextIn(refusal, locale)}
          </Alert>
        ) : null}
        <Button type="submit" size="large" wide pending={isPending || form.state !== 'ready'}>
          {order ? text('checkout.pay', { amount: formatMoney(order.payPrice) }) : text('payment.now')}
        </Button>
        <p className={styles.small}>{text('payment.cardAssurance')}</p>
        {otherWay}
      </form>
    </div>
  );
}
