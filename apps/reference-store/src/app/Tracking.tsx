import { useStorefront } from '@promenade/storefront-hooks';
import {
  AnalyticsProvider,
  createAnalytics,
  ga4,
  metaPixel,
  postHog,
  useAnalytics,
  useCartViewed,
  useConsent,
} from '@promenade/storefront-hooks/analytics';
import { LOCALES } from '@promenade/storefront-hooks/domain';
import { useEffect, useState } from 'react';
import { onReopenConsent } from '../lib/consent.ts';
import { settleConsent } from '../lib/consent-settled.ts';
import { setNeedsFullLoad } from '../lib/full-load.ts';
import { useOverlays } from '../lib/overlays.tsx';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

/** Reports events to the owner's analytics tools, within the limits of the shopper's consent. */
export function Tracking({ nonce }: { nonce: string | undefined }) {
  const { store } = useStorefront();
  const { pathname } = useNavigation().page.url;
  const [analytics] = useState(() =>
    createAnalytics({
      destinations: [ga4(store.gtmId), metaPixel(store.pixelId), postHog(store.postHogKey)],
      storeId: store.id,
      nonce,
      locales: LOCALES,
    }),
  );
  useEffect(() => setNeedsFullLoad((path) => analytics.needsFullLoad(path)), [analytics]);
  return (
    <AnalyticsProvider analytics={analytics} path={pathname}>
      <ConsentQuestion />
      <CartViews />
      <WebVitals />
    </AnalyticsProvider>
  );
}

/** Reports a view of the cart: once for each opening of the drawer, and for the page. */
function CartViews() {
  const { open } = useOverlays();
  const { pathname } = useNavigation().page.url;
  useCartViewed(open === 'cart' || pathname === paths.cart);
  return null;
}

/** The consent question: shown once, and again after a click in the footer. */
function ConsentQuestion() {
  const { consent, isKnown, choose } = useConsent();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => onReopenConsent(() => setAsked(true)), []);
  useEffect(() => {
    if (consent) settleConsent();
  }, [consent]);
  if (!isKnown || (consent && !isAsked)) return null;
  return (
    <ConsentBanner
      agreed={consent ?? { analytics: false, marketing: false }}
      onChoose={(agreed) => {
        choose(agreed);
        setAsked(false);
      }}
    />
  );
}

/** Measures the document for shoppers who consented, and reports once, when the page is hidden or left. */
function WebVitals() {
  const { track } = useAnalytics();
  const isAllowed = useConsent().consent?.analytics === true;
  useEffect(() => {
    if (!isAllowed) return undefined;
    const measured: { lcpMs?: number; inpMs?: number; cls?: number; fcpMs?: number; ttfbMs?: number } = {};
    let isTold = false;
    const report = () => {
      if (isTold || document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
      isTold = true;
      const { lcpMs, inpMs, cls, fcpMs, ttfbMs } = measured;
      track('page_measured', { lcpMs, inpMs, cls, fcpMs, ttfbMs });
    };
    void import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        const ms = (name: 'lcpMs' | 'inpMs' | 'fcpMs' | 'ttfbMs') => (metric: { value: number }) => {
          measured[name] = Math.round(metric.value);
        };
        onLCP(ms('lcpMs'));
        onINP(ms('inpMs'));
        onFCP(ms('fcpMs'));
        onTTFB(ms('ttfbMs'));
        onCLS(({ value }) => {
          measured.cls = Math.round(value * 1000) / 1000;
        });
        // Registered after the library's own listeners, which complete the values in the same event.
        document.addEventListener('visibilitychange', report);
      },
      () => undefined,
    );
    return () => document.removeEventListener('visibilitychange', report);
  }, [isAllowed, track]);
  return null;
}
