import { useStorefront } from '@promenade/storefront-hooks';
import { AnalyticsProvider, createAnalytics, ga4, metaPixel, postHog } from '@promenade/storefront-hooks/analytics';
import { LOCALES } from '@promenade/storefront-hooks/domain';
import { useEffect, useState } from 'react';
import { useNavigation } from '../../router/current-page.ts';
import { setNeedsFullLoad } from '../../router/full-load.ts';
import { CartViews } from './CartViews.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { WebVitals } from './WebVitals.tsx';

/** Tells the tools of the shop's owner what happens here, as far as the shopper agreed. */
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
