/** Runs work, or returns the result of pending work with the same key. */
export type SingleFlight<Result> = (key: string | number, work: () => Promise<Result>) => Promise<Result>;

/** Deduplicates pending work by key, so that a double click, or clicks on two buttons for the same action, send one request. */
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
