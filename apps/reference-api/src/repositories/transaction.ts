import type { Db, Tx } from '../db/index.ts';
import { tryAgain } from '../db/try-again.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 4;

function isTransient(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

export interface TransactionOptions {
  /** Whether it finds by itself what an earlier run has written, so that it may be run again after a commit without an answer. */
  isRepeatable?: boolean;
}

/**
 * Runs work in a transaction: in the current one, or in a new one. A new one is run again if the database aborted it because
 * of a conflict, or its connection broke before the commit was sent, so the work must have no effects outside the database.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  { isRepeatable = false }: TransactionOptions = {},
): Promise<Result> {
  if (db.isTransaction) return work(db as Tx);
  let isCommitting = false;
  const run = () => {
    isCommitting = false;
    return db.transaction().execute(async (tx) => {
      const result = await work(tx);
      isCommitting = true;
      return result;
    });
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryAgain(run, () => isRepeatable || !isCommitting);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}
