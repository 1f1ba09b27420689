import { localizePath } from '@promenade/storefront-hooks/domain';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';
import type { Locale } from '../i18n/locale.ts';
import { savesData } from '../page/saves-data.ts';
import { createScrollMemory } from './browser-history.ts';
import { type CurrentPage, NavigationProvider } from './current-page.ts';
import type { DataSource } from './data-source.ts';
import { matchRoute } from './match-route.ts';
import { prepare } from './outcome.ts';
import { plainUrl, useBrowserNavigation } from './use-browser-navigation.ts';
import { usePageArrival } from './use-page-arrival.ts';

export interface StoreRouterProps {
  initial: CurrentPage;
  locale: Locale;
  data: DataSource;
  children: ReactNode;
}

/** Gives the page its address, and keeps it until the next one is ready. */
export function StoreRouter({ initial, locale, data, children }: StoreRouterProps) {
  const [scroll] = useState(createScrollMemory);
  const { page, pendingHref, navigator } = useBrowserNavigation(initial, { locale, data, scroll });
  usePageArrival(page, scroll);

  const { origin } = initial.url;
  const prefetch = useCallback(
    (href: string) => {
      const target = new URL(href, origin);
      if (target.origin !== origin || savesData()) return;
      // What fails now is asked for, and explained, on the visit itself.
      prepare({ url: plainUrl(target, origin), locale, data }).catch(() => undefined);
    },
    [origin, locale, data],
  );
  const hasPage = useCallback(
    (href: string) => Boolean(matchRoute(plainUrl(new URL(href, origin), origin).pathname)),
    [origin],
  );
  const navigation = useMemo(() => ({ page, pendingHref, prefetch, hasPage }), [page, pendingHref, prefetch, hasPage]);

  return (
    <NavigationProvider value={navigation}>
      <Router basename={localizePath('/', locale)} location={page.location} navigator={navigator}>
        {children}
      </Router>
    </NavigationProvider>
  );
}
