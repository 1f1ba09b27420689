import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from './route.ts';

/**
 * Closes a dialog that is an entry of the history: goes back, unless the press that closed it leads to another page
 * anyway.
 */
export function useCloseByBack(goBack: () => void = () => window.history.back()): () => void {
  const navigation = useNavigation();
  const latest = useRef({ navigation, goBack });
  useEffect(() => {
    latest.current = { navigation, goBack };
  });
  return useCallback(() => {
    const { key } = latest.current.navigation.page.location;
    setTimeout(() => {
      const { page, pendingHref } = latest.current.navigation;
      if (page.location.key === key && !pendingHref) latest.current.goBack();
    });
  }, []);
}
