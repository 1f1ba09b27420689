'use client';
import { useEffect } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { orderQueries } from '../query/query-names.ts';

/**
 * Reads the orders again when the browser shows this page as it was left, on the way back from a provider's: what could be
 * paid then may be paid by now.
 */
export function useOrdersOnReturn(): void {
  const { invalidate } = useStorefront();
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void invalidate(...orderQueries);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [invalidate]);
}
