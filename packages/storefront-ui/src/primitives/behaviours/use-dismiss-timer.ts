'use client';

import { useEffect, useRef, useState } from 'react';
import { startReadingTimer } from './timer.ts';

/** Handlers for an element that disappears by itself, but not while the pointer or the focus is on it. */
export interface DismissTimer {
  /** Stops the timer. */
  onPointerEnter: () => void;
  /** Restarts the timer. */
  onPointerLeave: () => void;
  /** Stops the timer. */
  onFocus: () => void;
  /** Restarts the timer. */
  onBlur: () => void;
}

/** Calls `onDismiss` after `durationMs`, never for `Infinity`. The time restarts in full whenever pointer and focus have left, and stands while the page is hidden. */
export function useDismissTimer(onDismiss: () => void, durationMs: number): DismissTimer {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  }, [onDismiss]);

  const isHeld = hasPointer || hasFocus;
  useEffect(() => {
    if (isHeld) return;
    return startReadingTimer(() => latest.current(), durationMs);
  }, [isHeld, durationMs]);

  return {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
