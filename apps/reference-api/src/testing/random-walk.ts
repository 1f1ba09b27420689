import fc from 'fast-check';
import { expect } from 'vitest';

/** Something with states, and all that may happen to it. */
export interface Model<Life, Seen, Push extends string> {
  /** Actions, whether they are allowed or not. */
  pushes: readonly Push[];
  /** What happens to all of them at once: time that passes. */
  times: readonly Push[];
  /** Begins the life that stands at a place among those that are lived side by side. */
  begin(place: number): Promise<Life>;
  /** Reads the current state. */
  look(life: Life): Promise<Seen>;
  /** Whether the tables allow a push. */
  isAllowed(seen: Seen, push: Push): boolean;
  /** Performs an action; returns whether it was done or refused. Any other error is thrown. */
  push(life: Life, push: Push, seen: Seen): Promise<boolean>;
  pass(time: Push): Promise<void>;
  /** Expected state by the tables, in the form of `observed`. */
  expected(seen: Seen, push: Push): object;
  observed(seen: Seen): object;
  /** What must hold whatever happened. */
  check?(life: Life, before: Seen, seen: Seen): Promise<void>;
  end?(life: Life): Promise<void>;
}

/** One step in all sequences: the action in each of them, and whether time passes afterwards. */
interface Step<Push> {
  choices: { isFree: boolean; place: number }[];
  time: Push | null;
}

/** Waits for all, also when one has failed: none may go on behind a test that has ended. */
async function all(works: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(works)) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Runs random sequences, as many side by side as the database has connections for; each step must do exactly as the tables
 * define. Half of the steps are allowed ones, so that sequences progress.
 */
export async function walkLives<Life, Seen, Push extends string>(
  model: Model<Life, Seen, Push>,
  { lives, sideBySide }: { lives: number; sideBySide: number },
) {
  const { pushes, times } = model;

  async function compare(life: Life, before: Seen, push: Push, isDone?: boolean): Promise<Seen> {
    const seen = await model.look(life);
    const expected = { ...(isDone !== undefined && { isDone: model.isAllowed(before, push) }) };
    expect(
      { ...(isDone !== undefined && { isDone }), ...model.observed(seen) },
      `${push}, when it was ${JSON.stringify(model.observed(before))}`,
    ).toEqual({ ...expected, ...model.expected(before, push) });
    await model.check?.(life, before, seen);
    return seen;
  }

  async function liveAll(steps: readonly Step<Push>[]): Promise<void> {
    const alive = await Promise.all(
      Array.from({ length: sideBySide }, async (_, place) => {
        const life = await model.begin(place);
        return { life, seen: await model.look(life) };
      }),
    );
    for (const { choices, time } of steps) {
      await all(
        alive.map(async (one, place) => {
          const { isFree = true, place: chosen = 0 } = choices[place] ?? {};
          const offered = isFree ? pushes : pushes.filter((push) => model.isAllowed(one.seen, push));
          const push = offered[chosen % offered.length];
          if (push === undefined) return;
          one.seen = await compare(one.life, one.seen, push, await model.push(one.life, push, one.seen));
        }),
      );
      if (time === null) continue;
      await model.pass(time);
      await all(
        alive.map(async (one) => {
          one.seen = await compare(one.life, one.seen, time);
        }),
      );
    }
    await all(alive.map(async ({ life }) => model.end?.(life)));
  }

  const choice = fc.record({ isFree: fc.boolean(), place: fc.nat(1000) });
  const passing = times.map((time) => ({ weight: 1, arbitrary: fc.constant(time) }));
  const step = fc.record({
    choices: fc.array(choice, { minLength: sideBySide, maxLength: sideBySide }),
    time: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, ...passing),
  });
  const walks = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), liveAll);
  return fc.check(walks, { numRuns: Math.ceil(lives / sideBySide), endOnFailure: true });
}
