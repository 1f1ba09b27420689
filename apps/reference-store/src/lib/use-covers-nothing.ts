'use client';

import { type RefObject, useEffect, useState } from 'react';

const PRESSABLE = 'a, button, input, select, textarea, label, summary, [role="button"], [tabindex="0"]';
/** Time in ms without a scroll event after which a page counts as at rest, because not every browser has `scrollend`. */
const REST_MS = 150;
/** Checked points in the element's box, as a share of each side. */
const PLACES = [0, 0.5, 1];

/** Whether an element's box covers anything that can be pressed. */
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
 * Whether a floating element covers nothing that can be pressed. Checked while the page is at rest, and false while it scrolls down. False until the
 * page runs scripts.
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
    // Content that loads late moves the content below the element.
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
