/**
 * Runs work while no other tab of the origin holds the lock of this name. It runs at once where the browser has no Web Locks, or
 * refuses them, as it does with blocked site data.
 */
export async function withWebLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  const once = () => {
    result ??= work();
    return result;
  };
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  await locks?.request(name, once).catch(() => {});
  return once();
}
