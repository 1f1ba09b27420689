'use client';

import { useRef } from 'react';

/** Handlers for the content of a dialog. */
export interface ReturnFocus {
  /** Remembers what has the focus. */
  onOpenAutoFocus: () => void;
  /** Gives the focus back. */
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Remembers what had the focus when a dialog opened and gives it back. Radix does so only for its own trigger, and ours
 * open from anywhere.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const element = opener.current;
      if (element instanceof HTMLElement && element.isConnected) element.focus();
    },
  };
}
