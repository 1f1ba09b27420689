import type { Db } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import type { Envelope } from '../errors/envelope.ts';
import { Refused } from '../errors/refused.ts';
import {
  deleteIdempotencyKey,
  earlierRequest,
  type IdempotentRequest,
  insertIdempotencyKey,
  KEY_LIFE_MS,
  storeResponse,
} from '../repositories/idempotency.ts';
import { inTransaction } from '../repositories/transaction.ts';

export interface IdempotentAnswer {
  envelope: Envelope;
  /** Whether the answer is the one that an earlier request with this key got. */
  replayed: boolean;
}

/**
 * Runs a creating call in one transaction together with the note of its key: either both are kept or neither. A second
 * request with the same key waits in the database for the first one to end, then gets its answer. Refusals are not noted,
 * so that the same key may be used again after the cause is gone.
 */
export async function runIdempotent(
  deps: Deps,
  request: IdempotentRequest | null,
  now: number,
  run: (db: Db) => Promise<Envelope>,
): Promise<IdempotentAnswer> {
  const work = async (tx: Db): Promise<IdempotentAnswer | Refused> => {
    try {
      const replay = request && (await claimKey(tx, request, now));
      if (replay) return { envelope: replay, replayed: true };
      const envelope = await run(tx);
      if (request) await storeResponse(tx, request, envelope);
      return { envelope, replayed: false };
    } catch (error) {
      if (!(error instanceof Refused && error.options.keepsWrites)) throw error;
      if (request) await deleteIdempotencyKey(tx, request);
      return error;
    }
  };
  // A commit without an answer is told by the key, so that nothing is done twice.
  const outcome = await inTransaction(deps.database.db, work, { isRepeatable: request !== null });
  if (outcome instanceof Refused) throw outcome;
  return outcome;
}

/**
 * Claims the key for this transaction; returns the response of an earlier request that has it.
 *
 * @throws Refused when the earlier request asked for something else.
 */
async function claimKey(tx: Db, request: IdempotentRequest, now: number): Promise<Envelope | null> {
  await deleteIdempotencyKey(tx, request, now - KEY_LIFE_MS);
  if (await insertIdempotencyKey(tx, request, now)) return null;
  const earlier = await earlierRequest(tx, request);
  if (earlier.fingerprint !== request.fingerprint) throw new Refused(422, 'keyReused');
  return earlier.body as Envelope;
}
