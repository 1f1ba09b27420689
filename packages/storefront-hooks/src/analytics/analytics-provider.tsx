'use client';
import { type ReactNode, useEffect } from 'react';
import { useCartStore } from '../cart/cart-hooks.ts';
import { useReads } from '../context/reads.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { useStorefront } from '../context/use-storefront.ts';
import type { Analytics } from './analytics.ts';
import { AnalyticsContext } from './analytics-context.ts';
import { observeCalls } from './observe-calls.ts';
import { observeScreen } from './observe-screen.ts';
import { observeSelections } from './observe-selections.ts';
import { observeSession } from './observe-session.ts';

/** Props of `AnalyticsProvider`. */
export interface AnalyticsProviderProps {
  /** Result of `createAnalytics`, called once per page. */
  analytics: Analytics;
  /** Path of the page. A change of the path publishes a page view. */
  path: string;
  /** Components that can use `useAnalytics` and `useConsent`. */
  children?: ReactNode;
}

/** Rendered before the children, so that its layout effect runs before the effects that send their first requests. */
function Observers({ analytics }: Pick<AnalyticsProviderProps, 'analytics'>) {
  const { client, session, now, currency } = useStorefront();
  const { screen } = useReads();
  const cart = useCartStore();
  useIsomorphicLayoutEffect(() => {
    const known = new Set<string>();
    const isFirst = (key: string) => !known.has(key) && known.add(key).has(key);
    const shop = { client, screen, session, now, cart, isFirst, track: analytics.track };
    const observers = [observeScreen, observeSelections, observeCalls, observeSession];
    const stops = [analytics.connect(currency), ...observers.map((observe) => observe(shop))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [analytics, client, screen, session, now, cart, currency]);
  return null;
}

/**
 * Publishes events for the queries that are shown, the calls that the backend accepts, and sign-ins. Render it inside
 * `StorefrontProvider`. Hooks and components inside it need no change.
 */
export function AnalyticsProvider({ analytics, path, children }: AnalyticsProviderProps) {
  useEffect(() => analytics.visit(path), [analytics, path]);
  return (
    <AnalyticsContext.Provider value={analytics}>
      <Observers analytics={analytics} />
      {children}
    </AnalyticsContext.Provider>
  );
}
