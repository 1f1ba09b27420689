'use client';
import { useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../auth/session-port.ts';
import { useStorefront } from './use-storefront.ts';

/** Who the shopper is, followed as it changes. */
export function useSessionSnapshot(): SessionSnapshot {
  const { session } = useStorefront();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}

/** One fact of the session: the component renders again only when that fact is another one. */
export function useSessionFact<Fact extends string | boolean | undefined>(
  factOf: (snapshot: SessionSnapshot) => Fact,
): Fact {
  const { session } = useStorefront();
  return useSyncExternalStore(
    session.subscribe,
    () => factOf(session.getSnapshot()),
    () => factOf(session.getServerSnapshot()),
  );
}
