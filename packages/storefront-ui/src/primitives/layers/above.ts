import { pathOf } from '../../dom/tree.ts';

/** Toasts, popovers and the panels of other libraries, wherever they are in the page. */
const known = [
  ...['[data-toasts]', '[data-sonner-toaster]', '.Toastify', '[popover]', 'dialog[open]'],
  ...['[data-radix-portal]', '[data-radix-popper-content-wrapper]', '[data-floating-ui-portal]'],
  ...['[data-base-ui-portal]', '[data-headlessui-portal]', '#headlessui-portal-root'],
].join();

/** The page around an open layer. */
export interface Surroundings {
  /** Elements that the layer covers. */
  covered: readonly Element[];
  /** Whether an element belongs to something that lies above the layer. */
  isAbove: (target: Element) => boolean;
}

/** A frame that floats over the page, as payment providers and captchas add it; they may do so long before it is shown. */
function isFloatingFrame(element: Element): boolean {
  if (element.querySelector('main, h1, a, button, input')) return false;
  const frame = element.matches('iframe') ? element : element.querySelector('iframe');
  const isFixed = (one: Element | null) => one !== null && /fixed|absolute/.test(getComputedStyle(one).position);
  return frame !== null && (isFixed(element) || (element.childElementCount === 1 && isFixed(frame)));
}

/**
 * Finds what a layer covers when it opens: its siblings, and those of the elements around it. What is added beside them later
 * lies above.
 */
export function surroundingsOf(
  panel: Element,
  isAboveFor: ((element: Element) => boolean | undefined) | undefined,
): Surroundings {
  const path = pathOf(panel);
  const siblings = path
    .slice(1)
    .flatMap((around) => ('children' in around ? [...(around as ParentNode).children] : []))
    .filter((element) => !path.includes(element) && !element.matches('script, style, link, template, head'));
  const covered = siblings.filter(
    (element) => !(isAboveFor?.(element) ?? (element.matches(known) || isFloatingFrame(element))),
  );
  return {
    covered,
    isAbove(target) {
      const given = isAboveFor?.(target);
      if (given !== undefined) return given;
      const around = pathOf(target);
      if (around.some((one) => 'matches' in one && !path.includes(one) && (one as Element).matches(known))) return true;
      const sibling = around.find((_, index) => path.includes(around[index + 1] as Node));
      return sibling !== undefined && !path.includes(target) && !covered.includes(sibling as Element);
    },
  };
}

const hiddenBy = new WeakMap<Element, number>();

/** Hides elements from assistive technology, apart from live regions and what lies above. Returns a function that shows them again. */
export function hideCovered(covered: readonly Element[]): () => void {
  const spared = `[aria-live], ${known}`;
  const hidden: Element[] = [];
  const hide = (element: Element) => {
    if (element.matches(`${spared}, script, style`)) return;
    if (element.querySelector(spared)) {
      for (const child of element.children) hide(child);
      return;
    }
    const count = hiddenBy.get(element) ?? 0;
    if (count === 0 && element.hasAttribute('aria-hidden')) return;
    hiddenBy.set(element, count + 1);
    element.setAttribute('aria-hidden', 'true');
    hidden.push(element);
  };
  for (const element of covered) hide(element);
  return () => {
    for (const element of hidden) {
      const count = (hiddenBy.get(element) ?? 1) - 1;
      hiddenBy.set(element, count);
      if (count === 0) element.removeAttribute('aria-hidden');
    }
  };
}
