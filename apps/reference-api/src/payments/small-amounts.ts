import type { PaymentAdapter } from './adapter.ts';

/**
 * The same payment method for orders below its provider's minimum, or free ones: they are settled without the provider, so
 * their refunds have no money to pay back.
 */
export function settlingSmallAmounts(adapter: PaymentAdapter): PaymentAdapter {
  const { minCents = 1 } = adapter;
  return {
    ...adapter,
    async start(payment) {
      const { order, currency, returnPages } = payment;
      if (order.pay_cents >= minCents) return adapter.start(payment);
      return {
        reference: `small-${order.order_no}`,
        // A client that would show the provider's form goes on to the result instead.
        redirect: returnPages.paid,
        stripeClientSecret: null,
        update: { kind: 'paid', amountCents: order.pay_cents, currency },
        lookAt: null,
      };
    },
    look: async (look) => (look.payment.amount_cents < minCents ? null : adapter.look(look)),
    ...(adapter.payoutFailure && {
      payoutFailure: async (payout) =>
        payout.payment.amount_cents < minCents ? null : (adapter.payoutFailure?.(payout) ?? null),
    }),
    refund: async (refund) => (refund.payment.amount_cents < minCents ? 'refunded' : adapter.refund(refund)),
  };
}
