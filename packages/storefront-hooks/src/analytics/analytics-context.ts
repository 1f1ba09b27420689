'use client';
import { createContext, useContext } from 'react';
import type { Analytics } from './analytics.ts';

export const AnalyticsContext = createContext<Analytics | undefined>(undefined);

/** The analytics of the nearest `AnalyticsProvider`, to publish events of the app. Throws outside a provider. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (!analytics) {
    throw new Error('An analytics hook was used outside <AnalyticsProvider>. Put the provider around the page.');
  }
  return analytics;
}
