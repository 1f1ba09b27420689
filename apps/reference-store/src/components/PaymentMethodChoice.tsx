import { Badge, RadioGroup } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import type { PaymentMethod } from '../lib/pay-order.ts';

interface PaymentMethodChoiceProps {
  /** The methods that the backend offers. */
  methods: readonly PaymentMethod[];
  /** Id of the chosen method; `null` if none is chosen. */
  value: string | null;
  onValueChange(id: string): void;
  error: string | undefined;
  /** Hides the label, where a heading already says it. */
  hideLabel?: boolean;
}

/** Chooses one of the payment methods of a checkout. Test methods are labelled. */
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
