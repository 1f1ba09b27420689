import {
  type Client,
  type InputOf,
  isStorefrontError,
  type PayResult,
  paymentsPay,
  paymentsResult,
} from '@promenade/storefront-sdk';
import { PAYMENT_CHANNEL } from '../domain/constants.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

type Payment = Omit<InputOf<'payments.pay'>['body'], 'payChannel'>;

/**
 * Starts a payment. Returns `undefined` if only the result remains to be read: the order is paid already, or the request
 * timed out, and another start could charge the shopper twice.
 */
export async function startPayment(client: Client, payment: Payment): Promise<PayResult | undefined> {
  const isPaid = async () => (await paymentsResult(client, payment.orderNo)).paid || undefined;
  try {
    const started = await verifyBeforeRetry(
      () => paymentsPay(client, { ...payment, payChannel: PAYMENT_CHANNEL }),
      isPaid,
    );
    return started.wasAlreadySent ? undefined : started.response;
  } catch (cause) {
    if (isStorefrontError(cause, 'timeout')) return undefined;
    throw cause;
  }
}
