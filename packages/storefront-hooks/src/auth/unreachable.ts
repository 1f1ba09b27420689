import { StorefrontError } from '@promenade/storefront-sdk';

/** Rejects as a call does that the network kept back: that is what an unreachable identity provider means to its callers. */
export function unreachable(cause: unknown): never {
  throw new StorefrontError({ kind: 'network', endpoint: 'session.authorize', message: `${cause}`, cause });
}
