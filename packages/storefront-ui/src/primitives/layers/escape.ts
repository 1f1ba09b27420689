'use client';

import { pathOf } from '../../dom/tree.ts';
import { isComposing } from '../behaviours/is-composing.ts';

interface EscapeEntry {
  element: Element;
  end: () => void;
  /** Whether a target belongs to something above, which ends first by means of its own. */
  isAbove?: ((target: Element) => boolean) | undefined;
}

/** What Escape ends, in the order of opening. */
const entries: EscapeEntry[] = [];

/** Dialogs and popovers of the browser, which Escape closes without a script. */
const native = 'dialog:modal, [popover]:not([popover="manual"]):popover-open';
const isBelowNative = (element: Element): boolean => {
  const path = pathOf(element);
  try {
    return [...element.ownerDocument.querySelectorAll(native)].some((one) => !path.includes(one));
  } catch {
    // Older browsers know neither selector, nor what they stand for.
    return false;
  }
};

/** Ends what was opened last, unless something inside it has used the key. */
export function endByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
  const [target] = event.composedPath() as [Node];
  const view = target.ownerDocument?.defaultView ?? (target as Document).defaultView ?? target;
  const entry = entries.findLast(({ element }) => element.ownerDocument.defaultView === view);
  if (!entry || isBelowNative(entry.element)) return;
  if (target.nodeType === 1 && entry.isAbove?.(target as Element)) return;
  // The browser would close its own dialog around this one.
  event.preventDefault();
  entry.end();
}

/** Lets Escape end something until the returned function is called. What was added last ends first. */
export function onEscape(entry: EscapeEntry): () => void {
  const view = entry.element.ownerDocument.defaultView;
  entries.push(entry);
  // The window is last, so everything inside has seen the key; adding the same listener twice has no effect.
  view?.addEventListener('keydown', endByEscape);
  return () => {
    entries.splice(entries.indexOf(entry), 1);
    if (entries.every(({ element }) => element.ownerDocument.defaultView !== view)) {
      view?.removeEventListener('keydown', endByEscape);
    }
  };
}
