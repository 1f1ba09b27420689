import { useCartActions } from '@promenade/storefront-hooks';
import { useCallback } from 'react';
import { useNotices } from '../notices/use-notices.ts';

/** Removes a line from the cart; a notice says why where that failed. */
export function useRemoveLine(): (lineId: number) => void {
  const notices = useNotices();
  const { remove } = useCartActions();
  return useCallback((lineId) => void remove.run(lineId).catch(notices.fail), [remove, notices]);
}
