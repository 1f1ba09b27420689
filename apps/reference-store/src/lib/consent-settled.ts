import { useSyncExternalStore } from 'react';

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

/** Whether the question no longer stands before the shopper for the first time. A module of its own: few pages need it at once. */
export const useIsConsentSettled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSettled,
    () => false,
  );
