'use client';

import { type KeyboardEvent, useState } from 'react';
import { isComposing } from './is-composing.ts';

/** Keeps the index of the option that the arrow keys have reached, in a list below a field; the focus stays in the field. */
export function useCombobox(listId: string, count: number) {
  const [active, setActive] = useState(-1);
  const [lastCount, setLastCount] = useState(count);
  if (lastCount !== count) {
    setLastCount(count);
    setActive(-1);
  }
  const optionId = (index: number) => `${listId}-${index}`;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (count === 0 || isComposing(event)) return;
    // There is one more position than options: -1 is the field itself.
    const move = (to: number) => {
      event.preventDefault();
      setActive(((to + 1 + count + 1) % (count + 1)) - 1);
    };
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      // The option is a link, so a click on it uses the shop's router.
      document.getElementById(optionId(active))?.click();
    }
  };
  return { active, optionId, onKeyDown, reset: () => setActive(-1) };
}
