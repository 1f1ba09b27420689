import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { IdempotentRequest } from '../repositories/idempotency.ts';
import type { Shop } from '../repositories/shops.ts';

/** SHA-256 of the JSON of a value, in Base64url. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/**
 * A request as its idempotency key identifies it. The key belongs to the shop too: shops that share an API answer the same
 * request differently, and guests and agents without credentials are not told apart by anything else.
 */
export function idempotentRequest(
  shop: Pick<Shop, 'id'>,
  { params, body }: Pick<FastifyRequest, 'params' | 'body'>,
  { principal, key, endpoint }: Omit<IdempotentRequest, 'fingerprint'>,
): IdempotentRequest {
  return { principal, key, endpoint: `shop ${shop.id}: ${endpoint}`, fingerprint: digest([params, body ?? null]) };
}
