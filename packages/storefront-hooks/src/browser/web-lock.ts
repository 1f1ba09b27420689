import { inTime } from './in-time.ts';

/** How long work that needs a lock waits for a browser that does not respond. Longer than busy devices take. */
const UNRESPONSIVE_MS = 30_000;
const queriedAt = new WeakMap<LockManager, number>();
const responding = new WeakMap<LockManager, Promise<boolean>>();

/** Whether the lock manager responds. A pending lock request shows nothing, because another tab may hold the lock. */
function isResponding(locks: LockManager): Promise<boolean> {
  const known = responding.get(locks);
  if (known) return known;
  queriedAt.set(locks, Date.now());
  const query = async () => {
    try {
      await locks.query();
    } catch {
      // A rejection is a response: a lock request is rejected, too.
    }
    // A busy browser may respond late.
    responding.set(locks, Promise.resolve(true));
  };
  const response = inTime(query).then(
    () => true,
    () => false,
  );
  responding.set(locks, response);
  return response;
}

/**
 * Runs `work` while no other tab of the origin holds the lock with this name. Without Web Locks, or if the browser rejects the
 * request or does not respond, as with blocked site data, it runs `work` at once.
 *
 * @param isNeeded Whether `work` must not run without the lock. Rejects while the browser does not respond, for 30 seconds.
 */
export async function withWebLock<Result>(
  name: string,
  work: () => Promise<Result>,
  isNeeded: () => boolean = () => false,
): Promise<Result> {
  let result: Promise<Result> | undefined;
  const once = () => {
    result ??= work();
    return result;
  };
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const canLock = locks && (await isResponding(locks));
  const isWaiting = locks && !canLock && Date.now() - (queriedAt.get(locks) ?? 0) < UNRESPONSIVE_MS;
  if (isWaiting && isNeeded()) throw new Error('The browser does not respond.');
  try {
    if (canLock) await locks.request(name, once);
  } catch {
    // Either the lock request or `work` was rejected. In the latter case `once` returns the rejected promise.
  }
  return once();
}
