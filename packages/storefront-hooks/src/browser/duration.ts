/** Longest delay of a timer in browsers and Node.js, 24.8 days; a longer one would run at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** A duration that an app passes, in ms: `fallback` for numbers that are none or negative. `Infinity` means never. */
export function durationOr(ms: number | undefined, fallback: number): number {
  return ms !== undefined && ms >= 0 ? ms : fallback;
}

/**
 * Calls `run` once after a duration of any length, in ms; never for `Infinity`. Returns the function that cancels it. Use it for all
 * durations that the package does not choose itself.
 */
export function after(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (leftMs: number) => {
    const isLast = leftMs <= TIMER_MAX_MS;
    timer = setTimeout(isLast ? run : () => wait(leftMs - TIMER_MAX_MS), Math.min(leftMs, TIMER_MAX_MS));
  };
  if (ms !== Number.POSITIVE_INFINITY) wait(ms);
  return () => clearTimeout(timer);
}
