import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createPath, type Location, type Navigator } from 'react-router-dom';
import type { Locale } from '../i18n/locale.ts';
import { leaveForFreshCode } from '../lib/chunk-guard.ts';
import { needsFullLoad } from '../lib/full-load.ts';
import { noteInteraction } from '../lib/interaction.ts';
import type { CurrentPage, DataSource, PendingHref } from '../lib/route.ts';
import { savesData } from '../lib/saves-data.ts';
import { createSharedValue } from '../lib/shared-value.ts';
import { withReadParameters } from '../routes/match.ts';
import { isKnownEntry, locationFor, readLocation, type ScrollMemory, writeLocation } from './history.ts';
import { type Outcome, prepare } from './prepare.ts';

/** `typed` is a hash typed into the address bar: the browser has created the entry and scrolled. */
type How = 'push' | 'replace' | 'pop' | 'typed';

/** An address of the shop without its language prefix, as its page receives it. */
export function plainUrl(location: Pick<Location, 'pathname' | 'search'>, origin: string): URL {
  return withReadParameters(new URL(delocalizePath(`${location.pathname}${location.search}`).path, origin));
}

/** Shows the next page. The previous one fades out if the visitor wants motion and the browser supports it. */
export function showPage(show: () => void): void {
  const fades =
    'startViewTransition' in document && !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Hidden windows and further navigations skip the transition; the page is shown all the same.
  if (fades) document.startViewTransition(() => flushSync(show)).ready.catch(() => undefined);
  else startTransition(show);
}

/**
 * Handles navigations in the browser. The current page stays until the code and the critical data of the next one have loaded; a newer navigation
 * replaces a pending one.
 */
export function useBrowserNavigation(
  initial: CurrentPage,
  { locale, data, scroll }: { locale: Locale; data: DataSource; scroll: ScrollMemory },
): { page: CurrentPage; pendingHref: PendingHref; navigator: Navigator } {
  const [page, setPage] = useState(initial);
  const [pendingHref] = useState<PendingHref>(() => createSharedValue(undefined));
  const shown = useRef(page);
  const latest = useRef<symbol>(undefined);

  const visit = useCallback(
    async (location: Location, how: How): Promise<void> => {
      // A page that is only partly hydrated cannot be replaced, so hydrate the rest.
      noteInteraction();
      const from = shown.current;
      const attempt = Symbol();
      latest.current = attempt;
      const href = createPath(location);
      const url = plainUrl(location, from.url.origin);
      const isOwn = how === 'push' || how === 'replace';
      const isPart = how === 'typed' || (url.href === from.url.href && location.hash !== '');
      const isSamePage = url.pathname === from.url.pathname;
      const arrival = how === 'pop' ? 'traverse' : isPart ? 'part' : isSamePage ? 'same-page' : 'navigate';

      const commit = ({ match, loaded, error }: Pick<CurrentPage, 'match' | 'loaded' | 'error'>) => {
        const next = { match, loaded, error, location, url, arrival } satisfies CurrentPage;
        if (how !== 'typed') scroll.save(from.location.key);
        if (isOwn) writeLocation(location, how);
        shown.current = next;
        pendingHref.set(undefined);
        const show = arrival === 'navigate' ? showPage : startTransition;
        show(() => setPage(next));
      };

      if (url.href === from.url.href && !from.error) return commit(from);
      if (isOwn && needsFullLoad(url.pathname)) {
        scroll.save(from.location.key);
        return window.location[how === 'push' ? 'assign' : 'replace'](href);
      }
      pendingHref.set(href);
      let outcome: Outcome;
      try {
        outcome = await prepare({ url, locale, data });
      } catch {
        if (latest.current !== attempt) return;
        pendingHref.set(undefined);
        // Only loading code can fail here: errors of data are part of the outcome. Without a connection, keep the current page.
        if (window.navigator.onLine) leaveForFreshCode(href);
        else if (!isOwn) commit({ match: undefined, loaded: undefined, error: { code: 0 } });
        return;
      }
      if (latest.current !== attempt) return;
      if (outcome.kind === 'page') return commit(outcome);
      const { to } = outcome.redirect;
      // Browsers keep the fragment across redirects, too.
      const target = localizePath(to.includes('#') ? to : to + location.hash, locale);
      await visit(locationFor(target, null), how === 'push' ? 'push' : 'replace');
    },
    [locale, data, scroll, pendingHref],
  );

  useEffect(() => {
    const onPop = () => {
      // Read this before `readLocation` gives the entry a key.
      const how = isKnownEntry() ? 'pop' : 'typed';
      void visit(readLocation(), how);
    };
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
