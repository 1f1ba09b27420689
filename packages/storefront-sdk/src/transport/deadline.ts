/** What work is ended with that took too long. */
export const expired = 'expired';

/**
 * Runs work that ends by itself, with the caller's signal, or after `limitMs` (then it rejects with `expired`): at once,
 * even where the work ignores the signal it is given.
 */
export function within<Result>(
  limitMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const own = new AbortController();
    const end =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        caller?.removeEventListener('abort', stop);
        settle(value);
      };
    const fail = end(reject);
    const stop = () => {
      own.abort();
      fail(expired);
    };
    // A longer wait than a timer can hold would end at once.
    const timer = setTimeout(stop, Math.min(limitMs, 2 ** 31 - 1));
    caller?.addEventListener('abort', stop);
    if (caller?.aborted) stop();
    else work(own.signal).then(end(resolve), fail);
  });
}
