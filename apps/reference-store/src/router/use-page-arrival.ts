import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ScrollMemory } from './browser-history.ts';
import type { CurrentPage } from './current-page.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Puts the visitor where a new page begins, or back where they were; says the title once to those who cannot see it. */
export function usePageArrival(page: CurrentPage, scroll: ScrollMemory): void {
  const lastListPage = useRef(page.url.searchParams.get('page'));
  useBrowserLayoutEffect(() => {
    const { arrival, location } = page;
    if (arrival === 'back') window.scrollTo(0, scroll.placeOf(location.key));
    if (arrival === 'same-page') {
      const shown = page.url.searchParams.get('page');
      if (shown !== lastListPage.current) window.scrollTo(0, 0);
    }
    lastListPage.current = page.url.searchParams.get('page');
    if (arrival !== 'forward') return;
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) {
      target.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    const heading = document.querySelector('main h1');
    if (heading instanceof HTMLElement) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [page, scroll]);
}
