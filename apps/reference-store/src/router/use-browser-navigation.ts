import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Location, type Navigator } from 'react-router-dom';
import { leaveForFreshCode } from '../errors/chunk-guard.ts';
import type { Locale } from '../i18n/locale.ts';
import { noteLife } from '../page/sign-of-life.ts';
import { isKnownEntry, locationFor, readLocation, type ScrollMemory, writeLocation } from './browser-history.ts';
import type { CurrentPage } from './current-page.ts';
import type { DataSource } from './data-source.ts';
import { needsFullLoad } from './full-load.ts';
import { type Outcome, prepare } from './outcome.ts';
import { withReadParameters } from './read-parameters.ts';
import { showPage } from './show-page.ts';

/** `typed` is a hash in the address bar: the browser has made the entry and scrolled. */
type How = 'push' | 'replace' | 'pop' | 'typed';

export interface BrowserNavigation {
  page: CurrentPage;
  pendingHref: string | undefined;
  navigator: Navigator;
}

/** An address of the shop without its language prefix, as its page reads it. */
export function plainUrl(location: Pick<Location, 'pathname' | 'search'>, origin: string): URL {
  return withReadParameters(new URL(delocalizePath(`${location.pathname}${location.search}`).path, origin));
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
  const attempt = useRef(new AbortController());

  const visit = useCallback(
    async (location: Location, how: How): Promise<void> => {
      // A page cannot change before all of it answers.
      noteLife();
      const from = shown.current;
      // A newer wish takes the place of an older one.
      attempt.current.abort();
      attempt.current = new AbortController();
      const { signal } = attempt.current;
      const url = plainUrl(location, from.url.origin);
      const isSamePage = url.pathname === from.url.pathname;
      const isPart = how === 'typed' || (url.href === from.url.href && location.hash !== '');
      const arrival = how === 'pop' ? 'back' : isPart ? 'part' : isSamePage ? 'same-page' : 'forward';
      const commit = ({ match, loaded, fault }: Pick<CurrentPage, 'match' | 'loaded' | 'fault'>) => {
        const next = { match, loaded, fault, location, url, arrival } satisfies CurrentPage;
        if (how !== 'typed') scroll.save(from.location.key);
        if (how === 'push' || how === 'replace') writeLocation(location, how);
        shown.current = next;
        setPendingHref(undefined);
        const show = arrival === 'forward' ? showPage : startTransition;
        show(() => setPage(next));
      };
      if (url.href === from.url.href && !from.fault) {
        commit(from);
        return;
      }
      if ((how === 'push' || how === 'replace') && needsFullLoad(url.pathname)) {
        scroll.save(from.location.key);
        window.location[how === 'push' ? 'assign' : 'replace'](createPath(location));
        return;
      }
      setPendingHref(createPath(location));
      let outcome: Outcome;
      try {
        outcome = await prepare({ url, locale, data });
      } catch {
        if (signal.aborted) return;
        setPendingHref(undefined);
        // Only code can fail to load here: what data comes to is part of the outcome. Without a connection the page on screen
        // is better than none.
        if (window.navigator.onLine) leaveForFreshCode(createPath(location));
        else if (how === 'pop' || how === 'typed') commit({ match: undefined, loaded: undefined, fault: { code: 0 } });
        return;
      }
      if (signal.aborted) return;
      if (outcome.kind === 'page') commit(outcome);
      else
        await visit(locationFor(localizePath(outcome.redirect.to, locale), null), how === 'push' ? 'push' : 'replace');
    },
    [locale, data, scroll],
  );

  useEffect(() => {
    const onPop = () => {
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
