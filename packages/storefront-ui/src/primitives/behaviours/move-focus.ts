import type { KeyboardEvent } from 'react';
import { rootOf } from '../../dom/tree.ts';

/** Handles arrow keys, Home and End in a `<details>` whose panel is a list of links and buttons. Arrow Down opens it. */
export function moveFocus(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { key, currentTarget: details } = event;
  const entries = [...details.querySelectorAll<HTMLElement>('a, button')];
  const at = entries.indexOf(rootOf(details).activeElement as HTMLElement);
  const to =
    key === 'ArrowDown'
      ? at + 1
      : key === 'ArrowUp' && at >= 0
        ? at - 1
        : key === 'Home'
          ? 0
          : key === 'End'
            ? -1
            : null;
  if (to === null || (!details.open && key !== 'ArrowDown')) return;
  event.preventDefault();
  details.open = true;
  entries.at(to % entries.length)?.focus();
}
