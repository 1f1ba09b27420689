import type { Release } from './concurrency-limit.ts';

export interface Asker {
  /** Waits for a turn of this caller; the signal ends the wait. */
  turn(signal: AbortSignal): Promise<Release>;
  /** Aborted when the caller has left. */
  signal?: AbortSignal | undefined;
}

/** Work that many callers may request and that runs once. */
export interface SharedWork<Result> {
  /**
   * Joins the work of a key. Every caller waits for its own slot, and the first slot runs the work for all: no caller waits
   * behind another network's share, and a caller that is refused a slot still gets the result of another's. Work that has
   * started continues when its callers disconnect.
   * @param work is called when this caller's slot comes first.
   */
  ask(key: string, asker: Asker, work: () => Promise<Result>): Promise<Result>;
}

interface Job<Result> {
  readonly begun: AbortController;
  readonly done: PromiseWithResolvers<Result>;
  /** Number of callers that wait for a turn. */
  waiting: number;
  refusal?: unknown;
}

export function createSharedWork<Result>(): SharedWork<Result> {
  const jobs = new Map<string, Job<Result>>();

  function jobOf(key: string): Job<Result> {
    const known = jobs.get(key);
    if (known) return known;
    const job: Job<Result> = { begun: new AbortController(), done: Promise.withResolvers(), waiting: 0 };
    // All callers have disconnected, or receive the same error.
    job.done.promise.catch(() => undefined);
    jobs.set(key, job);
    return job;
  }

  async function begin(key: string, job: Job<Result>, release: Release, work: () => Promise<Result>): Promise<void> {
    job.begun.abort();
    try {
      job.done.resolve(await work());
    } catch (error) {
      job.done.reject(error);
    } finally {
      jobs.delete(key);
      release();
    }
  }

  return {
    async ask(key, { turn, signal }, work) {
      const job = jobOf(key);
      const hasBegun = () => job.begun.signal.aborted;
      if (hasBegun()) return job.done.promise;
      job.waiting += 1;
      try {
        const release = await turn(AbortSignal.any([job.begun.signal, ...(signal ? [signal] : [])]));
        if (hasBegun()) release();
        else void begin(key, job, release, work);
      } catch (error) {
        if (signal?.aborted) throw error;
        job.refusal = error;
      } finally {
        job.waiting -= 1;
        if (job.waiting === 0 && !hasBegun()) {
          jobs.delete(key);
          job.done.reject(job.refusal);
        }
      }
      return job.done.promise;
    },
  };
}
