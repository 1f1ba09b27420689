'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Reason for closing: Escape, or a press or focus outside. */
export type DismissReason = 'escape' | 'outside';

/** Calls back when the open element inside `root` should close. Listens only while `open`. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (reason: DismissReason) => void,
): void {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  }, [onDismiss]);

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    const onPointerDown = (event: PointerEvent) => {
      if (isOutside(event.target)) latest.current('outside');
    };
    const onFocusOut = (event: FocusEvent) => {
      if (isOutside(event.relatedTarget)) latest.current('outside');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current('escape');
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [root, open]);
}
