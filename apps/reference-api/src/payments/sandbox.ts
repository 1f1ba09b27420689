import { randomBytes } from 'node:crypto';
import { CURRENCY } from '@promenade/storefront-hooks/domain';
import { insertPayment, openPaymentOf } from '../repositories/payments.ts';
import type { PaymentAdapter } from './adapter.ts';

/** Where the sandbox's page stands, below the origin of the shop. */
export const SANDBOX_ROOT = '/sandbox/pay';
export const SANDBOX = 'sandbox';

/** What the page must know beside the payment itself. */
export interface SandboxDetails {
  returnOrigin: string;
  locale: 'en' | 'fr';
}

/** Payment without money: a page of our own on which the shopper says how it ends. */
export const sandboxAdapter: PaymentAdapter = {
  payType: SANDBOX,
  async start({ db, order, returnOrigin, locale, now }) {
    const details: SandboxDetails = { returnOrigin, locale };
    const open = await openPaymentOf(db, order.id, SANDBOX);
    const token = open?.provider_reference ?? randomBytes(24).toString('base64url');
    if (!open) {
      await insertPayment(db, {
        order_id: order.id,
        provider: SANDBOX,
        pay_type: SANDBOX,
        provider_reference: token,
        amount_cents: order.pay_cents,
        currency: CURRENCY,
        status: 'pending',
        message: null,
        details: JSON.stringify(details),
        created_at: now,
        updated_at: now,
      });
    }
    return { redirect: `${returnOrigin}${SANDBOX_ROOT}/${token}`, stripeClientSecret: null };
  },
  refund: async () => 'refunded',
};
