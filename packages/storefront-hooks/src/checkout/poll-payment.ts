import { type Client, type PayStatus, paymentsResult, type StorefrontError } from '@promenade/storefront-sdk';
import { asStorefrontError } from '../query/as-storefront-error.ts';

/** The known state of a payment. */
export interface PaymentOutcome {
  /** See `UsePaymentResult.state`. */
  readonly state: 'confirming' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'unknown';
  /** The latest response. */
  readonly status: PayStatus | undefined;
  /** Why the latest request failed. */
  readonly error: StorefrontError | undefined;
}

const FIRST_PAUSE_MS = 1_000;
const PAUSE_MAX_MS = 8_000;
const LATE_PAUSE_MS = 15_000;
const LATE_AFTER_MS = 60_000;
const TIMEOUT_MS = 15 * 60_000;

const pauseFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Polls the result of a payment until it is final. After a minute the state is `unknown`, and the result is polled every 15
 * seconds, until 15 minutes have passed: a missing confirmation does not mean that the payment failed.
 *
 * @param onOutcome Called with each outcome that is not final.
 */
export async function pollPayment(
  client: Client,
  orderNo: string,
  signal: AbortSignal,
  onOutcome: (outcome: PaymentOutcome) => void,
): Promise<PaymentOutcome> {
  let status: PayStatus | undefined;
  const startedAt = Date.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, PAUSE_MAX_MS)) {
    let error: StorefrontError | undefined;
    try {
      status = await paymentsResult(client, orderNo, { signal });
    } catch (cause) {
      error = asStorefrontError(cause, 'payments.result');
    }
    if (status?.paid) return { state: 'paid', status, error: undefined };
    if (status?.isCancel) return { state: 'cancelled', status, error: undefined };
    if (status?.paymentProcessing) return { state: 'processing', status, error: undefined };
    if (status?.message) return { state: 'failed', status, error: undefined };
    const nextAt = Date.now() + pause - startedAt;
    const isFinal = signal.aborted || nextAt > TIMEOUT_MS || (error && !error.retryable && error.kind !== 'server');
    if (isFinal) return { state: 'unknown', status, error };
    const isLate = nextAt > LATE_AFTER_MS;
    onOutcome(isLate ? { state: 'unknown', status, error } : { state: 'confirming', status, error: undefined });
    await pauseFor(isLate ? LATE_PAUSE_MS : pause, signal);
  }
}
