'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether elements are still in the document: while open, and until the animations that their closing starts have ended. */
export function usePresence(isOpen: boolean, elements: readonly RefObject<HTMLElement | null>[]): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are the same in every render.
  useLayoutEffect(() => {
    if (isOpen || !isPresent) return;
    let isCurrent = true;
    const leave = () => {
      if (isCurrent) setPresent(false);
    };
    const animations = elements.flatMap(({ current }) => current?.getAnimations?.() ?? []);
    if (animations.length === 0) leave();
    else Promise.allSettled(animations.map(({ finished }) => finished)).then(leave);
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isPresent]);
  return isPresent;
}
