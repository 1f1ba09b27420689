/** Runs work while no other tab of the origin holds the lock of this name; at once where the browser has no Web Locks. */
export function withWebLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? (locks.request(name, work) as Promise<Result>) : work();
}
