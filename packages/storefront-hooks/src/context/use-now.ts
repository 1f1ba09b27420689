'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useStorefront } from './use-storefront.ts';

/**
 * The time to render for, in epoch milliseconds: while hydrating the time of the server HTML, later the server's present
 * time. The component renders again within a second after `end`, the end of a discount for instance.
 */
export function useNow(end?: number): number {
  const { clock } = useStorefront();
  const now = useSyncExternalStore(clock.subscribe, clock.getSnapshot, clock.getServerSnapshot);
  useEffect(() => (end === undefined ? undefined : clock.watch(end)), [clock, end]);
  return now;
}
