import { SHOP_CLOSED_CODE, type StorefrontError } from '@promenade/storefront-sdk';

const EVENT = 'promenade:closed';

/** Call with the error of each failed call: notifies the listeners if the shop is closed on purpose. */
export function noteClosed({ code }: StorefrontError): void {
  if (code === SHOP_CLOSED_CODE) window.dispatchEvent(new Event(EVENT));
}

/** Calls the listener each time a call fails because the shop is closed. Returns the unsubscribe function. */
export function onClosed(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
