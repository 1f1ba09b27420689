'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { Analytics } from './analytics.ts';
import { useAnalytics } from './analytics-context.ts';
import type { Consent } from './destination.ts';

/** The shopper's choice, and the function that stores it. */
export interface UseConsent extends Pick<Analytics, 'choose'> {
  /** The choice on this device, from any tab; `undefined` until the shopper has chosen. */
  consent: Consent | undefined;
  /** Whether the choice is known; false on a server and while hydrating. Ask the shopper only when it is true. */
  isKnown: boolean;
}

const nothingYet = () => undefined;
const always = () => () => {};

/** What the shopper agreed to, and the function that stores a choice. */
export function useConsent(): UseConsent {
  const { subscribe, getConsent, choose } = useAnalytics();
  const consent = useSyncExternalStore(subscribe, getConsent, nothingYet);
  const isKnown = useSyncExternalStore(
    always,
    () => true,
    () => false,
  );
  return useMemo(() => ({ consent, isKnown, choose }), [consent, isKnown, choose]);
}
