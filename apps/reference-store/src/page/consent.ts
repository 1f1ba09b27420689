import type { StoreDetails } from '@promenade/storefront-sdk';
import { useSyncExternalStore } from 'react';

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

let isSettled = false;
const listeners = new Set<() => void>();

/** The shopper has chosen, now or on an earlier visit, or cannot be asked. */
export function settleConsent(): void {
  isSettled = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the question no longer stands before the shopper for the first time: until then nothing else floats over the page. */
export function useIsConsentSettled(store: StoreDetails): boolean {
  const isChosen = useSyncExternalStore(
    subscribe,
    () => isSettled,
    () => false,
  );
  return isChosen || !measuresVisits(store);
}
