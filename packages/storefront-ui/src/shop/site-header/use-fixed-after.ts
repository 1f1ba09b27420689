'use client';

import { type RefObject, useEffect, useState } from 'react';
import { observeView } from '../../primitives/behaviours/observers.ts';

/** Whether the page has been scrolled past `sentinel`, an element at the position where the change should happen. */
export function useFixedAfter(sentinel: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (!element) return;
    return observeView(element, ({ isIntersecting, boundingClientRect }) => {
      setIsPast(!isIntersecting && boundingClientRect.top < 0);
    });
  }, [sentinel]);
  return isPast;
}
