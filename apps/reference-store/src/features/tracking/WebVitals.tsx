import { useAnalytics, useConsent } from '@promenade/storefront-hooks/analytics';
import { useEffect } from 'react';

/** Measures the document for shoppers who agreed, and tells it once, when it is left or put aside. */
export function WebVitals() {
  const { track } = useAnalytics();
  const isAllowed = useConsent().consent?.analytics === true;
  useEffect(() => {
    if (!isAllowed) return undefined;
    const measured: { lcpMs?: number; inpMs?: number; cls?: number; fcpMs?: number; ttfbMs?: number } = {};
    let isTold = false;
    const tell = () => {
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
        // After the library's own listeners, which settle the values at the same moment.
        document.addEventListener('visibilitychange', tell);
      },
      () => undefined,
    );
    return () => document.removeEventListener('visibilitychange', tell);
  }, [isAllowed, track]);
  return null;
}
