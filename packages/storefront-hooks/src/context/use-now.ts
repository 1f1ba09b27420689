'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useStorefront } from './use-storefront.ts';

/**
 * The time to render for, in epoch milliseconds: during hydration the time of the server's render, afterwards the server's
 * current time. The component renders again within a second after `end`, for instance the end of a discount.
 *
 * @param end Epoch milliseconds, or a function that returns them for the time to render for.
 */
export function useNow(end?: number | ((now: number) => number | undefined)): number {
  const { clock } = useStorefront();
  const now = useSyncExternalStore(clock.subscribe, clock.getSnapshot, clock.getServerSnapshot);
  const next = typeof end === 'function' ? end(now) : end;
  useEffect(() => (next === undefined ? undefined : clock.watch(next)), [clock, next]);
  return now;
}
