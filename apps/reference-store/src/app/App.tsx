import { type Session, StorefrontProvider, useStorefront } from '@promenade/storefront-hooks';
import type { Client } from '@promenade/storefront-sdk';
import { UiBaseProvider } from '@promenade/storefront-ui';
import { useMemo } from 'react';
import { StoreLink } from '../components/StoreLink.tsx';
import type { Catalogue } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { brandName } from '../lib/brand-name.ts';
import { noteClosed } from '../lib/closed.ts';
import { EnvironmentProvider } from '../lib/environment.ts';
import { loadPicture } from '../lib/load-picture.ts';
import { closeByBack } from '../lib/overlay-history.ts';
import { type CurrentPage, type DataSource, usePendingHref } from '../lib/route.ts';
import { StoreRouter } from '../router/StoreRouter.tsx';
import type { Handoff } from './handoff.ts';
import { PageFrame } from './PageFrame.tsx';

export interface AppProps {
  client: Client;
  locale: Locale;
  catalogue: Catalogue;
  handoff: Handoff;
  page: CurrentPage;
  /** Browsers only: servers render every page for a guest. */
  session?: Session | undefined;
}

/** The whole shop below `<body>`: the same on the server and in the browser. */
export function App({ client, locale, catalogue, handoff, page, session }: AppProps) {
  const { origin, store, now, fallback } = handoff;
  const storeName = brandName(store.websiteTitle);
  const environment = useMemo(() => ({ origin, locale, storeName }), [origin, locale, storeName]);
  return (
    <EnvironmentProvider value={environment}>
      <TextsProvider locale={locale} words={catalogue.messages}>
        <StorefrontProvider
          client={client}
          store={store}
          locale={locale}
          session={session}
          fallback={fallback}
          now={now}
          pictures={loadPicture}
          onError={noteClosed}
        >
          <RoutedShop page={page} locale={locale} catalogue={catalogue} />
        </StorefrontProvider>
      </TextsProvider>
    </EnvironmentProvider>
  );
}

function RoutedShop({ page, locale, catalogue }: Pick<AppProps, 'page' | 'locale' | 'catalogue'>) {
  const data = useBrowserData();
  return (
    <StoreRouter initial={page} locale={locale} data={data}>
      <ShopUi catalogue={catalogue} locale={locale} />
    </StoreRouter>
  );
}

function ShopUi({ catalogue, locale }: Pick<AppProps, 'catalogue' | 'locale'>) {
  const pendingHref = usePendingHref();
  const onOverlayOpen = useMemo(() => closeByBack(() => pendingHref.get() !== undefined), [pendingHref]);
  return (
    <UiBaseProvider Link={StoreLink} strings={catalogue.uiStrings} locale={locale} onOverlayOpen={onOverlayOpen}>
      <PageFrame />
    </UiBaseProvider>
  );
}

/** Longest time in ms that a navigation waits for data that the page can also show later. */
const DATA_TIMEOUT_MS = 300;

/** Reads the data of the next page before its hooks do, so that they send no request when they render. */
function useBrowserData(): DataSource {
  const { read, prefetch, currency } = useStorefront();
  return useMemo(
    () => ({
      currency,
      read,
      async prefetch(...queries) {
        await Promise.race([prefetch(queries), new Promise((resolve) => setTimeout(resolve, DATA_TIMEOUT_MS))]);
      },
    }),
    [read, prefetch, currency],
  );
}
