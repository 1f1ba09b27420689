import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** The real function, even if a test stubs the global. */
const realSetImmediate = setImmediate;
/** Resolves after all pending microtasks. */
const afterMicrotasks = () => new Promise<void>((resolve) => realSetImmediate(resolve));

/**
 * Runs the pending tasks of a test (timers, requests, messages of other tabs) one by one, in an order that the test chooses. It
 * ignores delays: a timer of 3 s may run before a timer of 60 ms, so that tests don't depend on the speed of the device.
 */
export class Schedule {
  #waiting: { id: number; run(): void }[] = [];
  #nextId = 1;
  readonly #choices: readonly number[];
  #chosen = 0;

  /** @param choices For each step, the index of the pending task to run. After the last choice, the oldest task runs. */
  constructor(choices: readonly number[]) {
    this.#choices = choices;
  }

  /** Replaces `setTimeout` and `clearTimeout` with tasks of this schedule. */
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
    const index = this.#waiting.findIndex((one) => one.id === id);
    if (index >= 0) this.#waiting.splice(index, 1);
  }

  pause(): Promise<void> {
    return new Promise((resolve) => this.later(resolve));
  }

  /** Runs one pending task and its microtasks. */
  async step(): Promise<void> {
    const choice = this.#choices[this.#chosen++] ?? 0;
    const [next] = this.#waiting.splice(choice % Math.max(this.#waiting.length, 1), 1);
    next?.run();
    await afterMicrotasks();
  }

  /** Runs tasks until none is pending. Throws after `stepsMax` steps, because the code under test may loop forever. */
  async rest(stepsMax = 2_000): Promise<void> {
    await afterMicrotasks();
    for (let steps = 0; this.#waiting.length > 0; steps++) {
      if (steps > stepsMax) throw new Error(`Tasks are still pending after ${stepsMax} steps.`);
      await this.step();
    }
  }
}
