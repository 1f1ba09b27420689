import { isStorefrontError } from '../errors/storefront-error.ts';
import type { Middleware, Reply } from './client.ts';
import { firstNumber } from './deadline.ts';
import { randomKey } from './random.ts';
import { codeOf, isTransient, retryAfterMs } from './reply.ts';

export interface RetryOptions {
  /** Retries after the first attempt; a call can override it with `retries`. @default 2 */
  limit?: number | undefined;
  /**
   * Whether the backend honours `Idempotency-Key`: a repeated write has no effect and returns the first response. Only
   * then are writes that create something retried; otherwise an order whose response was lost would be placed twice.
   * Writes that set or remove something are always retried.
   * The `doctor` command detects it. @default 'unknown'
   */
  idempotency?: 'honoured' | 'unknown' | undefined;
}

const BASE_MS = 300;
const CAP_MS = 5_000;
const KEY = 'idempotency-key';

/**
 * A middleware that retries after a lost connection or a code of a busy backend: reads, writes that set or remove something,
 * and writes with an idempotency key if the backend honours keys. It waits between attempts with exponential backoff and full jitter, or as long as
 * `Retry-After` says, at most 5 s. The time limit of the call covers all attempts.
 */
export function retry({ limit, idempotency }: RetryOptions = {}): Middleware {
  return async (request, next) => {
    const { endpoint, init, options } = request;
    const isHonoured = idempotency === 'honoured';
    if (isHonoured && endpoint.idempotent && !init.headers.has(KEY)) init.headers.set(KEY, randomKey());
    const isRepeatable = endpoint.method === 'GET' || endpoint.repeatable || (isHonoured && init.headers.has(KEY));
    const attempts = isRepeatable ? firstNumber(options.retries, limit, 2) : 0;
    let wasLost = false;
    for (let attempt = 0; ; attempt++) {
      let reply: Reply | undefined;
      let delayMs = Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** attempt);
      try {
        reply = await next(request);
        if (wasLost && endpoint.repeatable === 'removal' && codeOf(reply) === 404)
          return { ...reply, status: 200, body: { code: 200 } };
        if (!isTransient(reply)) return reply;
        delayMs = retryAfterMs(reply) ?? delayMs;
        if (attempt >= attempts || delayMs > CAP_MS) return reply;
      } catch (error) {
        if (!isStorefrontError(error, 'network') || attempt >= attempts) throw error;
        wasLost = true;
      }
      await pause(delayMs, init.signal);
    }
  };
}

/** Waits `ms`; rejects when the signal aborts, and if it is aborted already. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
