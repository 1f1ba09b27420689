import { once } from 'node:events';
import { expect, test } from 'vitest';
import { answerOf, coldPictures, openShopAround, paths, SHOPPER, slowBodies, startAttack } from './attack.ts';
import { leaveAllUnread, UNREAD_PATHS } from './unread-answers.ts';

/*
 * How long a shopper waits while another address attacks. It measures time, so it runs with PM_DEEP only, on an otherwise idle machine;
 * one-address.test.ts checks on every change that a shopper gets a response at all.
 */

const ROUNDS = 12;
/** Longest median time for a shopper during an attack. */
const MEDIAN_MS = 200;
/** On a slow machine: this many times the baseline, which is measured before the attack. */
const BASELINE_FACTOR = 20;

openShopAround();

/** Milliseconds that a shopper waits for each path: the median of several calls. */
async function medianTimes(): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const path of paths) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = performance.now();
      const response = await answerOf(path, SHOPPER);
      response.resume();
      await once(response, 'end');
      expect(response.statusCode, path).toBe(200);
      times.push(performance.now() - before);
    }
    medians.set(path, times.toSorted((one, other) => one - other)[ROUNDS / 2] ?? Number.NaN);
  }
  return medians;
}

test.each([
  ['140 slow bodies', async () => slowBodies(140)],
  ['190 pictures that are not generated yet', () => coldPictures(190, 'webp')],
  ['both at once', async () => [...(await coldPictures(190, 'avif')), ...slowBodies(140)]],
] as const)('while one address sends %s, a shopper waits no longer than allowed', async (name, begin) => {
  const baseline = await medianTimes();
  await startAttack(begin);
  for (const [path, median] of await medianTimes()) {
    const baselineMs = baseline.get(path) ?? Number.NaN;
    console.log(`${name}: ${path} median ${median.toFixed(0)} ms, ${baselineMs.toFixed(0)} ms before`);
    expect(median, path).toBeLessThanOrEqual(Math.max(MEDIAN_MS, BASELINE_FACTOR * baselineMs));
  }
});

test(`${UNREAD_PATHS} paths, each requested 128 times without reading, keep both processes small and other visitors served`, async () => {
  await leaveAllUnread();
}, 1_800_000);
