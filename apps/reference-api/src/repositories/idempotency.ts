import type { Db, Row } from '../db/index.ts';
import type { Envelope } from '../errors/envelope.ts';

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

/** Notes an idempotency key; false when it is noted already. Waits for a transaction that is about to note it. */
export async function insertIdempotencyKey(tx: Db, request: IdempotentRequest, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values({ ...request, status: null, body: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The request that has noted a key, and the response to it. */
export function earlierRequest(
  tx: Db,
  { principal, key, endpoint }: IdempotentRequest,
): Promise<Pick<Row<'idempotency_keys'>, 'fingerprint' | 'body' | 'created_at'>> {
  return tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'body', 'created_at'])
    .where('principal', '=', principal)
    .where('key', '=', key)
    .where('endpoint', '=', endpoint)
    .executeTakeFirstOrThrow();
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
