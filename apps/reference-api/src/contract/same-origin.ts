import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site made this request. Browsers say so in `Sec-Fetch-Site` and `Origin`; callers that are no
 * browsers send neither and have no cookies to abuse.
 */
export function isForeign(request: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !origins.has(origin);
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
