'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';

export interface LiveRegionProps extends RootProps {
  /** Texts, each in an element of its own: of several, only the one that changed is spoken. */
  children: ReactNode;
}

/** Browsers hand a new region to screen readers with a delay; words that come sooner belong to its beginning. */
const SETTLING_MS = 150;

/**
 * Announces changes politely, and shows nothing. Leave it in place while there is nothing to say: screen readers speak
 * only what changes in a region they already know. Not for what is also seen: that is an `Alert` with `announce`.
 */
export function LiveRegion({ children, ...rest }: LiveRegionProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // A dialog hides the page around it from screen readers, but not what has `aria-live`.
    <div role="status" aria-live="polite" aria-atomic="false" {...rootProps(rest, hidden)}>
      {isKnown ? children : null}
    </div>
  );
}
