import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Gives the focus a place when what had it is gone from the page.
 *
 * @param close Closes the dialog that has the focus: an open one would take it back.
 */
export function focusPageTitle(close?: () => void): void {
  if (close) flushSync(close);
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  // After the overlay that asked has let go of the focus.
  requestAnimationFrame(() => title.focus());
}

/** Moves the focus to the page's title when another step of the page takes the place of the one that had it. */
export function useTitleFocus(step: unknown): void {
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) focusPageTitle();
    lastStep.current = step;
  }, [step]);
}
