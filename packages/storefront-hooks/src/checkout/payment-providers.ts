import { paymentsPaypalSuccess } from '@promenade/storefront-sdk';
import type { PaymentProvider } from './payment-registry.ts';

/** The offline sandbox, whose payment page is served by the backend. */
export const sandboxProvider: PaymentProvider = { id: 'sandbox', isAvailable: () => true };

/** Cash on delivery. The backend rejects it for shoppers whose e-mail address is not confirmed. */
export const cashOnDeliveryProvider: PaymentProvider = { id: 'cod', isAvailable: () => true };

/** Payment on PayPal's page. An approved payment is captured after PayPal has redirected back. */
export const paypalProvider: PaymentProvider = {
  id: 'paypal',
  hosts: ['www.paypal.com', 'www.sandbox.paypal.com'],
  isAvailable: () => true,
  async complete(returned, { client }) {
    const token = returned.get('token');
    const payerID = returned.get('PayerID');
    // Without a payer id the shopper has not approved the payment; the order can be paid again.
    if (token && payerID) await paymentsPaypalSuccess(client, { token, payerID });
  },
};
