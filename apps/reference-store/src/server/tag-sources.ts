import { ga4, metaPixel, postHog } from '@promenade/storefront-hooks/analytics';
import type { StoreDetails } from '@promenade/storefront-sdk';

/** Hosts and policies of the owner's analytics tools in a page's policy. */
export interface TagSources {
  connect: readonly string[];
  images: readonly string[];
  /** Trusted Types policies that their scripts create. */
  policies: readonly string[];
}

const GOOGLE = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

const tools = [
  {
    accepts: ({ gtmId }: StoreDetails) => ga4(gtmId),
    sources: { connect: GOOGLE, images: GOOGLE, policies: ['goog#html'] },
  },
  {
    accepts: ({ pixelId }: StoreDetails) => metaPixel(pixelId),
    sources: {
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
      images: ['https://www.facebook.com'],
      policies: ['connect.facebook.net/fbevents'],
    },
  },
  {
    accepts: ({ postHogKey }: StoreDetails) => postHog(postHogKey),
    sources: {
      connect: ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com'],
      images: [],
      policies: ['posthog-js'],
    },
  },
];

/** Hosts of the tools that have a valid id; `undefined` for a shop without analytics. */
export function tagSourcesOf(store: StoreDetails): TagSources | undefined {
  const found = tools.filter(({ accepts }) => accepts(store)).map(({ sources }) => sources);
  if (found.length === 0) return undefined;
  return {
    connect: found.flatMap(({ connect }) => connect),
    images: found.flatMap(({ images }) => images),
    policies: ['promenade-tags', ...found.flatMap(({ policies }) => policies)],
  };
}
