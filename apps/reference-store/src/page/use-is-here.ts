import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the page that uses it is still shown: what is answered late must not lead a visitor away from another one. */
export function useIsHere(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
