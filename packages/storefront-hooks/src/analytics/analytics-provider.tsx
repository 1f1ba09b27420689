'use client';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useCartStore } from '../cart/cart-context.ts';
import { useStorefront } from '../context/use-storefront.ts';
import type { Analytics } from './analytics.ts';
import { AnalyticsContext } from './analytics-context.ts';
import { observeCalls } from './observe-calls.ts';
import { observeScreen } from './observe-screen.ts';
import { observeSession } from './observe-session.ts';

/** What the provider of analytics needs to know. */
export interface AnalyticsProviderProps {
  /** Made once per page with `createAnalytics`. */
  analytics: Analytics;
  /** Path of the page, as the router knows it; a new one is a page view. */
  path: string;
  /** What may use `useAnalytics` and `useConsent`. */
  children?: ReactNode;
}

/** Comes before the children, so that its effects run before their first requests leave. */
function Observers({ analytics }: Pick<AnalyticsProviderProps, 'analytics'>) {
  const { client, queryCache, session, now } = useStorefront();
  const cart = useCartStore();
  useLayoutEffect(() => {
    const known = new Set<string>();
    const isNews = (what: string) => !known.has(what) && known.add(what).has(what);
    const shop = { client, queryCache, session, now, cart, isNews, track: analytics.track };
    const stops = [analytics.connect(), observeScreen(shop), observeCalls(shop), observeSession(shop)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [analytics, client, queryCache, session, now, cart]);
  return null;
}

/**
 * Publishes what happens in the shop: what comes onto the screen through its queries, what its backend accepts, who signs
 * in. Stands inside `StorefrontProvider`; hooks and components below know nothing of it.
 */
export function AnalyticsProvider({ analytics, path, children }: AnalyticsProviderProps) {
  useEffect(() => analytics.visit(path), [analytics, path]);
  return (
    <AnalyticsContext value={analytics}>
      <Observers analytics={analytics} />
      {children}
    </AnalyticsContext>
  );
}
