import {
  type Client,
  type InputOf,
  isStorefrontError,
  type PayResult,
  paymentsPay,
  paymentsResult,
} from '@promenade/storefront-sdk';
import { PAYMENT_CHANNEL } from '../domain/constants.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

type Payment = Omit<InputOf<'payments.pay'>['body'], 'payChannel'>;

/** Starts payments; a double press starts one. */
export function createPaymentStarter(client: Client): (payment: Payment) => Promise<PayResult | undefined> {
  const flights = createSingleFlight<PayResult | undefined>();
  return (payment) => flights(`${payment.orderNo} ${payment.payType}`, () => startPayment(client, payment));
}

/**
 * Starts a payment; answers how it goes on, or `undefined` where only the result is left to be asked for: it is paid
 * already, or nobody knows. Another start could charge twice.
 */
async function startPayment(client: Client, payment: Payment): Promise<PayResult | undefined> {
  const isPaid = async () => (await paymentsResult(client, payment.orderNo)).paid || undefined;
  try {
    const carried = await verifyBeforeRetry(
      () => paymentsPay(client, { ...payment, payChannel: PAYMENT_CHANNEL }),
      isPaid,
    );
    return carried.isEarlier ? undefined : carried.answer;
  } catch (cause) {
    if (isStorefrontError(cause, 'timeout')) return undefined;
    throw cause;
  }
}
