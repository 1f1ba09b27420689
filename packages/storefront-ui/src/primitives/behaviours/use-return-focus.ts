'use client';

import { type RefObject, useRef } from 'react';

/** Handlers for the content of a dialog. */
export interface ReturnFocus {
  /** Stores the focused element, and moves the focus to `initial`. */
  onOpenAutoFocus: (event: Event) => void;
  /** Restores the focus. */
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Stores the focused element when a dialog opens and restores the focus on close. Radix does so only for its own trigger, but
 * these dialogs open from anywhere. `initial` takes the focus instead of the first control.
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // If another element has taken the focus meanwhile, such as the title of the next page, it keeps it.
      if (document.activeElement && document.activeElement !== document.body) return;
      const element = opener.current;
      if (element instanceof HTMLElement && element.isConnected) element.focus();
    },
  };
}
