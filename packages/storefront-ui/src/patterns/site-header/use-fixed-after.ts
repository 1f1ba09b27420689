'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether the page has been scrolled past `sentinel`, an element standing where the change should happen. */
export function useFixedAfter(sentinel: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [sentinel]);
  return isPast;
}
