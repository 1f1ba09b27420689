import { useCartActions } from '@promenade/storefront-hooks';
import { useCallback } from 'react';
import { useNotices } from '../notices/use-notices.ts';

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-remove]')];

/** Takes a line out of the cart; the focus goes to the next line's button, or to the words about the empty cart. */
export function useRemoveLine(): (lineId: number) => void {
  const notices = useNotices();
  const { remove } = useCartActions();
  return useCallback(
    (lineId) => {
      const place = buttons().findIndex((button) => button.dataset.remove === `${lineId}`);
      remove.run(lineId).catch(notices.fail);
      // The line leaves the page at once; its button, which has the focus, goes with it.
      requestAnimationFrame(() => {
        const left = buttons();
        const next = left[Math.min(place, left.length - 1)];
        (next ?? document.querySelector<HTMLElement>('[data-cart-empty], main h1'))?.focus();
      });
    },
    [remove, notices],
  );
}
