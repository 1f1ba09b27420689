import type { MouseEvent, MouseEventHandler } from 'react';

/** Attributes of a button whose action may be running: it keeps the focus, and further presses do nothing. */
export function pendingPress(pending: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return {
    ...(pending && { 'aria-disabled': true, 'data-pending': true }),
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (pending) event.preventDefault();
      else onClick?.(event);
    },
  };
}
