import type { StorefrontError } from '@promenade/storefront-sdk';

const EVENT = 'promenade:closed';

/** Notes that a call was refused because the backend serves nobody for a while. */
export function noteClosed({ status, retryAfterMs }: StorefrontError): void {
  if (status === 503 && retryAfterMs) window.dispatchEvent(new Event(EVENT));
}

/** Calls the listener whenever that happens. Returns the unsubscribe function. */
export function onClosed(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
