/** Who waits for a job. */
export interface Asker {
  /** The network that asks; networks take turns. Work that is done ahead of all askers has none. */
  readonly network?: string | undefined;
  /** Aborted when the asker has left: a job that has not begun is dropped. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs at most so many jobs at once; networks take turns, and work done ahead waits for all of them. */
export interface JobQueue {
  /** @throws the reason of the signal when it was aborted before the job began. */
  run<Result>(asker: Asker, job: () => Promise<Result>): Promise<Result>;
}

type Start = () => void;

export function createQueue(mostAtOnce: number): JobQueue {
  /** By network, in the order in which it is their turn. */
  const lines = new Map<string, Set<Start>>();
  const ahead = new Set<Start>();
  let running = 0;

  function remove(line: Set<Start>, start: Start, network?: string): void {
    line.delete(start);
    if (network !== undefined && line.size === 0 && lines.get(network) === line) lines.delete(network);
  }

  function takeNext(): Start | undefined {
    for (const [network, line] of lines) {
      const [start] = line;
      lines.delete(network);
      if (!start) continue;
      line.delete(start);
      if (line.size > 0) lines.set(network, line);
      return start;
    }
    // Work done ahead leaves one place free for the next asker.
    const [start] = running === 0 ? ahead : [];
    if (start) ahead.delete(start);
    return start;
  }

  function startNext(): void {
    if (running >= mostAtOnce) return;
    const start = takeNext();
    if (!start) return;
    running++;
    start();
  }

  function turn({ network, signal }: Asker): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const line = network === undefined ? ahead : (lines.get(network) ?? new Set());
      if (network !== undefined) lines.set(network, line);
      const leave = () => {
        remove(line, start, network);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.add(start);
      startNext();
    });
  }

  return {
    async run(asker, job) {
      await turn(asker);
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
