'use client';

import { useEffect, useRef, useState } from 'react';

/** Whether an element is outside the window. False on the server and until the browser has looked. */
export function useOutOfView<Target extends Element>(active: boolean) {
  const target = useRef<Target>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!active || !element) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [active]);
  return { target, isOut: active && isOut };
}
