'use client';
import { useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../auth/session-port.ts';
import { useStorefront } from './use-storefront.ts';

/** Who the shopper is, followed as it changes. */
export function useSessionSnapshot(): SessionSnapshot {
  const { session } = useStorefront();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}
