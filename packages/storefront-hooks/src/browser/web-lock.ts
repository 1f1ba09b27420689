/**
 * Runs work while no other tab of the origin holds the lock of this name. It runs at once where the browser has no Web Locks, or
 * refuses them, as it does with blocked site data.
 */
export async function withWebLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let hasRun = false;
  const once = () => {
    hasRun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, once);
  } catch (cause) {
    // Work that ran must not run again.
    if (hasRun) throw cause;
    return once();
  }
}
