import type { Database } from '../db/index.ts';
import type { OpenOrderLimits } from '../domain/open-orders.ts';
import { type Faults, withFaults } from './planted-faults.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

const isDeep = Boolean(process.env.PM_DEEP);

/** How many do the same at once. */
export const DUPLICATES = isDeep ? 32 : 8;

/** How often a race is run. */
export const ROUNDS = isDeep ? 200 : 1;

/** What all rounds may take, ms. */
export const ROUNDS_MS = isDeep ? 2 * 60 * 60 * 1000 : undefined;

/** Runs a race again and again; answers every different outcome once. */
export async function outcomesOf<Result>(race: () => Promise<Result>, rounds = ROUNDS): Promise<Result[]> {
  const seen = new Map<string, Result>();
  for (let round = 0; round < rounds; round++) {
    const outcome = await race();
    seen.set(JSON.stringify(outcome), outcome);
  }
  return [...seen.values()];
}

/** Yields briefly, so that other requests can overtake a broken statement. */
export const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/**
 * A barrier at which the first two arrivals wait for each other, and later ones pass. A broken statement that waits there
 * between its read and its write is certainly overtaken.
 */
export function meeting(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === 2) resolve();
    return promise;
  };
}

/** Does the same so many times at once. */
export const times = <Result>(count: number, work: (place: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place)));

const WITHOUT_END = { orders: 1_000_000, piecesOfVariant: 1_000_000, pieces: 1_000_000 };
/** For tests in which one shopper orders more often than real limits allow. */
export const UNBOUND: OpenOrderLimits = {
  unproven: WITHOUT_END,
  proven: WITHOUT_END,
  unprovenPerNetwork: WITHOUT_END,
  unprovenPerAgent: WITHOUT_END,
};

/** Runs races in their own shop, with broken statements if they are given, and returns their results. */
export async function raceIn<Result>(
  database: Database,
  faults: Faults,
  run: (shop: TestShop) => Promise<Result>,
  openOrders = UNBOUND,
): Promise<Result> {
  const shop = await createTestShop(database, { openOrders }, { cashOnDelivery: true });
  try {
    return await withFaults(faults, () => run(shop));
  } finally {
    await shop.close();
  }
}
