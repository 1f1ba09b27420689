import { errorTextIn, usePaymentResult, useStorefront } from '@promenade/storefront-hooks';
import { orderListPath, orderPath } from '@promenade/storefront-hooks/domain';
import { Alert, Button, EmptyState, PaymentResultPanel } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { useNavigation } from '../../router/current-page.ts';
import { AfterPayment } from './AfterPayment.tsx';
import { payments } from './payments.ts';
import { usePayOrder } from './use-pay-order.ts';

/** What came of a payment, as the backend tells it. */
export function PaymentResult({ orderNo }: { orderNo: string }) {
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
