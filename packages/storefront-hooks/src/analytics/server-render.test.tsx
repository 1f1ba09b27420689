// @vitest-environment node

import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCustomerService } from '../content/use-content.ts';
import { useStreamingChannel } from '../content/use-streaming-channel.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { useDiscountSubscription } from '../newsletter/use-newsletter.ts';
import { useVisitTracking } from '../visit-tracking/use-visit-tracking.ts';
import { createAnalytics } from './analytics.ts';
import { AnalyticsProvider } from './analytics-provider.tsx';
import { ga4 } from './ga4.ts';
import { useCartViewed } from './use-cart-viewed.ts';
import { useConsent } from './use-consent.ts';

function Page() {
  useVisitTracking();
  useCartViewed();
  const { consent, isKnown } = useConsent();
  const reads = [useStreamingChannel([]), useCustomerService()];
  const { picture } = useStorefront();
  const { isSuccess } = useDiscountSubscription().subscribe;
  return JSON.stringify([
    { consent, isKnown, isSuccess, picture: picture('a.jpg', 'card')?.src },
    reads.map(({ data, isLoading }) => ({ data, isLoading })),
  ]);
}

it('a server renders unknown consent and loading reads, and starts no analytics', () => {
  const analytics = createAnalytics({ destinations: [ga4('G-ABCDEF1234')] });
  const html = renderToString(
    <StorefrontTestProvider>
      <AnalyticsProvider analytics={analytics} path="/products/all">
        <Page />
      </AnalyticsProvider>
    </StorefrontTestProvider>,
  );
  expect(JSON.parse(html.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual([
    { isKnown: false, isSuccess: false, picture: 'a.jpg' },
    Array(2).fill({ isLoading: true }),
  ]);
  expect(globalThis).not.toHaveProperty('dataLayer');
});
