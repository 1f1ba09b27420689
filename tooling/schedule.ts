/** Something to do, and what it needs. */
export interface Job {
  title: string;
  /** Cores that it keeps busy. */
  cores: number;
  /** Titles of the jobs that must have gone well before. */
  after?: readonly string[];
  /** Answers whether it went well. */
  work: () => Promise<boolean>;
  /** Told when it is not done because a job before it went wrong. */
  skipped?: (because: string) => void;
}

/**
 * Does jobs beside each other, at most so many cores' worth at once: the first of the list that is ready and fits comes next.
 * A job that goes wrong stops only those that come after it.
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
