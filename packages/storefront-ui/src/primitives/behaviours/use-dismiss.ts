'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { onEscape } from '../layers/escape.ts';

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
    const { ownerDocument: document } = element;
    const onPointerDown = (event: PointerEvent) => {
      if (!event.composedPath().includes(element)) latest.current('outside');
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !element.contains(relatedTarget as Node)) latest.current('outside');
    };
    document.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('focusout', onFocusOut);
    const endEscape = onEscape({ element, end: () => latest.current('escape') });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('focusout', onFocusOut);
      endEscape();
    };
  }, [root, open]);
}
