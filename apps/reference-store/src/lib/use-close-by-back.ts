import { useCallback, useEffect, useRef } from 'react';
import { useNavigation, usePendingHref } from './route.ts';

/** Closes a dialog that is a history entry: goes back, unless the press that closed it navigates anyway. */
export function useCloseByBack(goBack: () => void = () => window.history.back()): () => void {
  const { page } = useNavigation();
  const pendingHref = usePendingHref();
  const latest = useRef({ page, goBack });
  useEffect(() => {
    latest.current = { page, goBack };
  });
  return useCallback(() => {
    const { key } = latest.current.page.location;
    setTimeout(() => {
      const { page, goBack } = latest.current;
      if (page.location.key === key && !pendingHref.get()) goBack();
    });
  }, [pendingHref]);
}
