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
  look: async ({ payment, isOrderOpen }) => {
    const { amount_cents: amountCents, currency } = payment;
    if (payment.details.isApproved) return { kind: 'paid', amountCents, currency };
    return isOrderOpen ? null : { kind: 'cancelled' };
  },
  refund: async () => 'refunded',
};
