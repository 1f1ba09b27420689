import type { PaymentAdapter } from './adapter.ts';

export const CASH_ON_DELIVERY = 'cod';

/**
 * The courier collects the money. The order counts as paid once this method is chosen, so that it is sent; for a refund
 * before the handover no money was collected, after it the operator pays it back by hand and records that.
 */
export const cashOnDelivery: PaymentAdapter = {
  payType: CASH_ON_DELIVERY,
  supports: () => true,
  // Nothing is charged, and goods are sent for it.
  needsProvenEmail: true,
  start: async ({ order, currency }) => ({
    reference: order.order_no,
    redirect: null,
    stripeClientSecret: null,
    update: { kind: 'paid', amountCents: order.pay_cents, currency },
    lookAt: null,
  }),
  look: async () => null,
  refund: async ({ isDelivered }) => (isDelivered ? 'pending' : 'refunded'),
};
