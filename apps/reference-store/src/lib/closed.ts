import { SHOP_CLOSED_CODE, type StorefrontError } from '@promenade/storefront-sdk';

const EVENT = 'promenade:closed';

/** Notes that a call was refused because the shop is closed on purpose. */
export function noteClosed({ code }: StorefrontError): void {
  if (code === SHOP_CLOSED_CODE) window.dispatchEvent(new Event(EVENT));
}

/** Calls the listener whenever that happens. Returns the unsubscribe function. */
export function onClosed(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
