import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the visitor is still on the page of now: for what stays while pages come and go, such as the cart's drawer. */
export function fromHere(): () => boolean {
  const { pathname } = window.location;
  return () => pathname === window.location.pathname;
}

/**
 * Tells whether the visitor is still on the page that uses it: what is answered late must not lead them away from another one.
 * After Back the address is another one before the next page is there.
 */
export function useIsHere(): () => boolean {
  const pathname = useRef<string>(undefined);
  useEffect(() => {
    pathname.current = window.location.pathname;
    return () => {
      pathname.current = undefined;
    };
  }, []);
  return useCallback(() => pathname.current === window.location.pathname, []);
}
