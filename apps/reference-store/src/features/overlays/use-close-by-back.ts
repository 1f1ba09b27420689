import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavigation } from '../../router/current-page.ts';

/**
 * Closes a dialog that is an entry of the history: goes back, unless the press that closed it leads to another page
 * anyway.
 */
export function useCloseByBack(): () => void {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const latest = useRef(navigation);
  useEffect(() => {
    latest.current = navigation;
  });
  return useCallback(() => {
    const { key } = latest.current.page.location;
    setTimeout(() => {
      const { page, pendingHref } = latest.current;
      if (page.location.key === key && !pendingHref) void navigate(-1);
    });
  }, [navigate]);
}
