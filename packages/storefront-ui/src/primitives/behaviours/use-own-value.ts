'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps an uncontrolled text field equal to the page: it shows `value` again when that changes, and when Back returns to a page that
 * the browser has stored with what was typed in it. The field also needs `autoComplete="off"`, because browsers restore typed text of pages that they load again.
 */
export function useOwnValue(input: RefObject<HTMLInputElement | null>, value: string): void {
  const shown = useRef(value);
  useEffect(() => {
    const show = () => {
      if (input.current) input.current.value = value;
    };
    if (shown.current !== value) show();
    shown.current = value;
    const restored = (event: PageTransitionEvent) => event.persisted && show();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [input, value]);
}
