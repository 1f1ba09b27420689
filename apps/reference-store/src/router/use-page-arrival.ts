import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ScrollMemory } from './browser-history.ts';
import type { CurrentPage } from './current-page.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The element that a hash names; none for a hash that is no name, as `#50%`. */
export function partNamed(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  const exact = document.getElementById(name);
  if (exact) return exact;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

/** Moves the focus without moving the page; what takes no focus by itself takes it this once. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function arriveAt(part: HTMLElement | null, arrival: 'forward' | 'part'): void {
  if (part) {
    part.scrollIntoView();
    focusOn(part);
  } else if (arrival === 'forward') {
    window.scrollTo(0, 0);
    const heading = document.querySelector('main h1');
    if (heading instanceof HTMLElement) focusOn(heading);
  }
}

/** Puts the visitor where a new page or part begins, or back where they were. */
export function usePageArrival(page: CurrentPage, scroll: ScrollMemory): void {
  const lastListPage = useRef(page.url.searchParams.get('page'));
  useBrowserLayoutEffect(() => {
    const { arrival, location, url } = page;
    const listPage = url.searchParams.get('page');
    const isOtherListPage = listPage !== lastListPage.current;
    lastListPage.current = listPage;
    if (arrival === 'back') window.scrollTo(0, scroll.placeOf(location.key));
    else if (arrival === 'same-page') {
      if (isOtherListPage) window.scrollTo(0, 0);
    } else if (arrival !== 'load') arriveAt(partNamed(location.hash), arrival);
  }, [page, scroll]);
}
