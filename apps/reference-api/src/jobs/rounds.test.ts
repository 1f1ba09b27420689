import { expect, test } from 'vitest';
import { createRounds, PIECES_A_ROUND } from './rounds.ts';

/** Pieces that stay due until they are done; some fail as long as they are broken. */
function pieces(count: number, broken: ReadonlySet<number>, atOnce = 1) {
  const due = Array.from({ length: count }, (_, id) => id);
  const tried: number[] = [];
  let isStopped = false;
  const round = createRounds({
    due: async (limit) => due.slice(0, limit),
    run: async (id) => {
      tried.push(id);
      if (broken.has(id)) throw new Error('broken');
      due.splice(due.indexOf(id), 1);
    },
    atOnce,
    onFault: () => undefined,
    isStopped: () => isStopped,
  });
  return {
    due,
    stop: () => {
      isStopped = true;
    },
    /** Ids that were tried in a round. */
    round: async () => {
      tried.length = 0;
      await round();
      return [...tried];
    },
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);

test.each([1, 10])('pieces that always fail do not keep others from their turn, %i at once', async (atOnce) => {
  const broken = range(0, 2 * PIECES_A_ROUND);
  const { due, round } = pieces(2 * PIECES_A_ROUND + 50, new Set(broken), atOnce);
  expect(await round()).toEqual(range(0, PIECES_A_ROUND));
  expect(await round()).toEqual(range(PIECES_A_ROUND, 2 * PIECES_A_ROUND));
  const third = await round();
  expect(third.slice(0, 50)).toEqual(range(2 * PIECES_A_ROUND, 2 * PIECES_A_ROUND + 50));
  expect(third).toHaveLength(PIECES_A_ROUND);
  expect(due).toEqual(broken);
});

test('a piece that failed is tried again, after the others', async () => {
  const broken = new Set([0]);
  const { due, round } = pieces(3, broken);
  expect(await round()).toEqual([0, 1, 2]);
  due.push(3);
  expect(await round()).toEqual([3, 0]);
  broken.clear();
  expect(await round()).toEqual([0]);
  expect(await round()).toEqual([]);
});

test('nothing is begun after the stop', async () => {
  const { round, stop } = pieces(3, new Set());
  stop();
  expect(await round()).toEqual([]);
});
