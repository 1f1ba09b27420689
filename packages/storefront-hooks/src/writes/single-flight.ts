/** Runs work; calls with the key of pending work share its result instead. */
export type SingleFlight<Result> = (key: string | number, work: () => Promise<Result>) => Promise<Result>;

/** Deduplicates pending work by key: a double click, or two buttons for one thing, become one request. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const pending = new Map<string | number, Promise<Result>>();
  return (key, work) => {
    const shared = pending.get(key);
    if (shared) return shared;
    const started = work().finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  };
}
