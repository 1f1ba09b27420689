'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { Analytics } from './analytics.ts';
import { useAnalytics } from './analytics-context.ts';
import type { Consent } from './destination.ts';

/** A shopper's choice, and the way to make it. */
export interface UseConsent extends Pick<Analytics, 'choose'> {
  /** The choice on this device, in whichever tab it was made; `undefined` as long as the shopper is to be asked. */
  consent: Consent | undefined;
  /** Whether the choice is known: on a server and while hydrating nobody is asked. */
  isKnown: boolean;
}

const nothingYet = () => undefined;
const always = () => () => {};

/** What the shopper agreed to, and the way to choose. */
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
