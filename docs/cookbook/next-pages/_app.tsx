import '@promenade/storefront-ui/styles.css';
import {
  createShop,
  Prefetched,
  type PrefetchedProps,
  type Shop,
  StorefrontProvider,
} from '@promenade/storefront-hooks';
import { createStorefront, type StoreDetails } from '@promenade/storefront-sdk';
import { UiProvider } from '@promenade/storefront-ui';
import { type ComponentType, useState } from 'react';

/** What `getServerSideProps` of every page returns: the store, and the data of the page with its time. */
export interface PageProps extends Pick<PrefetchedProps, 'data' | 'now'> {
  readonly store: StoreDetails;
}

function openShop({ store, now }: PageProps): Shop {
  const { client } = createStorefront({ baseUrl: globalThis.location?.origin ?? 'https://api.example.com' });
  return createShop({ client, store, now, locale: 'en' });
}

/** Lives as long as the tab, so the shop with its cart does, too. Each page only adds its data. */
export default function App({ Component, pageProps }: { Component: ComponentType; pageProps: PageProps }) {
  const [shop] = useState(() => openShop(pageProps));
  return (
    <UiProvider>
      <StorefrontProvider shop={shop}>
        <Prefetched data={pageProps.data} now={pageProps.now}>
          <Component />
        </Prefetched>
      </StorefrontProvider>
    </UiProvider>
  );
}
