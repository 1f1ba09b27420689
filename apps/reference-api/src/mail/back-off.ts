const MINUTE_MS = 60_000;

/** After how many minutes a deferred mail is tried again, by how often it was deferred; nine attempts in almost three days. */
const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 240, 720, 1440, 1440];
/** Spreads mails that were deferred together. */
const JITTER = 0.25;

const PAUSE_MIN_MS = 5_000;
const PAUSE_MAX_MS = 5 * MINUTE_MS;

const withJitter = (ms: number, random: number) => Math.round(ms * (1 + JITTER * random));

/** Delay before the next attempt after this many deferrals, or null after the last one. `random` is from 0 to 1. */
export function retryDelayMs(attempts: number, random: number): number | null {
  const minutes = RETRY_AFTER_MINUTES[attempts - 1];
  return minutes === undefined ? null : withJitter(minutes * MINUTE_MS, random);
}

/** How long nothing is sent after the mail server was found unavailable so many times in a row. */
export function pauseMs(failures: number, random: number): number {
  return withJitter(Math.min(PAUSE_MIN_MS * 2 ** (failures - 1), PAUSE_MAX_MS), random);
}
