import type { PaymentAdapter } from './adapter.ts';

export const CASH_ON_DELIVERY = 'cod';

/**
 * The courier brings the money. The order counts as paid from the moment this is chosen, so that it is sent; what is asked
 * back before the goods were handed over was never collected, and later the operator pays it back and says so.
 */
export const cashOnDelivery: PaymentAdapter = {
  payType: CASH_ON_DELIVERY,
  // Nothing is charged, and goods are sent for it.
  needsProvenEmail: true,
  start: async ({ order, currency }) => ({
    reference: order.order_no,
    redirect: null,
    stripeClientSecret: null,
    news: { kind: 'paid', amountCents: order.pay_cents, currency },
    lookAt: null,
  }),
  look: async () => null,
  refund: async ({ isDelivered }) => (isDelivered ? 'pending' : 'refunded'),
};
