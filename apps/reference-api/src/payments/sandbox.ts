import { randomBytes } from 'node:crypto';
import type { PaymentAdapter } from './adapter.ts';

/** Where the sandbox's page stands, below the origin of the shop. */
export const SANDBOX_ROOT = '/sandbox/pay';
export const SANDBOX = 'sandbox';

/** How late the sandbox tells of a payment whose notice is asked to be late. */
export const NOTIFY_AFTER_MS = 20_000;

/** Payment without money: a page of our own on which the shopper says how it ends. */
export const sandboxAdapter: PaymentAdapter = {
  payType: SANDBOX,
  start: async ({ returnOrigin }) => {
    const reference = randomBytes(24).toString('base64url');
    const redirect = `${returnOrigin}${SANDBOX_ROOT}/${reference}`;
    return { reference, redirect, stripeClientSecret: null, news: null, lookAt: null };
  },
  look: async ({ payment, isWanted }) => {
    const { amount_cents: amountCents, currency } = payment;
    const paid = { kind: 'paid', amountCents, currency } as const;
    if (payment.details.isApproved) return paid;
    if (!isWanted) return { kind: 'cancelled' };
    // Nobody but the jobs asks the sandbox, and they ask when its debit is over.
    return payment.status === 'processing' ? paid : null;
  },
  refund: async () => 'refunded',
};
