import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { vi } from 'vitest';
import { AT_ONCE } from '../../apps/reference-api/src/limits/at-once.ts';
import type {
  ConcurrencyLimit,
  ConcurrencyLimitOptions,
} from '../../apps/reference-store/src/limits/concurrency-limit.ts';
import { LIMITS } from '../../apps/reference-store/src/limits/limits.ts';
import { type Network, networksOf } from '../../apps/reference-store/src/limits/networks.ts';

/** The queues of a shop: slots of the store, and of the slow operations in the API behind it. */
const BOUNDS = {
  calls: LIMITS.calls,
  pictures: LIMITS.pictures,
  pages: LIMITS.pages,
  hashing: AT_ONCE.hashing,
  drawing: AT_ONCE.drawing,
} as const;
type Line = keyof typeof BOUNDS;

/**
 * The queues that a request passes. It holds a slot in each until its response is sent. With the duration of its work, as measured on two slow cores.
 */
const REQUESTS = {
  'sign-in': { lines: ['calls', 'hashing'], workMs: 320 },
  page: { lines: ['pages'], workMs: 150 },
  picture: { lines: ['pictures', 'drawing'], workMs: 300 },
  call: { lines: ['calls'], workMs: 60 },
} as const satisfies Readonly<Record<string, { lines: readonly Line[]; workMs: number }>>;
export type RequestKind = keyof typeof REQUESTS;
const kinds = Object.keys(REQUESTS) as RequestKind[];

export interface Schedule {
  attackers: readonly { startsAtMs: number; wants: readonly RequestKind[]; atOnce: number; readsSlowly: boolean }[];
  visitors: readonly { comesAtMs: number; wants: RequestKind }[];
}

/** When visitors arrive: after each attacker has been served once. Before that, the limits cannot distinguish an attacker from a visitor. */
const VISITS_MS = { min: 3_500, max: 6_000 } as const;
/** Longest time for which the response to a call or a picture stays unread. */
const UNREAD_MS = 60_000;
/** A refused attacker retries at once, as fast as the network allows. */
const RETRY_MS = 100;

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  attackers: fc.array(
    fc.record({
      startsAtMs: fc.integer({ min: 0, max: 1_500 }),
      wants: fc.oneof(fc.constant(kinds), fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1, maxLength: 4 })),
      atOnce: fc.integer({ min: 1, max: 100 }),
      readsSlowly: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12, size: 'max' },
  ),
  visitors: fc.array(fc.record({ comesAtMs: fc.integer(VISITS_MS), wants: fc.constantFrom(...kinds) }), {
    minLength: 1,
    maxLength: 6,
  }),
});

export type CreateLimit = (options: ConcurrencyLimitOptions) => ConcurrencyLimit;

export interface Visit {
  wants: RequestKind;
  /** Infinity for a visitor that was refused, or not served before the attack ended. */
  waitedMs: number;
}

/** Simulates a schedule in virtual time; returns the result of each visit. */
export async function visitsDuring({ attackers, visitors }: Schedule, create: CreateLimit): Promise<Visit[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
  const refusal = () => new Error('refused');
  const limits = Object.fromEntries(
    Object.entries(BOUNDS).map(([line, bound]) => [line, create({ ...bound, refusal })]),
  ) as Record<Line, ConcurrencyLimit>;
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  async function send(kind: RequestKind, networks: readonly Network[], unreadMs = 0): Promise<number> {
    const { lines, workMs } = REQUESTS[kind];
    const releases: (() => void)[] = [];
    const askedAt = Date.now();
    try {
      for (const line of lines) releases.push(await limits[line].acquire(networks));
      const waitedMs = Date.now() - askedAt;
      await pause(workMs);
      // The work is done, but the connection for the response is still in use.
      for (const release of releases.splice(1)) release();
      await pause(unreadMs);
      return waitedMs;
    } finally {
      for (const release of releases) release();
    }
  }

  const endsAtMs = VISITS_MS.max + 5_000;
  async function attack(index: number): Promise<void> {
    const { startsAtMs, wants, readsSlowly } = attackers[index] ?? { startsAtMs: 0, wants: [], readsSlowly: false };
    const networks = networksOf(`198.51.100.${index}`);
    await pause(startsAtMs);
    for (let turn = 0; Date.now() < endsAtMs; turn++) {
      const kind = wants[turn % wants.length] ?? 'call';
      const isUnread = readsSlowly && (kind === 'call' || kind === 'picture');
      await send(kind, networks, isUnread ? UNREAD_MS : 0).catch(() => pause(RETRY_MS));
    }
  }
  for (const [index, { atOnce }] of attackers.entries())
    for (let count = 0; count < atOnce; count++) void attack(index);

  const visits: Visit[] = visitors.map(({ wants }) => ({ wants, waitedMs: Number.POSITIVE_INFINITY }));
  for (const [index, { comesAtMs, wants }] of visitors.entries()) {
    void pause(comesAtMs)
      .then(() => send(wants, networksOf(`203.0.113.${index}`)))
      .then((waitedMs) => visits.splice(index, 1, { wants, waitedMs }))
      .catch(() => undefined);
  }
  await vi.advanceTimersByTimeAsync(endsAtMs);
  vi.clearAllTimers();
  vi.useRealTimers();
  await delay(0);
  return visits;
}
