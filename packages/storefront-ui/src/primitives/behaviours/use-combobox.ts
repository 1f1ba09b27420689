'use client';

import { type KeyboardEvent, useState } from 'react';
import { rootOf } from '../../dom/tree.ts';
import { isComposing } from './is-composing.ts';

/** Ids that may occur several times, made unique. */
function uniqueKeys(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${count} ${id}`;
  });
}

/**
 * Keeps the option that the arrow keys have reached, in a list below a field; the focus stays in the field. When the list changes, the
 * same option stays active; if it is gone, or the list was closed, none is.
 *
 * @param ids Ids of the options, in the order shown.
 */
export function useCombobox(listId: string, ids: readonly string[], open: boolean) {
  const [activeKey, setActiveKey] = useState<string>();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setActiveKey(undefined);
  }
  const keys = uniqueKeys(ids);
  const count = keys.length;
  const active = activeKey === undefined ? -1 : keys.indexOf(activeKey);
  const optionId = (index: number) => `${listId}-${index}`;
  /** The option is a link or a button, so a click on it uses the shop's router. */
  const run = ({ currentTarget }: KeyboardEvent, index: number) =>
    rootOf(currentTarget).getElementById(optionId(index))?.click();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (count === 0 || isComposing(event)) return;
    // There is one more position than options: -1 is the field itself.
    const move = (to: number) => {
      event.preventDefault();
      setActiveKey(keys[((to + 1 + count + 1) % (count + 1)) - 1]);
    };
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      run(event, active);
    }
  };
  return { active, optionId, onKeyDown, run, reset: () => setActiveKey(undefined) };
}
