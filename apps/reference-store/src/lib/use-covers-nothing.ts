'use client';

import { type RefObject, useEffect, useState } from 'react';

const PRESSABLE = 'a, button, input, select, textarea, label, summary, [role="button"], [tabindex="0"]';
/** Time without a scroll event after which a page counts as at rest: not every browser has `scrollend`. */
const REST_MS = 150;
/** Where in its box, in each direction. */
const PLACES = [0, 0.5, 1];

/** Whether anything that can be pressed lies below the box of an element. */
function isOverPressable(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return PLACES.some((x) =>
    PLACES.some((y) =>
      document
        .elementsFromPoint(left + 1 + x * (width - 2), top + 1 + y * (height - 2))
        .some((below) => !element.contains(below) && below.closest(PRESSABLE)),
    ),
  );
}

/**
 * Whether an element that floats over the page covers nothing that can be pressed: looked up while the page is at rest, and
 * false while it scrolls down. False until the page runs scripts.
 */
export function useCoversNothing(ref: RefObject<HTMLElement | null>): boolean {
  const [isClear, setClear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastY = window.scrollY;
    const look = () => setClear(!isOverPressable(element));
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const scrolled = () => {
      if (window.scrollY > lastY) setClear(false);
      lastY = window.scrollY;
      lookAtRest();
    };
    // What loads late moves what lies below.
    const sizes = new ResizeObserver(lookAtRest);
    sizes.observe(document.body);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', lookAtRest);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', lookAtRest);
    };
  }, [ref]);

  return isClear;
}
