'use client';
import { useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../auth/session-types.ts';
import { useStorefront } from './use-storefront.ts';

/** The state of the session. The component renders again when it changes. */
export function useSessionSnapshot(): SessionSnapshot {
  const { session } = useStorefront();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}

/** A value derived from the session: the component renders again only when the value changes. */
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
