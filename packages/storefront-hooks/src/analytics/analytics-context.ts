'use client';
import { createContext, useContext } from 'react';
import type { Analytics } from './analytics.ts';

export const AnalyticsContext = createContext<Analytics | undefined>(undefined);

/** The analytics of the nearest `AnalyticsProvider`, for events of the app. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (!analytics) {
    throw new Error('An analytics hook was used outside <AnalyticsProvider>. Put the provider around the page.');
  }
  return analytics;
}
