import { inTime } from './in-time.ts';

const responding = new WeakMap<LockManager, Promise<boolean>>();

/** Whether the lock manager responds. A pending lock request shows nothing, because another tab may hold the lock. */
function isResponding(locks: LockManager): Promise<boolean> {
  const known = responding.get(locks);
  if (known) return known;
  const response = inTime(async () => {
    try {
      await locks.query();
    } catch {
      // A rejection is a response: a lock request is rejected, too.
    }
  }).then(
    () => true,
    () => false,
  );
  responding.set(locks, response);
  return response;
}

/**
 * Runs `work` while no other tab of the origin holds the lock with this name. Without Web Locks, or if the browser rejects the
 * request or does not respond, as with blocked site data, it runs `work` at once.
 */
export async function withWebLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  const once = () => {
    result ??= work();
    return result;
  };
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  try {
    if (locks && (await isResponding(locks))) await locks.request(name, once);
  } catch {
    // Either the lock request or `work` was rejected. In the latter case `once` returns the rejected promise.
  }
  return once();
}
