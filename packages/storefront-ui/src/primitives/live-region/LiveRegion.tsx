'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';

export interface LiveRegionProps {
  /** Texts, each in an element of its own: of several, only the one that changed is spoken. */
  children: ReactNode;
}

/** Browsers hand a new region to screen readers with a delay; words that come sooner belong to its beginning. */
const SETTLING_MS = 150;

/**
 * Says politely what changes, and shows nothing. Leave it in place while there is nothing to say: screen readers speak
 * only what changes in a region they already know.
 */
export function LiveRegion({ children }: LiveRegionProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // A dialog hides the page around it from screen readers, but not what has `aria-live`.
    <div role="status" aria-live="polite" aria-atomic="false" className={hidden}>
      {isKnown ? children : null}
    </div>
  );
}
