/** The first of these that is a number from 0, or such a number as text. Callers also pass NaN and negative numbers. */
export function firstNumber(...given: unknown[]): number {
  return Number(given.find((value) => value != null && value !== '' && Number(value) >= 0));
}

/**
 * Runs `work` until it settles, the caller's signal aborts (kind `aborted`, or `timeout` for `AbortSignal.timeout()`)
 * or `limitMs` have passed (kind `timeout`). Rejects immediately then, even if `work` ignores its signal.
 *
 * @param toError Creates the error for one of these kinds.
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
  // `setTimeout` fires immediately for longer delays.
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
