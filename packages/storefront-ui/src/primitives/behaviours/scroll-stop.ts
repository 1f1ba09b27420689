import { observeSize } from './observers.ts';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Ref for a box that scrolls: puts it into the tab order while it overflows and has nothing inside that takes the
 * focus, so that a keyboard can scroll it.
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
