import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

const turn = setImmediate;
/** Resolves after all that follows of itself. */
const follow = () => new Promise<void>((resolve) => turn(resolve));

/**
 * What waits in a test (timers, requests, messages of other tabs) goes on one by one, in an order that the test chooses.
 * There is no time: a pause of 3 s may end before one of 60 ms, so that what holds here holds on any device.
 */
export class Schedule {
  #waiting: { id: number; run(): void }[] = [];
  #nextId = 1;
  readonly #choices: readonly number[];
  #chosen = 0;

  /** `choices` says which of those that wait goes on, each time; when they are used up it is the one that waits longest. */
  constructor(choices: readonly number[]) {
    this.#choices = choices;
  }

  /** Puts the timers of the page, so far as code under test uses them, into this order. */
  takeTimers(): void {
    vi.stubGlobal('setTimeout', (run: (value: unknown) => void, _ms?: number, value?: unknown) =>
      this.later(() => run(value)),
    );
    vi.stubGlobal('clearTimeout', (id: number | undefined) => this.cancel(id));
  }

  later(run: () => void): number {
    const id = this.#nextId++;
    this.#waiting.push({ id, run: AsyncLocalStorage.bind(run) });
    return id;
  }

  cancel(id: number | undefined): void {
    const place = this.#waiting.findIndex((one) => one.id === id);
    if (place >= 0) this.#waiting.splice(place, 1);
  }

  pause(): Promise<void> {
    return new Promise((resolve) => this.later(resolve));
  }

  /** One of those that wait goes on, and all that follows of itself. */
  async step(): Promise<void> {
    const choice = this.#choices[this.#chosen++] ?? 0;
    const [next] = this.#waiting.splice(choice % Math.max(this.#waiting.length, 1), 1);
    next?.run();
    await follow();
  }

  /** Goes on until nothing waits; throws when that does not come about, for then something goes round in circles. */
  async rest(stepsMax = 2_000): Promise<void> {
    await follow();
    for (let steps = 0; this.#waiting.length > 0; steps++) {
      if (steps > stepsMax) throw new Error(`Still not at rest after ${stepsMax} steps.`);
      await this.step();
    }
  }
}
