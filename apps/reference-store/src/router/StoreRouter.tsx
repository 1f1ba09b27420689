import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';
import type { Locale } from '../i18n/locale.ts';
import { type CurrentPage, type DataSource, NavigationProvider, PendingHrefProvider } from '../lib/route.ts';
import { savesData } from '../lib/saves-data.ts';
import { matchRoute } from '../routes/match.ts';
import { usePageArrival } from './arrival.ts';
import { createScrollMemory } from './history.ts';
import { plainUrl, useBrowserNavigation } from './navigation.ts';
import { prepare } from './prepare.ts';

export interface StoreRouterProps {
  initial: CurrentPage;
  locale: Locale;
  data: DataSource;
  children: ReactNode;
}

/** Provides the current page and its address, which change once the next page is ready. */
export function StoreRouter({ initial, locale, data, children }: StoreRouterProps) {
  const [scroll] = useState(createScrollMemory);
  const { page, pendingHref, navigator } = useBrowserNavigation(initial, { locale, data, scroll });
  usePageArrival(page, scroll);
  const { origin } = initial.url;
  const links = useMemo(
    () => ({
      prefetch(href: string) {
        const target = new URL(href, origin);
        if (target.origin !== origin || savesData()) return;
        // After the press or focus that asks for it, which must not wait. Errors are ignored; the navigation reports them.
        setTimeout(() => prepare({ url: plainUrl(target, origin), locale, data }).catch(() => undefined));
      },
      hasPage: (href: string) => Boolean(matchRoute(delocalizePath(new URL(href, origin).pathname).path)),
    }),
    [origin, locale, data],
  );
  const navigation = useMemo(() => ({ page, ...links }), [page, links]);
  return (
    <NavigationProvider value={navigation}>
      <PendingHrefProvider value={pendingHref}>
        <Router basename={localizePath('/', locale)} location={page.location} navigator={navigator}>
          {children}
        </Router>
      </PendingHrefProvider>
    </NavigationProvider>
  );
}
