'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useStorefront } from './use-storefront.ts';

/**
 * The moment to render for, in epoch milliseconds: while hydrating the server's, later the shop's. It moves on, and the
 * component renders again, when `end` passes: the end of a discount that is shown.
 */
export function useNow(end?: number): number {
  const { clock } = useStorefront();
  const moment = useSyncExternalStore(clock.subscribe, clock.getSnapshot, clock.getServerSnapshot);
  useEffect(() => (end === undefined ? undefined : clock.watch(end)), [clock, end]);
  return moment;
}
