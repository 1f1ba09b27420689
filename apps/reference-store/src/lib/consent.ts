import type { StoreDetails } from '@promenade/storefront-sdk';

/** Whether an owner measures visits at all: otherwise there is no question, and its code is not loaded. */
export function measuresVisits({ gtmId, pixelId, postHogKey }: StoreDetails): boolean {
  return Boolean(gtmId || pixelId || postHogKey);
}

const REOPEN = 'pm-consent';

/** Opens the consent question again, from the footer. */
export function reopenConsent(): void {
  window.dispatchEvent(new Event(REOPEN));
}

/** Calls the listener when the shopper wants to change their consent. Returns the unsubscribe function. */
export function onReopenConsent(listener: () => void): () => void {
  window.addEventListener(REOPEN, listener);
  return () => window.removeEventListener(REOPEN, listener);
}
