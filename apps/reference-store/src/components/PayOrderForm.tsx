import { errorTextIn } from '@promenade/storefront-hooks';
import { Alert, Button } from '@promenade/storefront-ui';
import { type FormEvent, useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { usePayableMethods, usePayOrder } from '../lib/pay-order.ts';
import styles from '../styles/checkout.module.css';
import { PaymentMethodChoice } from './PaymentMethodChoice.tsx';

interface PayOrderFormProps {
  /** PT number. */
  orderNo: string;
  /** Label of the button, with the amount. */
  label: string;
}

/** Chooses a payment method for a placed order and goes to the payment. */
export function PayOrderForm({ orderNo, label }: PayOrderFormProps) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { methods, error, refresh } = usePayableMethods();
  const { start, isPending, error: payError, onlyMethod } = usePayOrder();
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const payType = chosen ?? onlyMethod;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !methods) return;
    setMissing(!payType);
    if (payType) start({ orderNo, payType }).catch(() => undefined);
  };
  if (error && !methods) {
    return (
      <Alert
        tone="critical"
        actions={
          <Button size="small" variant="outline" onClick={() => void refresh()}>
            {text('action.retry')}
          </Button>
        }
      >
        {errorTextIn(error, locale)}
      </Alert>
    );
  }
  return (
    <form className={styles.pay} onSubmit={submit} noValidate>
      <PaymentMethodChoice
        methods={methods ?? []}
        value={payType ?? null}
        onValueChange={(id) => {
          setChosen(id);
          setMissing(false);
        }}
        error={isMissing && !payType ? issueTexts.paymentMethodMissing : undefined}
      />
      {payError ? (
        <Alert tone="critical" announce>
          {errorTextIn(payError, locale)}
        </Alert>
      ) : null}
      <Button type="submit" size="large" wide pending={isPending || !methods}>
        {label}
      </Button>
    </form>
  );
}
