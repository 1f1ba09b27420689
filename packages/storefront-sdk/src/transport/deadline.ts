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
