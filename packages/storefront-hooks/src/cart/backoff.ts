const FIRST_DELAY_MS = 3_000;
const LONGEST_DELAY_MS = 60_000;

/** Repeats work after pauses that double, from 3 seconds to a minute. */
export interface Backoff {
  /** Runs the work after the next pause, unless it was stopped. */
  schedule(): void;
  /** Starts with the shortest pause again. */
  reset(): void;
  /** Cancels the scheduled run. */
  cancel(): void;
  /** Schedules nothing any more, until it is started again. */
  stop(): void;
  start(): void;
}

export function createBackoff(run: () => void): Backoff {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const cancel = () => clearTimeout(timer);
  return {
    schedule() {
      cancel();
      if (isStopped) return;
      timer = setTimeout(run, delayMs);
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
    },
    reset() {
      delayMs = FIRST_DELAY_MS;
    },
    cancel,
    stop() {
      isStopped = true;
      cancel();
    },
    start() {
      isStopped = false;
    },
  };
}
