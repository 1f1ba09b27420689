import type { MouseEvent } from 'react';

/** What a button wears while its press is carried out: it keeps the focus, and further presses do nothing. */
export function pendingPress(pending: boolean, onClick: ((event: MouseEvent<HTMLElement>) => void) | undefined) {
  return {
    'aria-disabled': pending || undefined,
    'data-pending': pending || undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      if (pending) event.preventDefault();
      else onClick?.(event);
    },
  };
}
