import type { Network } from './networks.ts';

export interface ConcurrencyLimitOptions {
  /** Maximum slots of all callers together. */
  max: number;
  /** Maximum slots of one home network (/64); wider networks may use their share times as many, up to half of all. */
  maxPerNetwork: number;
  /** The last slots are reserved for networks that have none, so that a new client finds one while others use their full share. @default 0 */
  reserved?: number;
  /** Maximum queue length. @default 0 */
  maxQueued?: number;
  /** Maximum queue length of one home network. @default `maxQueued` */
  maxQueuedPerNetwork?: number;
  /** Longest wait for a slot. @default unlimited */
  queueTimeoutMs?: number;
  /** Error for a caller that finds the queue full, is displaced from it or has waited too long. */
  refusal: () => Error;
}

/** Returns the slots; further calls do nothing. */
export type Release = () => void;

export interface ConcurrencyLimit {
  /** Takes this many slots, or returns `undefined` if they are not free for these networks. */
  tryAcquire(networks: readonly Network[], amount?: number): Release | undefined;
  /** Whether `acquire` would accept these networks now; check it before doing other work for them. */
  hasPlace(networks: readonly Network[]): boolean;
  /**
   * Waits for a slot. A free one goes to the network with the fewest slots, among those to the least recently served one. A
   * caller without a network waits until nothing else runs.
   * @throws the refusal if the queue is full (for the networks with the most in it), or if the wait was too long; the
   * signal's reason when it aborts.
   */
  acquire(networks: readonly Network[], signal?: AbortSignal): Promise<Release>;
}

interface Waiter {
  start(release: Release): void;
  refuse(): void;
}

/** The queue of one home network. */
interface Line {
  networks: readonly Network[];
  waiters: Set<Waiter>;
}

/** Number of networks whose last turn is remembered. */
const SERVED_MAX = 10_000;

/** Limits how much happens at once, in total and per network, and lets networks take turns under load. */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { max, maxPerNetwork, reserved = 0, maxQueued = 0, maxQueuedPerNetwork = maxQueued, queueTimeoutMs } = options;
  const held = new Map<string, number>();
  const queued = new Map<string, number>();
  const servedAt = new Map<string, number>();
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;
  let turns = 0;

  const heldBy = ({ name }: Network) => held.get(name) ?? 0;
  const queuedBy = ({ name }: Network) => queued.get(name) ?? 0;

  function hasRoom(networks: readonly Network[], amount: number): boolean {
    if (networks.length === 0) return running === 0;
    const open = networks.every((network) => heldBy(network) === 0) ? max : max - reserved;
    const isWithin = (network: Network) => heldBy(network) + amount <= shareOf(network, maxPerNetwork, max);
    return running + amount <= open && networks.every(isWithin);
  }

  function tryAcquire(networks: readonly Network[], amount = 1): Release | undefined {
    if (!hasRoom(networks, amount)) return undefined;
    running += amount;
    for (const { name } of networks) {
      add(held, name, amount);
      servedAt.delete(name);
      servedAt.set(name, ++turns);
    }
    while (servedAt.size > SERVED_MAX) servedAt.delete(servedAt.keys().next().value ?? '');
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      running -= amount;
      for (const { name } of networks) add(held, name, -amount);
      startNext();
    };
  }

  /** Lower ranks come first. All home networks of a wide network share one turn, so that new ones in it bring no new turns. */
  const rankOf = ({ networks }: Line): readonly number[] => [
    networks.length === 0 ? Number.POSITIVE_INFINITY : loadOf(networks, heldBy),
    ...networks.toReversed().map(({ name }) => servedAt.get(name) ?? 0),
  ];

  function startNext(): void {
    while (waiting > 0 && running < max) {
      const ready = [...lines.values()].filter(({ networks }) => hasRoom(networks, 1));
      const line = lowest(ready, rankOf);
      const [waiter] = line?.waiters ?? [];
      const release = line && waiter && tryAcquire(line.networks);
      if (!release) return;
      remove(line, waiter);
      waiter.start(release);
    }
  }

  /** The waiter that a new one displaces: none, or the last waiter of the network with the longest queue; null if the new one must not wait. */
  function displacedBy(networks: readonly Network[]): Waiter | undefined | null {
    const isOver = (network: Network) => queuedBy(network) >= shareOf(network, maxQueuedPerNetwork, maxQueued);
    if (networks.some(isOver)) return null;
    if (waiting < maxQueued) return undefined;
    const demand = (network: Network) => heldBy(network) + queuedBy(network);
    const line = lowest([...lines.values()], (each) => [-loadOf(each.networks, demand)]);
    const last = line && [...line.waiters].at(-1);
    const own = loadOf(networks, (network) => demand(network) + 1);
    return last && loadOf(line.networks, demand) > own ? last : null;
  }

  function put(networks: readonly Network[], waiter: Waiter): Line {
    const name = networks[0]?.name ?? '';
    const line = lines.get(name) ?? { networks, waiters: new Set() };
    lines.set(name, line);
    line.waiters.add(waiter);
    waiting += 1;
    for (const network of networks) add(queued, network.name, 1);
    return line;
  }

  function remove(line: Line, waiter: Waiter): void {
    if (!line.waiters.delete(waiter)) return;
    waiting -= 1;
    for (const { name } of line.networks) add(queued, name, -1);
    if (line.waiters.size === 0) lines.delete(line.networks[0]?.name ?? '');
  }

  async function acquire(networks: readonly Network[], signal?: AbortSignal): Promise<Release> {
    signal?.throwIfAborted();
    const free = tryAcquire(networks);
    if (free) return free;
    const displaced = displacedBy(networks);
    if (displaced === null) throw options.refusal();
    displaced?.refuse();
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        remove(line, waiter);
      };
      const waiter: Waiter = {
        start(release) {
          settle();
          resolve(release);
        },
        refuse() {
          settle();
          reject(options.refusal());
        },
      };
      const onAbort = () => {
        settle();
        reject(signal?.reason);
      };
      const timer = queueTimeoutMs === undefined ? undefined : setTimeout(waiter.refuse, queueTimeoutMs);
      signal?.addEventListener('abort', onAbort);
      const line = put(networks, waiter);
    });
  }

  return {
    tryAcquire,
    hasPlace: (networks) => hasRoom(networks, 1) || displacedBy(networks) !== null,
    acquire,
  };
}

/** A network's share of all slots, if a home network may have `one`. */
const shareOf = ({ share }: Network, one: number, all: number): number =>
  Math.max(one, Math.min(one * share, Math.floor(all / 2)));

/** Current load of networks, relative to their shares. */
const loadOf = (networks: readonly Network[], amountOf: (network: Network) => number): number =>
  Math.max(0, ...networks.map((network) => amountOf(network) / network.share));

function add(counts: Map<string, number>, name: string, change: number): void {
  const now = (counts.get(name) ?? 0) + change;
  if (now === 0) counts.delete(name);
  else counts.set(name, now);
}

/** The item of the lowest rank; of equal ones the first. */
function lowest<Item>(items: readonly Item[], rankOf: (item: Item) => readonly number[]): Item | undefined {
  let best: { item: Item; rank: readonly number[] } | undefined;
  for (const item of items) {
    const rank = rankOf(item);
    const other = best?.rank;
    const difference = other && rank.map((value, index) => value - (other[index] ?? 0)).find((value) => value !== 0);
    if (!best || (difference ?? 0) < 0) best = { item, rank };
  }
  return best?.item;
}
