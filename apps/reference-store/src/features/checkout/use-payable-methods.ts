import { type UsePayments, usePayments } from '@promenade/storefront-hooks';
import type { PaymentMethodView } from '@promenade/storefront-ui';
import { useAccountText } from '../../i18n/use-text.ts';
import { payments } from './payments.ts';

/** The ids of `payments`, which have names in the messages. */
const known = ['sandbox', 'paypal'] as const;

export interface PayableMethods {
  /** `undefined` until the backend has said what it offers. */
  methods: readonly PaymentMethodView[] | undefined;
  error: UsePayments['methods']['error'];
  refresh(): Promise<void>;
}

/** The ways to pay that the backend offers and this shop knows, with their names. */
export function usePayableMethods(): PayableMethods {
  const text = useAccountText();
  const { data, error, refresh } = usePayments(payments).methods;
  const methods = known
    .filter((type) => data?.includes(type))
    .map((type) => ({ id: type, name: text(`payment.method.${type}`), isSandbox: type === 'sandbox' }));
  return { methods: data && methods, error, refresh };
}
