import type { PaymentResult } from '@promenade/storefront-hooks';

export type PaymentOutcome = 'processing' | 'paid' | 'failed' | 'cancelled' | 'unknown';

/** What to tell of a payment. A refusal the backend has a word for is told at once, not after the last question. */
export function paymentOutcome({ state, status }: Pick<PaymentResult, 'state' | 'status'>): PaymentOutcome {
  const isRefused = state === 'processing' && Boolean(status?.message) && !status?.paid;
  return state === 'unpaid' || isRefused ? 'failed' : state;
}
