/** What a job has to do, at any moment. */
export interface Work {
  /** Ids of what is due, the longest due first, at most `limit`. */
  due(limit: number): Promise<readonly number[]>;
  run(id: number): Promise<void>;
  /** Pieces in hand at once. */
  atOnce: number;
  onFault(error: unknown): void;
  /** Whether no further piece is to be begun. */
  isStopped(): boolean;
}

export const PIECES_A_ROUND = 100;

/**
 * Does what is due, a round at each call. Pieces that failed in the round before come after all others: otherwise a hundred
 * that always fail would keep every other one from its turn.
 */
export function createRounds({ due, run, atOnce, onFault, isStopped }: Work): () => Promise<void> {
  let failed: ReadonlySet<number> = new Set();
  return async () => {
    const ids = await due(PIECES_A_ROUND + failed.size);
    const again = ids.filter((id) => failed.has(id));
    const pieces = [...ids.filter((id) => !failed.has(id)), ...again].slice(0, PIECES_A_ROUND).values();
    const failing = new Set(again);
    const work = async () => {
      for (const id of pieces) {
        if (isStopped()) return;
        try {
          await run(id);
          failing.delete(id);
        } catch (error) {
          failing.add(id);
          onFault(error);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    failed = failing;
  };
}
