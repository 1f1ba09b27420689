/** Counts writes, so that a read can tell whether one overtook it. */
export interface WriteTracker {
  /** Performs a write and counts it. */
  track<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Another number whenever a write begins or ends. */
  version(): number;
  /** Resolves when no write is pending. */
  idle(): Promise<void>;
}

export function createWriteTracker(): WriteTracker {
  let pending = 0;
  let version = 0;
  let waiting: (() => void)[] = [];
  return {
    async track(work) {
      pending += 1;
      version += 1;
      try {
        return await work();
      } finally {
        pending -= 1;
        version += 1;
        if (pending === 0) {
          const idle = waiting;
          waiting = [];
          for (const resolve of idle) resolve();
        }
      }
    },
    version: () => version,
    idle: () => (pending === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
