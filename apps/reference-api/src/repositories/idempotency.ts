import type { Db } from '../db/index.ts';
import type { Envelope } from '../errors/envelope.ts';
import type { CriticalSteps } from './critical-steps.ts';

/** How long a key stands for its answer. */
export const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/** A request under an `Idempotency-Key`. */
export interface IdempotentRequest {
  principal: string;
  key: string;
  endpoint: string;
  /** Hash of what was asked. */
  fingerprint: string;
}

function rowOf(db: Db, { principal, key, endpoint }: IdempotentRequest) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'body', 'created_at'])
    .where('principal', '=', principal)
    .where('key', '=', key)
    .where('endpoint', '=', endpoint);
}

/** What became of a key: it is this request's, or an earlier one has the response, or asked for something else. */
export type KeyClaim = { kind: 'claimed' } | { kind: 'answered'; envelope: Envelope } | { kind: 'reused' };

/** Claims the key for this transaction, unless an earlier request has it. */
export async function claimIdempotencyKey(
  tx: Db,
  request: IdempotentRequest,
  now: number,
  steps: CriticalSteps,
): Promise<KeyClaim> {
  await deleteIdempotencyKey(tx, request, now - KEY_LIFE_MS);
  if (await steps.insertIdempotencyKey(tx, request, now)) return { kind: 'claimed' };
  const earlier = await rowOf(tx, request).executeTakeFirstOrThrow();
  if (earlier.fingerprint !== request.fingerprint) return { kind: 'reused' };
  return { kind: 'answered', envelope: earlier.body as Envelope };
}

/** Stores the response for later requests with the key. */
export async function storeResponse(tx: Db, request: IdempotentRequest, envelope: Envelope): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: envelope.code, body: JSON.stringify(envelope) })
    .where('principal', '=', request.principal)
    .where('key', '=', request.key)
    .where('endpoint', '=', request.endpoint)
    .execute();
}

/** Deletes a key, or only one that is older than a time. */
export async function deleteIdempotencyKey(tx: Db, request: IdempotentRequest, olderThan?: number): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('principal', '=', request.principal)
    .where('key', '=', request.key)
    .where('endpoint', '=', request.endpoint)
    .$if(olderThan !== undefined, (query) => query.where('created_at', '<', olderThan ?? 0))
    .execute();
}
