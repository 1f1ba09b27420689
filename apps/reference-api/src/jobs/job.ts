import type { Expression } from 'kysely';
import type { Deps } from '../deps.ts';
import type { DuePiece } from '../repositories/job-claims.ts';

/** How many questions to payment providers one job has open, so that a provider that hangs holds up fewer. */
export const PROVIDER_CALLS_AT_ONCE = 10;

/** Work that becomes due by the passing of time. */
export interface Job {
  /** For the log, the operator and metrics. */
  readonly name: string;
  /** Items that run concurrently in a process; default 1. */
  readonly atOnce?: number;
  /** Attempts before an item is abandoned until the operator retries it; default 20, which take 15 hours. */
  readonly attempts?: number;
  /** Writes data that only this process has, before the due items are selected. */
  prepare?(deps: Deps): Promise<unknown>;
  /** Selects the items that are due at a given time, longest due first. */
  due(deps: Deps, now: number): Expression<DuePiece>;
  /**
   * Runs one item. A shopper may have been faster, or another process after a claim expired: an item that is no longer due,
   * or that another claim locks, is skipped. Work of more than a few seconds ends early when the process stops. An item that
   * stays due because it waits for a third party returns how long it rests.
   */
  run(deps: Deps, id: number, now: number, isStopped: () => boolean): Promise<void> | Promise<Rest | undefined>;
}

interface Rest {
  restMs: number;
}
