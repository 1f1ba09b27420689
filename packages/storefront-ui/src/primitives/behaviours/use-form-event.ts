'use client';

import { type RefObject, useEffect, useReducer, useRef } from 'react';

const formOf = (element: Element) =>
  'form' in element ? (element.form as HTMLFormElement | null) : element.closest('form');

/** Calls back when the form of an element is submitted, or when it is reset unless that was prevented. */
export function useFormEvent(owner: RefObject<Element | null>, type: 'submit' | 'reset', happened: () => void): void {
  const latest = useRef(happened);
  useEffect(() => {
    latest.current = happened;
  });
  useEffect(() => {
    const root = owner.current?.getRootNode();
    // A form that is checked first stops its event, and a reset that is prevented is none.
    const capture = type === 'submit';
    const listen = (event: Event) => {
      if (owner.current && event.target === formOf(owner.current) && !event.defaultPrevented) latest.current();
    };
    root?.addEventListener(type, listen, { capture });
    return () => root?.removeEventListener(type, listen, { capture });
  }, [owner, type]);
}

/**
 * Follows the `reset` of an element's form. The browser resets the controls after the event; the component is rendered again after
 * that, so that a controlled one shows its value.
 */
export function useReset(owner: RefObject<Element | null>, reset?: () => void): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useFormEvent(owner, 'reset', () => {
    reset?.();
    setTimeout(renderAgain);
  });
}
