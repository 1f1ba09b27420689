import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the visitor is still on the current page. For components that stay mounted across pages, such as the cart's
 * drawer.
 */
export function fromHere(): () => boolean {
  const { pathname } = window.location;
  return () => pathname === window.location.pathname;
}

/**
 * Returns a function that returns whether the visitor is still on the page that uses this hook: late responses must not navigate away from another
 * page. After Back, the address has changed before the next page is shown.
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
