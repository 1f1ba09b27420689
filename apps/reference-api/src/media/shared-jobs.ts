/** Jobs that many may ask for and that are done once. */
export interface SharedJobs<Result> {
  has(key: string): boolean;
  /**
   * Joins the job of a key, or starts one.
   *
   * @param signal aborted when this asker has left; without one it never leaves.
   * @param start is given a signal that is aborted when everyone who asked has left.
   */
  ask(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
}

interface SharedJob<Result> {
  readonly result: Promise<Result>;
  readonly allLeft: AbortController;
  askers: number;
}

export function createSharedJobs<Result>(): SharedJobs<Result> {
  const jobs = new Map<string, SharedJob<Result>>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<Result>): SharedJob<Result> {
    const allLeft = new AbortController();
    const job = { result: start(allLeft.signal), allLeft, askers: 0 };
    jobs.set(key, job);
    const forget = () => jobs.delete(key);
    job.result.then(forget, forget);
    return job;
  }

  return {
    has: (key) => jobs.has(key),
    ask(key, signal, start) {
      const job = jobs.get(key) ?? begin(key, start);
      job.askers++;
      const leave = () => {
        job.askers--;
        if (job.askers === 0) job.allLeft.abort(signal?.reason);
      };
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
      return job.result;
    },
  };
}
