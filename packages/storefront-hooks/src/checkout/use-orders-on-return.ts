'use client';
import { useEffect } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { orderQueries } from '../query/query-names.ts';

/**
 * Requests the orders again when the browser restores this page from its back/forward cache: an order may have been paid on the
 * provider's page meanwhile.
 */
export function useOrdersOnReturn(): void {
  const { invalidate } = useStorefront();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void invalidate(...orderQueries);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [invalidate]);
}
