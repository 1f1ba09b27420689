import { isStorefrontError, mayPass } from '../errors/storefront-error.ts';
import type { Middleware, Reply } from './client.ts';
import { randomKey } from './random.ts';
import { codeOf, retryAfterMs } from './reply.ts';

export interface RetryOptions {
  /** Attempts after the first; a call may set its own `retries`. @default 2 */
  limit?: number | undefined;
  /**
   * Whether the backend answers a repeated write with the same `Idempotency-Key` as it answered the first. Only then are
   * writes that create something repeated: elsewhere an order whose reply was lost would be placed twice. The `doctor`
   * command finds out. @default 'unknown'
   */
  idempotency?: 'honoured' | 'unknown' | undefined;
}

const BASE_MS = 300;
const CAP_MS = 5_000;
const KEY = 'idempotency-key';

/**
 * A middleware that repeats reads, and writes under an idempotency key where the backend honours it, after a lost connection
 * or a code of a busy backend. It waits between attempts, with full jitter, or as long as `Retry-After` says, at most 5 s.
 * The time limit of the call covers all attempts.
 */
export function retry({ limit = 2, idempotency }: RetryOptions = {}): Middleware {
  return async (request, next) => {
    const { endpoint, init, options } = request;
    const isHonoured = idempotency === 'honoured';
    if (isHonoured && endpoint.idempotent && !init.headers.has(KEY)) init.headers.set(KEY, randomKey());
    const isRepeatable = endpoint.method === 'GET' || (isHonoured && init.headers.has(KEY));
    const attempts = isRepeatable ? (options.retries ?? limit) : 0;
    for (let attempt = 0; ; attempt++) {
      let reply: Reply | undefined;
      let delayMs = Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** attempt);
      try {
        reply = await next(request);
        if (![codeOf(reply), reply.status].some(mayPass)) return reply;
        delayMs = retryAfterMs(reply) ?? delayMs;
        if (attempt >= attempts || delayMs > CAP_MS) return reply;
      } catch (error) {
        if (!isStorefrontError(error, 'network') || attempt >= attempts) throw error;
      }
      await pause(delayMs, init.signal);
    }
  };
}

/** Waits; rejects at once with the signal, also with one that was aborted before. */
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
