import { useSyncExternalStore } from 'react';

let isSettled = false;
const listeners = new Set<() => void>();

/** Call when the shopper has chosen, now or on an earlier visit, or cannot be asked. */
export function settleConsent(): void {
  isSettled = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the consent question was answered, or cannot be asked. A separate module, because few pages need it at once. */
export const useIsConsentSettled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSettled,
    () => false,
  );
