/** What work is ended with that took too long. */
export const expired = 'expired';

/**
 * Runs work that ends by itself, with the caller's signal, or after `limitMs` (then it rejects with `expired`): at once,
 * even where the work ignores the signal it is given.
 */
export async function within<Result>(
  limitMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const { signal } = own;
  const stop = () => own.abort();
  // A longer wait than a timer can hold would end at once.
  const timer = setTimeout(stop, Math.min(limitMs, 2 ** 31 - 1));
  caller?.addEventListener('abort', stop);
  try {
    caller?.throwIfAborted();
    return await Promise.race([
      new Promise<never>((_, reject) => {
        signal.onabort = () => reject(expired);
      }),
      work(signal),
    ]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
