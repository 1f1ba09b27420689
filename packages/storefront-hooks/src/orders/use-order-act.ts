'use client';
import { useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { couponQueries, orderQueries, pointsQueries } from '../query/query-names.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

/** Runs an action on an order or a refund. @param isDone Whether the backend has the state that the action sets. */
type OrderAct = (key: string, write: () => Promise<null>, isDone: () => Promise<boolean>) => Promise<void>;

/**
 * Runs actions: a double click sends one request, and an action that was done already succeeds. Afterwards all queries of
 * orders are invalidated, also after an error, because the order may have changed.
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
