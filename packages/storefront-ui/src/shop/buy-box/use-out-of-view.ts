'use client';

import { useEffect, useRef, useState } from 'react';
import { observeView } from '../../primitives/behaviours/observers.ts';

/** Whether an element is outside the viewport. False on the server and until the browser has measured it. */
export function useOutOfView<Target extends Element>(active: boolean) {
  const target = useRef<Target>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!active || !element) return;
    return observeView(element, ({ isIntersecting }) => setOut(!isIntersecting));
  }, [active]);
  return { target, isOut: active && isOut };
}
