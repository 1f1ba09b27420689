/** A step with the cores and the earlier steps that it needs. */
export interface Job {
  title: string;
  /** Cores that it keeps busy. */
  cores: number;
  /** Titles of the jobs that must have succeeded before. */
  after?: readonly string[];
  /** Resolves to whether it succeeded. */
  work: () => Promise<boolean>;
  /** Called instead of `work` when a job that it needs has failed. */
  skipped?: (because: string) => void;
}

/**
 * Runs jobs in parallel on this many cores: the first of the list that is ready and fits starts next. A failed job stops only
 * those that need it.
 */
export async function schedule(jobs: readonly Job[], cores: number): Promise<void> {
  const endings = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...jobs];
  let free = cores;

  const start = (job: Job) => {
    const share = Math.min(job.cores, cores);
    free -= share;
    const end = (ok: boolean) => {
      free += share;
      endings.set(job.title, ok);
      running.delete(job.title);
    };
    running.set(job.title, job.work().then(end));
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const job of [...waiting]) {
      const { title, after = [], skipped } = job;
      const failed = after.find((other) => endings.get(other) === false);
      const isReady = after.every((other) => endings.get(other));
      const fits = Math.min(job.cores, cores) <= free;
      if (failed === undefined && !(isReady && fits)) continue;
      waiting.splice(waiting.indexOf(job), 1);
      if (failed === undefined) start(job);
      else {
        endings.set(title, false);
        skipped?.(failed);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some(({ after = [] }) => after.every((other) => endings.has(other))))
      throw new Error(`These wait for each other or for nothing: ${waiting.map(({ title }) => title).join(', ')}.`);
  }
}
