/** Browsers store delays in 32 bits; a longer one would run out at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** A duration of the caller in ms, or the default if it is negative or no number. */
export const durationOr = (given: number | undefined, defaultMs: number): number =>
  given !== undefined && given >= 0 ? given : defaultMs;

/**
 * Calls back after a duration of the caller; `Infinity` means never.
 *
 * @returns a function that stops it.
 */
export function startTimer(onEnd: () => void, durationMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (leftMs: number) => {
    if (leftMs === Number.POSITIVE_INFINITY) return;
    const stepMs = Math.min(leftMs, LONGEST_MS);
    timer = setTimeout(() => (leftMs > stepMs ? wait(leftMs - stepMs) : onEnd()), stepMs);
  };
  wait(durationMs);
  return () => clearTimeout(timer);
}

/** Like `startTimer`, for what a person must read: the time stands while the page is hidden. */
export function startReadingTimer(onEnd: () => void, durationMs: number): () => void {
  let leftMs = durationMs;
  let startedAt = 0;
  let stop: (() => void) | undefined;
  const pause = () => {
    if (stop) leftMs = Math.max(0, leftMs - (performance.now() - startedAt));
    stop?.();
    stop = undefined;
  };
  const follow = () => {
    pause();
    if (document.hidden) return;
    startedAt = performance.now();
    stop = startTimer(onEnd, leftMs);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    pause();
    document.removeEventListener('visibilitychange', follow);
  };
}
