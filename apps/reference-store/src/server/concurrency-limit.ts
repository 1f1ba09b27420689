import type { Network } from './networks.ts';
import { Refusal } from './refusal.ts';

export interface ConcurrencyLimitOptions {
  /** Most at once of all visitors together. */
  max: number;
  /** Most at once of one household; wider networks may use as many times more as their share says. */
  maxPerNetwork: number;
  /** Most that wait for a slot. @default 0 */
  maxQueued?: number;
  /** Longest wait for a slot. */
  queueTimeoutMs?: number;
}

/** Gives the slot back; more than once changes nothing. */
export type Release = () => void;

export interface ConcurrencyLimit {
  /** A slot, or `undefined` when none is free for these networks. */
  tryAcquire(networks: readonly Network[]): Release | undefined;
  /**
   * Waits for a slot. Visitors who hold few slots pass those whose networks hold all they may.
   *
   * @throws Refusal 503 when the queue is full or the wait was too long; the signal's reason when it aborts.
   */
  acquire(networks: readonly Network[], signal: AbortSignal): Promise<Release>;
}

interface Waiter {
  networks: readonly Network[];
  start(release: Release): void;
}

/** Limits how much happens at once, in all and per network, so that no network can use all of it. */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { max, maxPerNetwork, maxQueued = 0, queueTimeoutMs = 0 } = options;
  const held = new Map<string, number>();
  const waiters = new Set<Waiter>();
  let running = 0;

  const hasRoom = (networks: readonly Network[]) =>
    running < max && networks.every(({ name, share }) => (held.get(name) ?? 0) < maxPerNetwork * share);

  function count(networks: readonly Network[], change: 1 | -1): void {
    running += change;
    for (const { name } of networks) {
      const now = (held.get(name) ?? 0) + change;
      if (now === 0) held.delete(name);
      else held.set(name, now);
    }
  }

  function tryAcquire(networks: readonly Network[]): Release | undefined {
    if (!hasRoom(networks)) return undefined;
    count(networks, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      count(networks, -1);
      startNext();
    };
  }

  function startNext(): void {
    for (const waiter of waiters) {
      if (running >= max) return;
      const release = tryAcquire(waiter.networks);
      if (!release) continue;
      waiters.delete(waiter);
      waiter.start(release);
    }
  }

  async function acquire(networks: readonly Network[], signal: AbortSignal): Promise<Release> {
    signal.throwIfAborted();
    const free = tryAcquire(networks);
    if (free) return free;
    if (waiters.size >= maxQueued) throw new Refusal(503, 'busy');
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        networks,
        start(release) {
          settle();
          resolve(release);
        },
      };
      const leave = (reason: unknown) => {
        waiters.delete(waiter);
        settle();
        reject(reason);
      };
      const onAbort = () => leave(signal.reason);
      const timer = setTimeout(() => leave(new Refusal(503, 'busy')), queueTimeoutMs);
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      signal.addEventListener('abort', onAbort);
      waiters.add(waiter);
    });
  }

  return { tryAcquire, acquire };
}
