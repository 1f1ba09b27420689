import type { Database } from '../db/index.ts';
import { addressMatcher } from './address-ranges.ts';
import { batchedCounts } from './batched-counts.ts';
import { classesOfSignedAgents, type LimitClassName, type Limits } from './classes.ts';
import { type Limit, limitUse, perNetwork, refuseFor } from './rate-limits.ts';

/**
 * Counts requests by class; requests beyond a limit are refused with 429. Returns undefined instead of a promise if it needs
 * no wait.
 */
export interface RateLimiter {
  readonly limits: Limits;
  /** Counts a request for the agent that signed it, if its class has a share for agents, otherwise for its networks. */
  countForCaller(name: LimitClassName, caller: LimitedCaller): Promise<void> | undefined;
  /** Counts a request for the networks of its address. */
  countForNetwork(name: LimitClassName, ip: string): Promise<void> | undefined;
  /** Counts a request for the account that sends it. */
  countForAccount(name: LimitClassName, userId: number, ip: string): Promise<void> | undefined;
  /** The limits of a class by network, for handlers that count them in their own transaction. */
  limitsOf(name: LimitClassName, ip: string): readonly Limit[];
  close(): Promise<void>;
}

/** Who sends a request: an address, and the agent whose signature was verified. */
export interface LimitedCaller {
  readonly ip: string;
  readonly signedAgent: { readonly id: number } | null;
}

/** Parsing an address costs more than counting its request, so the limits of recent ones are cached. */
const CALLERS_MAX = 10_000;

interface RateLimiterParts {
  limits: Limits;
  /** Addresses and ranges without limits of volume, as in `RATE_LIMIT_EXEMPT`. */
  exempt: string;
  now: () => number;
  /** Called when counts could not be shared with other processes; they still count in this one. */
  onError: (error: unknown) => void;
}

export function createRateLimiter(
  { db }: Database,
  { limits: all, exempt, now, onError }: RateLimiterParts,
): RateLimiter {
  const { classes } = all;
  const counts = batchedCounts(db, onError);
  const isExempt = addressMatcher(exempt);
  const isSpared = (name: LimitClassName, ip: string) => classes[name].isVolume && isExempt(ip);

  const limitsByCaller = new Map<string, readonly Limit[]>();

  function limitsOf(name: LimitClassName, ip: string): readonly Limit[] {
    const caller = `${name} ${ip}`;
    let limits = limitsByCaller.get(caller);
    if (!limits) {
      const { perNetwork: limit = Number.POSITIVE_INFINITY, windowMs } = classes[name];
      limits = isSpared(name, ip) ? [] : perNetwork(`class:${name}`, ip, { limit, windowMs });
      if (limitsByCaller.size >= CALLERS_MAX) limitsByCaller.clear();
      limitsByCaller.set(caller, limits);
    }
    return limits;
  }

  function count(name: LimitClassName, limits: readonly Limit[]): Promise<void> | undefined {
    if (limits.length === 0) return undefined;
    if (classes[name].counting === 'exact') return limitUse(db, limits, now());
    return countBatched(limits);
  }

  function countBatched([limit, ...more]: readonly Limit[]): Promise<void> | undefined {
    if (!limit) return undefined;
    const seconds = counts.use(limit, now());
    if (typeof seconds === 'number') {
      refuseFor(seconds);
      return countBatched(more);
    }
    return seconds.then((waited) => {
      refuseFor(waited);
      return countBatched(more);
    });
  }

  const countForNetwork: RateLimiter['countForNetwork'] = (name, ip) =>
    classes[name].perNetwork === undefined ? undefined : count(name, limitsOf(name, ip));

  const countForAccount: RateLimiter['countForAccount'] = (name, userId, ip) => {
    const { perAccount, windowMs } = classes[name];
    if (perAccount === undefined || isSpared(name, ip)) return undefined;
    return count(name, [{ key: `class:${name}:account:${userId}`, limit: perAccount, windowMs }]);
  };

  return {
    limits: all,
    countForCaller(name, { ip, signedAgent }) {
      const own = signedAgent ? classesOfSignedAgents[name] : undefined;
      return signedAgent && own ? countForAccount(own, signedAgent.id, ip) : countForNetwork(name, ip);
    },
    countForNetwork,
    countForAccount,
    limitsOf,
    close: () => counts.close(),
  };
}
