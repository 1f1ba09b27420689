import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';

/** Returns the cause if it is a `StorefrontError`, otherwise wraps it in one, so that callers handle a single type. */
export function asStorefrontError(cause: unknown, endpoint: string): StorefrontError {
  return isStorefrontError(cause) ? cause : new StorefrontError({ kind: 'platform', endpoint, cause });
}
