'use client';

import { useEffect, useRef, useState } from 'react';

/** Handlers for what goes by itself: it stays as long as the pointer or the focus is on it. */
export interface DismissTimer {
  /** Stops the clock. */
  onPointerEnter: () => void;
  /** Starts the clock again. */
  onPointerLeave: () => void;
  /** Stops the clock. */
  onFocus: () => void;
  /** Starts the clock again. */
  onBlur: () => void;
}

/** Dismisses after `durationMs`, counted anew whenever pointer and focus have left. */
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
    const timer = setTimeout(() => latest.current(), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, durationMs]);

  return {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
