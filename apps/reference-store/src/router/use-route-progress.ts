import { ROUTE_PROGRESS_DURATION_MS, ROUTE_PROGRESS_THROTTLE_MS } from '@promenade/storefront-hooks/domain';
import { useEffect, useState } from 'react';
import { useNavigation } from './current-page.ts';

/** Whether to show that the next page is on its way: not for the quick ones, and never for longer than five seconds. */
export function useRouteProgress(): boolean {
  const { pendingHref } = useNavigation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!pendingHref) return;
    const start = setTimeout(() => setShown(true), ROUTE_PROGRESS_THROTTLE_MS);
    const end = setTimeout(() => setShown(false), ROUTE_PROGRESS_THROTTLE_MS + ROUTE_PROGRESS_DURATION_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      setShown(false);
    };
  }, [pendingHref]);
  return isShown;
}
