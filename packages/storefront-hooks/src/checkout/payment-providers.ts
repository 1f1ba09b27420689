import { paymentsPaypalSuccess } from '@promenade/storefront-sdk';
import type { PaymentProvider } from './payment-registry.ts';

/** The offline sandbox; its page belongs to the backend. */
export const sandboxProvider: PaymentProvider = { id: 'sandbox', isAvailable: () => true };

/** Payment to the courier. The backend refuses it to shoppers whose e-mail address is not confirmed. */
export const cashOnDeliveryProvider: PaymentProvider = { id: 'cod', isAvailable: () => true };

/** Payment on PayPal's own page. An approved payment is captured when PayPal leads back. */
export const paypalProvider: PaymentProvider = {
  id: 'paypal',
  hosts: ['www.paypal.com', 'www.sandbox.paypal.com'],
  isAvailable: () => true,
  async complete(returned, { client }) {
    const token = returned.get('token');
    const payerID = returned.get('PayerID');
    // Without a payer the shopper came back without approving; the order can be paid again.
    if (token && payerID) await paymentsPaypalSuccess(client, { token, payerID });
  },
};
