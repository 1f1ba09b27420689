import { Badge, RadioGroup } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import type { PaymentMethod } from '../lib/pay-order.ts';

interface PaymentMethodChoiceProps {
  /** Only what the backend offers. */
  methods: readonly PaymentMethod[];
  /** Id of the chosen one, `null` for none yet. */
  value: string | null;
  onValueChange(id: string): void;
  error: string | undefined;
  /** A heading says it already. */
  hideLabel?: boolean;
}

/** The payment methods of a checkout, of which one is chosen. A test method is labelled. */
export function PaymentMethodChoice({ methods, ...props }: PaymentMethodChoiceProps) {
  const text = useText('account');
  return (
    <RadioGroup
      {...props}
      variant="card"
      name="payType"
      label={text('payment.method')}
      options={methods.map(({ id, name, hint, isSandbox }) => ({
        value: id,
        label: name,
        text: hint ?? (isSandbox ? text('payment.testHint') : undefined),
        aside: isSandbox ? <Badge tone="caution">{text('payment.test')}</Badge> : undefined,
      }))}
    />
  );
}
