import { StorefrontError } from '@promenade/storefront-sdk';

/** Throws an error of kind `network`: callers handle an unreachable identity provider like an unreachable backend. */
export function unreachable(cause: unknown): never {
  throw new StorefrontError({ kind: 'network', endpoint: 'session.authorize', message: `${cause}`, cause });
}
