import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ConcurrencyLimitOptions,
  createConcurrencyLimit,
  type Release,
} from '../../apps/reference-store/src/limits/concurrency-limit.ts';
import type { Network } from '../../apps/reference-store/src/limits/networks.ts';
import { type CreateLimit, schedules, visitsDuring } from './fair-share.ts';

const RUNS = process.env.PM_DEEP ? 1_000 : 30;
const WAIT_MS = 1_000;

/** Simulates random attacks of one to twelve networks on all queues of the shop; returns one in which a visitor waits too long. */
const searchUnfairness = (create: CreateLimit, numRuns: number) =>
  fc.check(
    fc.asyncProperty(schedules, async (schedule) => {
      for (const { wants, waitedMs } of await visitsDuring(schedule, create))
        if (waitedMs > WAIT_MS) throw new Error(`a visitor waited ${waitedMs} ms for a ${wants}`);
    }),
    { numRuns, endOnFailure: true },
  );

test(`in ${RUNS} random attacks a visitor from another network waits at most one second, whatever the attackers request`, async () => {
  const { errorInstance, counterexample } = await searchUnfairness(createConcurrencyLimit, RUNS);
  expect([errorInstance, counterexample]).toEqual([null, null]);
}, 1_800_000);

interface Waiting {
  networks: readonly Network[];
  start(release: Release): void;
}

/** A limit with shares but without turns: `choose` decides which of the waiters that could start is next. */
function limitWithout(
  choose: (ready: readonly Waiting[], freedBy: readonly Network[]) => Waiting | undefined,
): CreateLimit {
  return ({ max, maxPerNetwork, maxQueued = 0, refusal }) => {
    const running: (readonly Network[])[] = [];
    const waiting: Waiting[] = [];
    const isReady = ([network]: readonly Network[]) =>
      running.length < max && running.filter(([held]) => held?.name === network?.name).length < maxPerNetwork;
    const tryAcquire = (networks: readonly Network[]): Release | undefined => {
      if (!isReady(networks)) return undefined;
      running.push(networks);
      return () => {
        running.splice(running.indexOf(networks), 1);
        const next = choose(
          waiting.filter((each) => isReady(each.networks)),
          networks,
        );
        const release = next && tryAcquire(next.networks);
        if (!next || !release) return;
        waiting.splice(waiting.indexOf(next), 1);
        next.start(release);
      };
    };
    return {
      tryAcquire,
      hasPlace: () => waiting.length < maxQueued,
      async acquire(networks) {
        const free = tryAcquire(networks);
        if (free) return free;
        if (waiting.length >= maxQueued) throw refusal();
        return new Promise((start) => waiting.push({ networks, start }));
      },
    };
  };
}

const variants: readonly (readonly [string, CreateLimit])[] = [
  ['who came first begins first', limitWithout(([first]) => first)],
  [
    'a free slot goes to the network that had it',
    limitWithout(
      (ready, [freed]) => ready.find(({ networks: [network] }) => network?.name === freed?.name) ?? ready[0],
    ),
  ],
  [
    'a network may hold all there is',
    (options: ConcurrencyLimitOptions) =>
      createConcurrencyLimit({ ...options, maxPerNetwork: options.max, reserved: 0 }),
  ],
  [
    'a full queue refuses who comes next',
    (options) => {
      const { refusal, maxQueued = 0 } = options;
      const endless = { maxQueued: Number.POSITIVE_INFINITY, maxQueuedPerNetwork: Number.POSITIVE_INFINITY };
      const fair = createConcurrencyLimit({ ...options, ...endless });
      let waiting = 0;
      return {
        ...fair,
        async acquire(networks) {
          const free = fair.tryAcquire(networks);
          if (free) return free;
          if (waiting >= maxQueued) throw refusal();
          waiting += 1;
          return fair.acquire(networks).finally(() => {
            waiting -= 1;
          });
        },
      };
    },
  ],
];

test.each(variants)(
  'the simulation finds that %s',
  async (_, create) => {
    const { errorInstance } = await searchUnfairness(create, 300);
    expect(`${errorInstance}`).toMatch(/a visitor waited/);
  },
  600_000,
);
