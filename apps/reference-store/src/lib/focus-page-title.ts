import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Focuses the page's title after the focused element was removed.
 *
 * @param close Closes the dialog that has the focus: an open dialog would take it back.
 */
export function focusPageTitle(close?: () => void): void {
  if (close) flushSync(close);
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  // In the next frame, after the closed overlay has released the focus.
  requestAnimationFrame(() => title.focus());
}

/** Focuses the page's title when the page shows another step, because the focused element was on the previous one. */
export function useTitleFocus(step: unknown): void {
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) focusPageTitle();
    lastStep.current = step;
  }, [step]);
}
