import type { Deps } from '../deps.ts';

/** How many questions to payment providers one job has open, so that a provider that hangs holds up fewer. */
export const PROVIDER_CALLS_AT_ONCE = 10;

/** Work that becomes due by the passing of time. */
export interface Job {
  /** For the log. */
  readonly name: string;
  /** Pieces in hand at once, for work that waits for others; 1 unless said. */
  readonly atOnce?: number;
  /** Ids of what is due at a moment, the longest due first, at most `limit`. Reads without locks. */
  due(deps: Deps, now: number, limit: number): Promise<number[]>;
  /**
   * Does one piece. Another replica, or a shopper, may have been quicker: the piece is claimed first, and what is not due
   * any more, or is held by someone else, is left alone.
   */
  run(deps: Deps, id: number, now: number): Promise<void>;
}
