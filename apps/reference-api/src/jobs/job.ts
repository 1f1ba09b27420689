import type { Expression } from 'kysely';
import type { Deps } from '../deps.ts';
import type { DuePiece } from '../repositories/job-claims.ts';

/** How many questions to payment providers one job has open, so that a provider that hangs holds up fewer. */
export const PROVIDER_CALLS_AT_ONCE = 10;

/** Work that becomes due by the passing of time. */
export interface Job {
  /** For the log, the operator and metrics. */
  readonly name: string;
  /** Pieces in hand at once in a process; 1 unless said. */
  readonly atOnce?: number;
  /** Attempts before a piece is given up until the operator wants it again; 20, which are 15 hours, unless said. */
  readonly attempts?: number;
  /** Writes down what this process alone knows, before it looks for what is due. */
  prepare?(deps: Deps): Promise<unknown>;
  /** Selects what is due at a moment, the longest due first. */
  due(deps: Deps, now: number): Expression<DuePiece>;
  /**
   * Does one piece. A shopper may have been quicker, or a process whose claim has ended: what is not due any more, or is held
   * by someone else, is left alone. Work of more than a few seconds ends early when the process stops. What stays due because
   * it has to wait for somebody else returns for how long it rests.
   */
  run(deps: Deps, id: number, now: number, isStopped: () => boolean): Promise<void> | Promise<Rest | undefined>;
}

interface Rest {
  restMs: number;
}
