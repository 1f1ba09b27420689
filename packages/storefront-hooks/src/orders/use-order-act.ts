'use client';
import { useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { couponQueries, orderQueries, pointsQueries } from '../query/query-names.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

/** Writes what happens to an order or a refund. @param isDone Asks the backend whether it is in the state that the action leads to. */
type OrderAct = (key: string, write: () => Promise<null>, isDone: () => Promise<boolean>) => Promise<void>;

/**
 * An action that is sent once for a double press, and succeeds where it was done already. Afterwards everything that shows
 * orders is read again, also after an error: the order may have changed.
 */
export function useOrderAct(): OrderAct {
  const { invalidate } = useStorefront();
  const [singleFlight] = useState(() => createSingleFlight<void>());
  return (key, write, isDone) =>
    singleFlight(key, async () => {
      try {
        await verifyBeforeRetry(write, async () => (await isDone()) || undefined);
      } finally {
        await invalidate(...orderQueries, ...couponQueries, ...pointsQueries);
      }
    });
}
