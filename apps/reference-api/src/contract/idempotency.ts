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
  /** Whether this is the stored response of an earlier request with this key. */
  replayed: boolean;
}

/**
 * Runs a creating call in one transaction together with the record of its key: both are committed or neither. A second
 * request with the same key waits in the database for the first one to end, then returns its response. Refusals are not
 * recorded, so that the key can be used again after the cause was fixed.
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
  // If the result of a commit is lost, the key shows whether it happened, so that nothing is done twice.
  const outcome = await inTransaction(deps.database.db, work, { isRepeatable: request !== null });
  if (outcome instanceof Refused) throw outcome;
  return outcome;
}

/**
 * Claims the key for this transaction; returns the response of an earlier request with the same key.
 * @throws Refused if the earlier request had other input.
 */
async function claimKey(tx: Db, request: IdempotentRequest, now: number): Promise<Envelope | null> {
  await deleteIdempotencyKey(tx, request, now - KEY_LIFE_MS);
  if (await insertIdempotencyKey(tx, request, now)) return null;
  const earlier = await earlierRequest(tx, request);
  if (earlier.fingerprint !== request.fingerprint) throw new Refused(422, 'keyReused');
  return earlier.body as Envelope;
}
