import { usePaymentResult, useStorefront } from '@promenade/storefront-hooks';
import { errorText } from '@promenade/storefront-sdk';
import { Alert, PaymentResultPanel } from '@promenade/storefront-ui';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { orderPath } from '../orders/order-tabs.ts';
import { paymentOutcome } from './payment-outcome.ts';
import { usePayOrder } from './use-pay-order.ts';

/** What came of a payment, as the backend tells it. */
export function PaymentResult({ orderNo }: { orderNo: string }) {
  const text = useText();
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const result = usePaymentResult(orderNo);
  const { start, isPending, error: payError, onlyMethod } = usePayOrder();
  const { status, error, again } = result;
  const state = paymentOutcome(result);
  const payAgain = onlyMethod
    ? { onPress: () => void start({ orderNo, payType: onlyMethod }).catch(() => undefined), pending: isPending }
    : { href: `${orderPath(orderNo)}#payment` };
  const isForeign = error?.kind === 'not-found' || error?.kind === 'invalid';
  return (
    <PaymentResultPanel
      state={state}
      orderNumber={orderNo}
      amount={status && formatMoney(status.payPrice)}
      message={error ? (isForeign ? text('payment.unknownOrder') : errorText(error, locale)) : undefined}
      orderHref={isForeign ? undefined : orderPath(orderNo)}
      shopHref="/products/all"
      payAgain={payAgain}
      onCheckAgain={again}
    >
      {state === 'paid' ? <p>{text('payment.next')}</p> : null}
      {state === 'failed' && status?.message ? <p>{status.message}</p> : null}
      {payError ? (
        <Alert tone="critical" announce>
          {errorText(payError, locale)}
        </Alert>
      ) : null}
    </PaymentResultPanel>
  );
}
