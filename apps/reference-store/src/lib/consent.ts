import type { StoreDetails } from '@promenade/storefront-sdk';

/** Whether an owner measures visits at all: otherwise nothing is asked and nothing of it is loaded. */
export function measuresVisits({ gtmId, pixelId, postHogKey }: StoreDetails): boolean {
  return Boolean(gtmId || pixelId || postHogKey);
}

const REOPEN = 'pm-consent';

/** Asks the shopper again, from the footer. */
export function reopenConsent(): void {
  window.dispatchEvent(new Event(REOPEN));
}

/** Calls the listener when the shopper wants to be asked again. Returns the function that unsubscribes. */
export function onReopenConsent(listener: () => void): () => void {
  window.addEventListener(REOPEN, listener);
  return () => window.removeEventListener(REOPEN, listener);
}
