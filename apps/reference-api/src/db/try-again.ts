import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './errors.ts';

/** Nothing is begun anew after so long, so that its caller has an answer in time. */
const BEGIN_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 100;

/**
 * Does what is safe to be done twice, and again while the database is away: the connections to a leader that is gone are
 * noticed by using them, and another one leads within seconds.
 *
 * @param mayRepeat asked after a failure whether it is safe still.
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
