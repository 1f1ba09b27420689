import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';

/** A thrown value as a `StorefrontError`; kind `platform` for what is none. */
export function toCartError(cause: unknown): StorefrontError {
  return isStorefrontError(cause) ? cause : new StorefrontError({ kind: 'platform', endpoint: 'cart', cause });
}

/** What could not be done without a connection. */
export function offlineError(cause: unknown): StorefrontError {
  return new StorefrontError({ kind: 'network', endpoint: 'cart', cause });
}

/** Why an edit was not sent: its line, or the cart it belonged to, is no longer there. */
export function abortedEdit(): StorefrontError {
  return new StorefrontError({ kind: 'aborted', endpoint: 'cart' });
}

/** The same promise; a rejection that no caller handles is not reported as unhandled. */
export function quiet<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}
