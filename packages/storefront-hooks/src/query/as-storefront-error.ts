import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';

/** Returns what was thrown as a `StorefrontError`, so that screens decide by one shape. */
export function asStorefrontError(cause: unknown, endpoint: string): StorefrontError {
  return isStorefrontError(cause) ? cause : new StorefrontError({ kind: 'platform', endpoint, cause });
}
