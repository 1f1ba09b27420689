import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Location, type Navigator } from 'react-router-dom';
import { leaveForFreshCode } from '../errors/chunk-guard.ts';
import type { Locale } from '../i18n/locale.ts';
import { locationFor, readLocation, type ScrollMemory, writeLocation } from './browser-history.ts';
import type { CurrentPage } from './current-page.ts';
import type { DataSource } from './data-source.ts';
import { type Outcome, prepare } from './outcome.ts';

type How = 'push' | 'replace' | 'pop';

export interface BrowserNavigation {
  page: CurrentPage;
  pendingHref: string | undefined;
  navigator: Navigator;
}

/** An address of the shop without its language prefix. */
export function plainUrl(location: Pick<Location, 'pathname' | 'search'>, origin: string): URL {
  return new URL(delocalizePath(`${location.pathname}${location.search}`).path, origin);
}

/**
 * Follows the visitor through the shop. The page on screen stays until the code and the critical data of the next are
 * there; a newer wish replaces an older one that is still on its way.
 */
export function useBrowserNavigation(
  initial: CurrentPage,
  { locale, data, scroll }: { locale: Locale; data: DataSource; scroll: ScrollMemory },
): BrowserNavigation {
  const [page, setPage] = useState(initial);
  const [pendingHref, setPendingHref] = useState<string>();
  const shown = useRef(page);
  const attempt = useRef(0);

  const visit = useCallback(
    async (location: Location, how: How): Promise<void> => {
      const from = shown.current;
      const round = ++attempt.current;
      const url = plainUrl(location, from.url.origin);
      const isHashOnly = how === 'pop' && url.href === from.url.href && location.hash !== from.location.hash;
      const isSamePage = isHashOnly || (how !== 'pop' && url.pathname === from.url.pathname);
      const arrival = isSamePage ? 'same-page' : how === 'pop' ? 'back' : 'forward';
      const commit = ({ match, loaded, fault }: Pick<CurrentPage, 'match' | 'loaded' | 'fault'>) => {
        const next = { match, loaded, fault, location, url, arrival } satisfies CurrentPage;
        scroll.save(from.location.key);
        if (how !== 'pop') writeLocation(location, how);
        shown.current = next;
        setPendingHref(undefined);
        startTransition(() => setPage(next));
      };
      if (url.href === from.url.href && !from.fault) {
        commit(from);
        return;
      }
      setPendingHref(createPath(location));
      let outcome: Outcome;
      try {
        outcome = await prepare({ url, locale, data });
      } catch {
        // Only code can fail to load here: what data comes to is part of the outcome.
        if (round === attempt.current) leaveForFreshCode(createPath(location));
        return;
      }
      if (round !== attempt.current) return;
      if (outcome.kind === 'page') commit(outcome);
      else
        await visit(locationFor(localizePath(outcome.redirect.to, locale), null), how === 'push' ? 'push' : 'replace');
    },
    [locale, data, scroll],
  );

  useEffect(() => {
    const onPop = () => void visit(readLocation(), 'pop');
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [visit]);

  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: (to, state) => void visit(locationFor(to, state), 'push'),
      replace: (to, state) => void visit(locationFor(to, state), 'replace'),
    }),
    [visit],
  );

  return { page, pendingHref, navigator };
}
