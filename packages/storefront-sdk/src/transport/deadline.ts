import { type ErrorKind, isStorefrontError, StorefrontError } from '../errors/storefront-error.ts';

/**
 * Runs work that ends with its result, with the caller's signal, or after `limitMs`: at once, even where the work ignores
 * the signal it is given. Rejects with `StorefrontError` only.
 */
export function within<Result>(
  limitMs: number,
  caller: AbortSignal | undefined,
  endpoint: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const own = new AbortController();
    const fail = (kind: ErrorKind, cause?: unknown) => {
      settle();
      reject(
        kind === 'network' && isStorefrontError(cause)
          ? cause
          : new StorefrontError({ kind, code: 0, endpoint, cause }),
      );
      own.abort(cause);
    };
    const stop = () => fail('aborted', caller?.reason);
    // A longer wait than a timer can hold would end at once.
    const timer = setTimeout(fail, Math.min(limitMs, 2 ** 31 - 1), 'timeout');
    const settle = () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    };
    if (caller?.aborted) return stop();
    caller?.addEventListener('abort', stop);
    work(own.signal)
      .finally(settle)
      .then(resolve, (cause) => fail('network', cause));
  });
}
