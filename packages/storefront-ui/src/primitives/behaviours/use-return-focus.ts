'use client';

import { type RefObject, useRef } from 'react';

/** Handlers for the content of a dialog. */
export interface ReturnFocus {
  /** Remembers what has the focus, and moves it to the wanted element. */
  onOpenAutoFocus: (event: Event) => void;
  /** Gives the focus back. */
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Remembers what had the focus when a dialog opened and gives it back. Radix does so only for its own trigger, and ours
 * open from anywhere. `initial` takes the focus in place of the first control.
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
      // What has taken the focus meanwhile, as the title of the page that a press led to, keeps it.
      if (document.activeElement && document.activeElement !== document.body) return;
      const element = opener.current;
      if (element instanceof HTMLElement && element.isConnected) element.focus();
    },
  };
}
