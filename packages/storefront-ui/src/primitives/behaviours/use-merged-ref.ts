'use client';

import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref that sets the component's ref and the caller's. */
export function useMergedRef<Target>(
  own: RefObject<Target | null>,
  given: Ref<Target> | undefined,
): RefCallback<Target> {
  return useCallback(
    (element: Target | null) => {
      own.current = element;
      const detach = typeof given === 'function' ? given(element) : undefined;
      if (given && typeof given !== 'function') given.current = element;
      return () => {
        own.current = null;
        if (typeof detach === 'function') detach();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [own, given],
  );
}
