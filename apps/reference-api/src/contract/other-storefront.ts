import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** The origin of the calling page if it is a listed storefront other than the shop's own; otherwise null. */
export function otherStorefront(
  { config, origins }: Pick<Deps, 'config' | 'origins'>,
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
): string | null {
  return origin !== undefined && origin !== config.publicUrl && origins.has(origin) ? origin : null;
}
