'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';

export interface LiveRegionProps extends RootProps {
  /** Texts, each in a separate element: only a changed one is announced. */
  children: ReactNode;
}

/** Browsers register a new live region with a delay. Earlier text counts as its initial content and is not announced. */
const SETTLING_MS = 150;

/**
 * Announces changes politely and shows nothing. Keep it mounted while it is empty: screen readers announce only changes in a
 * region that they already know. Not for messages that are also visible: use an `Alert` with `announce`.
 */
export function LiveRegion({ children, ...rest }: LiveRegionProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // A dialog hides the page around it from screen readers, except elements with `aria-live`.
    <div role="status" aria-live="polite" aria-atomic="false" {...rootProps(rest, hidden)}>
      {isKnown ? children : null}
    </div>
  );
}
