/** Runs at most so many jobs at once; those someone waits for go before those prepared ahead. */
export interface JobQueue {
  run<Result>(priority: 'now' | 'later', job: () => Promise<Result>): Promise<Result>;
}

export function createQueue(mostAtOnce: number): JobQueue {
  const waiting = { now: [] as (() => void)[], later: [] as (() => void)[] };
  let running = 0;
  const startNext = () => {
    if (running >= mostAtOnce) return;
    // Background work leaves one place free for whoever comes next.
    const start = waiting.now.shift() ?? (running === 0 ? waiting.later.shift() : undefined);
    if (!start) return;
    running++;
    start();
  };
  return {
    async run(priority, job) {
      await new Promise<void>((resolve) => {
        waiting[priority].push(resolve);
        startNext();
      });
      try {
        return await job();
      } finally {
        running--;
        startNext();
        startNext();
      }
    },
  };
}
