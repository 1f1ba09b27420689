import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CurrentPage } from '../lib/route.ts';
import type { ScrollMemory } from './history.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The element that a hash refers to; null for a malformed hash such as `#50%`. */
export function partNamed(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

function arriveAt(part: HTMLElement | null, arrival: 'navigate' | 'part'): void {
  if (part) part.scrollIntoView();
  else if (arrival === 'navigate') window.scrollTo(0, 0);
  const target = part ?? (arrival === 'navigate' ? document.querySelector<HTMLElement>('main h1') : null);
  if (!target) return;
  // Makes elements focusable that are not.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the start of a new page or section, or to the previous position. */
export function usePageArrival(page: CurrentPage, scroll: ScrollMemory): void {
  const lastListPage = useRef(page.url.searchParams.get('page'));

  useBrowserLayoutEffect(() => {
    const { arrival, location, url } = page;
    const listPage = url.searchParams.get('page');
    const isOtherListPage = listPage !== lastListPage.current;
    lastListPage.current = listPage;
    if (arrival === 'traverse') window.scrollTo(0, scroll.placeOf(location.key));
    else if (arrival === 'same-page') {
      if (isOtherListPage) window.scrollTo(0, 0);
    } else if (arrival !== 'load') arriveAt(partNamed(location.hash), arrival);
  }, [page, scroll]);
}
