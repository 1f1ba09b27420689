import { observeSize } from './observers.ts';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Ref for a scrolling box: adds it to the tab order while it overflows and contains nothing focusable, so that it can be
 * scrolled by keyboard.
 */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const update = () => {
    const overflows = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (overflows && !box.querySelector(focusable)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  update();
  return observeSize([box, ...box.children], update);
}
