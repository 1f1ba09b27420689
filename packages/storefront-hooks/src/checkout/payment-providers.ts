import { paymentsPaypalSuccess } from '@promenade/storefront-sdk';
import type { PaymentProvider } from './payment-registry.ts';

/** The offline sandbox: its page is the backend's own. */
export const sandboxProvider: PaymentProvider = { id: 'sandbox', isAvailable: () => true };

/** PayPal's own page. What the shopper approved there is taken when it leads back. */
export const paypalProvider: PaymentProvider = {
  id: 'paypal',
  isAvailable: () => true,
  async complete(returned, { client }) {
    const token = returned.get('token');
    const payerID = returned.get('PayerID');
    // Without a payer the shopper came back without approving; the order can be paid again.
    if (token && payerID) await paymentsPaypalSuccess(client, { token, payerID });
  },
};
