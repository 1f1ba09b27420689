import { randomBytes } from 'node:crypto';
import type { PaymentAdapter } from './adapter.ts';

/** Where the sandbox's page stands, below the origin of the shop. */
export const SANDBOX_ROOT = '/sandbox/pay';
export const SANDBOX = 'sandbox';

/** Delay of the sandbox's notice for a payment with a late notice. */
export const NOTIFY_AFTER_MS = 20_000;

/** Payment without money: a page of this API on which the shopper chooses the result. */
export const sandboxAdapter: PaymentAdapter = {
  payType: SANDBOX,
  supports: () => true,
  start: async ({ returnOrigin }) => {
    const reference = randomBytes(24).toString('base64url');
    const redirect = `${returnOrigin}${SANDBOX_ROOT}/${reference}`;
    return { reference, redirect, stripeClientSecret: null, update: null, lookAt: null };
  },
  look: async ({ payment, isWanted }) => {
    const { amount_cents: amountCents, currency } = payment;
    const paid = { kind: 'paid', amountCents, currency } as const;
    if (payment.details.isApproved) return paid;
    if (!isWanted) return { kind: 'cancelled' };
    // Only the jobs query the sandbox, when its debit is over.
    return payment.status === 'processing' ? paid : null;
  },
  refund: async () => 'refunded',
};
