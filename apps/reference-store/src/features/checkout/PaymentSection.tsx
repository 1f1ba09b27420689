import { errorTextIn } from '@promenade/storefront-hooks';
import { Alert, CheckoutSection, LoadError, PaymentMethodChoice, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import type { PayableMethods } from './use-payable-methods.ts';

export interface PaymentSectionProps {
  payable: PayableMethods;
  value: string | undefined;
  error: string | undefined;
  onChange(payType: string): void;
}

/** How the order is paid: only what the backend offers. */
export function PaymentSection({ payable, value, error, onChange }: PaymentSectionProps) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { methods } = payable;
  return (
    <CheckoutSection id="payment" title={text('checkout.payment')}>
      {payable.error && !methods ? (
        <LoadError
          headingLevel={3}
          title={text('payment.methodsFailed')}
          text={errorTextIn(payable.error, locale)}
          onRetry={() => void payable.refresh()}
        />
      ) : null}
      {methods ? (
        <PaymentMethodChoice methods={methods} value={value ?? null} onValueChange={onChange} error={error} hideLabel />
      ) : payable.error ? null : (
        <Skeleton shape="block" />
      )}
      {methods?.length === 0 ? <Alert tone="caution">{text('payment.noMethods')}</Alert> : null}
    </CheckoutSection>
  );
}
