'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { Analytics } from './analytics.ts';
import { useAnalytics } from './analytics-context.ts';
import type { Consent } from './destination.ts';

/** The shopper's choice, and the function that stores it. */
export interface UseConsent extends Pick<Analytics, 'choose'> {
  /** The shopper's choice on this device; `undefined` until it is made. */
  consent: Consent | undefined;
  /** Whether `consent` was read; false on a server and during hydration. Show the consent dialog only if it is true. */
  isKnown: boolean;
}

const onServer = () => undefined;
const always = () => () => {};

/** The shopper's choice, and the function that stores it. Rerenders when the choice changes. */
export function useConsent(): UseConsent {
  const { subscribe, getConsent, choose } = useAnalytics();
  const consent = useSyncExternalStore(subscribe, getConsent, onServer);
  const isKnown = useSyncExternalStore(
    always,
    () => true,
    () => false,
  );
  return useMemo(() => ({ consent, isKnown, choose }), [consent, isKnown, choose]);
}
