import type { Kysely } from 'kysely';
import type { Tables } from '../db/index.ts';
import type { Envelope } from '../errors/envelope.ts';
import { Refused } from '../errors/refused.ts';
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

function rowOf(db: Kysely<Tables>, { principal, key, endpoint }: IdempotentRequest) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'body', 'created_at'])
    .where('principal', '=', principal)
    .where('key', '=', key)
    .where('endpoint', '=', endpoint);
}

/**
 * Takes the key for this transaction, or answers what an earlier request under it got.
 *
 * @throws Refused when the earlier request asked for something else.
 */
export async function claimKey(
  tx: Kysely<Tables>,
  request: IdempotentRequest,
  now: number,
  steps: CriticalSteps,
): Promise<Envelope | null> {
  await forgetKey(tx, request, now - KEY_LIFE_MS);
  if (await steps.noteKey(tx, request, now)) return null;
  const earlier = await rowOf(tx, request).executeTakeFirstOrThrow();
  if (earlier.fingerprint !== request.fingerprint) throw new Refused(422, 'keyReused');
  return earlier.body as Envelope;
}

/** Keeps the answer for later requests under the key. */
export async function keepAnswer(tx: Kysely<Tables>, request: IdempotentRequest, envelope: Envelope): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: envelope.code, body: JSON.stringify(envelope) })
    .where('principal', '=', request.principal)
    .where('key', '=', request.key)
    .where('endpoint', '=', request.endpoint)
    .execute();
}

/** Forgets a key, or only one that is older than a moment. */
export async function forgetKey(tx: Kysely<Tables>, request: IdempotentRequest, olderThan?: number): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('principal', '=', request.principal)
    .where('key', '=', request.key)
    .where('endpoint', '=', request.endpoint)
    .$if(olderThan !== undefined, (query) => query.where('created_at', '<', olderThan ?? 0))
    .execute();
}
