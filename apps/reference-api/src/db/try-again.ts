import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './errors.ts';

/** No retry starts after this time, so that the caller receives a response in time. */
const BEGIN_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 100;

/**
 * Runs work that is safe to repeat, and retries it while the database is unavailable: a connection to a lost leader is
 * noticed only when it is used, and another leader is elected within seconds.
 * @param mayRepeat called after a failure; whether a retry is still safe.
 */
export async function tryAgain<Result>(work: () => Promise<Result>, mayRepeat = () => true): Promise<Result> {
  const until = performance.now() + BEGIN_WITHIN_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || !mayRepeat() || performance.now() + wait > until) throw error;
    }
    await pause(wait);
  }
}
