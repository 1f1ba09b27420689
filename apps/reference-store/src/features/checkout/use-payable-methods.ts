import { sandboxProvider, type UsePayments, usePayments } from '@promenade/storefront-hooks';
import type { PaymentMethodView } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { payments } from './payments.ts';

/** The providers that have names in the messages. */
export const namedMethods = ['sandbox', 'paypal', 'stripe', 'cod'] as const;

export interface PayableMethods {
  /** `undefined` until the backend has said what it offers. */
  methods: readonly PaymentMethodView[] | undefined;
  error: UsePayments['methods']['error'];
  refresh(): Promise<void>;
}

/** The ways to pay that the backend offers and this shop has a provider for, with their names. */
export function usePayableMethods(): PayableMethods {
  const text = useText('account');
  const { data, error, refresh } = usePayments(payments).methods;
  const methods = data?.map((id) => ({
    id,
    name: text(`payment.method.${namedMethods.find((name) => name === id) ?? 'other'}`),
    hint: id === 'cod' ? text('payment.hint.cod') : id === 'paypal' ? text('payment.hint.paypal') : undefined,
    isSandbox: id === sandboxProvider.id,
  }));
  return { methods, error, refresh };
}
