import type { Database } from '../db/index.ts';
import type { CriticalSteps } from '../repositories/critical-steps.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

/** A moment in which others get their turn, so that a careless statement is overtaken. */
export const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/**
 * A place where the first two who come wait for each other, and nobody after them. A careless statement that waits there
 * between its reading and its writing is overtaken for sure.
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

/** Runs a race in a shop of its own, with careless statements where they are given, and hands its figures out. */
export async function raceIn<Result>(
  database: Database,
  steps: Partial<CriticalSteps>,
  run: (shop: TestShop) => Promise<Result>,
): Promise<Result> {
  const shop = await createTestShop(database, { steps });
  try {
    return await run(shop);
  } finally {
    await shop.close();
  }
}
