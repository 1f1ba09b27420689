import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that took less had nothing to do. */
const QUIET_MS = 0.05;
/** Far more turns than a busy process takes to have a quiet one. */
const TURNS_MAX = 10_000;

/**
 * Resolves right after a turn of the event loop in which nothing happened. A listener that is closed then resets nobody: the
 * system accepts connections for the process, and breaks off those that it has not taken over yet.
 */
export async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < QUIET_MS) return;
  }
}
