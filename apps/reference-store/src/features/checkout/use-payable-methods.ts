import { type PayType, usePaymentMethods } from '@promenade/storefront-hooks';
import type { PaymentMethodView } from '@promenade/storefront-ui';
import { useAccountText } from '../../i18n/use-text.ts';

/** Ways to pay that this shop can lead through from here to the end. */
const known = ['sandbox', 'paypal'] as const satisfies readonly PayType[];

export interface PayableMethods {
  /** `undefined` until the backend has said what it offers. */
  methods: readonly PaymentMethodView[] | undefined;
  error: ReturnType<typeof usePaymentMethods>['error'];
  refresh(): Promise<void>;
}

/** The ways to pay that the backend offers and this shop knows, with their names. */
export function usePayableMethods(): PayableMethods {
  const text = useAccountText();
  const { data, error, refresh } = usePaymentMethods();
  const methods = known
    .filter((type) => data?.includes(type))
    .map((type) => ({ id: type, name: text(`payment.method.${type}`), isSandbox: type === 'sandbox' }));
  return { methods: data && methods, error, refresh };
}
