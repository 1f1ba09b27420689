import type { StorefrontError } from '@promenade/storefront-sdk';

/** Passes errors to the latest `onError` of the provider, each error object once. */
export interface ErrorReporter {
  report(error: StorefrontError): void;
  setListener(listener: ((error: StorefrontError) => void) | undefined): void;
}

export function createErrorReporter(): ErrorReporter {
  // A write inside another write rejects with the same error.
  const reported = new WeakSet<StorefrontError>();
  let current: ((error: StorefrontError) => void) | undefined;
  return {
    report(error) {
      if (error.kind === 'aborted' || reported.has(error)) return;
      reported.add(error);
      current?.(error);
    },
    setListener(listener) {
      current = listener;
    },
  };
}
