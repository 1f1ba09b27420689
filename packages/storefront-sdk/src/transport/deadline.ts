/**
 * Runs work that ends by itself, with the caller's signal (kind `aborted`, or `timeout` for `AbortSignal.timeout()`), or after
 * `limitMs` (kind `timeout`): at once, even where the work ignores the signal that it is given.
 *
 * @param toError Makes the error for the end of one of these kinds.
 */
export function within<Result>(
  limitMs: number,
  caller: AbortSignal | null | undefined,
  toError: (kind: 'aborted' | 'timeout') => Error,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort();
  // A longer wait than a timer can hold would end at once.
  const timer = setTimeout(end, Math.min(limitMs, 2 ** 31 - 1));
  caller?.addEventListener('abort', end);
  return new Promise<Result>((resolve, reject) => {
    const isAborted = () => caller?.aborted && caller.reason?.name !== 'TimeoutError';
    signal.addEventListener('abort', () => reject(toError(isAborted() ? 'aborted' : 'timeout')));
    if (caller?.aborted) end();
    else work(signal).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', end);
  });
}
