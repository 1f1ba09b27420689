import { formatMoney } from '@promenade/storefront-hooks/domain';
import { ProviderError } from '../errors/provider-error.ts';
import { badField, type Refused } from '../errors/refused.ts';
import type { PaymentAdapter, PaymentStart } from './adapter.ts';

/** The refusal of an amount that a payment method does not take. */
export function amountRefused({
  currency,
  cents,
  locale,
}: {
  currency: string;
  cents: number;
  locale: string;
}): Refused {
  return badField('payType', 'payTypeAmount', { amount: formatMoney(cents, { locale, currency }) });
}

/**
 * The same payment method within its limits: it is asked only for amounts that it takes. Free orders are settled without the provider,
 * so that their refunds have no money to pay back.
 */
export function withinLimits(adapter: PaymentAdapter): PaymentAdapter {
  async function start(payment: PaymentStart) {
    const { order, currency, locale } = payment;
    const refused = () => amountRefused({ currency, cents: order.pay_cents, locale });
    // An open payment has the amount for which it was started.
    if (!payment.open && !adapter.supports(currency, order.pay_cents)) throw refused();
    try {
      return await adapter.start(payment);
    } catch (error) {
      if (error instanceof ProviderError && adapter.refusesAmountsWith?.includes(error.reason)) throw refused();
      throw error;
    }
  }
  return {
    ...adapter,
    supports: (currency, cents) => cents === 0 || adapter.supports(currency, cents),
    async start(payment) {
      const { order, currency, returnPages } = payment;
      if (order.pay_cents > 0) return start(payment);
      return {
        reference: `free-${order.order_no}`,
        // A client that would show the provider's form goes on to the result instead.
        redirect: returnPages.paid,
        stripeClientSecret: null,
        update: { kind: 'paid', amountCents: 0, currency },
        lookAt: null,
      };
    },
    look: async (look) => (look.payment.amount_cents === 0 ? null : adapter.look(look)),
    ...(adapter.payoutFailure && {
      payoutFailure: async (payout) =>
        payout.payment.amount_cents === 0 ? null : (adapter.payoutFailure?.(payout) ?? null),
    }),
    refund: async (refund) => (refund.payment.amount_cents === 0 ? 'refunded' : adapter.refund(refund)),
  };
}
