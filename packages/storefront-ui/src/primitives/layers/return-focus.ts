import { lastPress } from '../../dom/last-press.ts';
import { focusedIn, pathOf, tryFocus } from '../../dom/tree.ts';

/** Elements that may take the focus when something closes, nearest first. */
export type FocusPath = readonly HTMLElement[];

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1 && !/^(html|body)$/i.test(node.nodeName);

/** Records, before something opens, the element that opens it and those around it, which may be removed while it is open. */
export function focusPathFrom(document: Document, trigger?: HTMLElement | null): FocusPath {
  const focused = focusedIn(document);
  const start = focused ? pathOf(focused) : lastPress(document);
  return [...new Set([...start, ...(trigger ? pathOf(trigger) : [])].filter(isElement))];
}

/** What opens an element that may be closed by now: its summary, or the button that controls it. */
function openersOf(element: HTMLElement): HTMLElement[] {
  const summary = element.localName === 'details' ? element.querySelector<HTMLElement>('summary') : null;
  const controls = element.id
    ? element.ownerDocument.querySelectorAll<HTMLElement>(
        `[aria-controls~="${CSS.escape(element.id)}"], [popovertarget="${CSS.escape(element.id)}"]`,
      )
    : [];
  return [...(summary ? [summary] : []), ...controls];
}

const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/** Focuses an element that Tab does not reach. */
function focusAnyway(element: HTMLElement): boolean {
  // Overlays are in the document until their closing animation has ended.
  if (element.closest('[data-overlay][data-state="closed"]')) return false;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  return tryFocus(element);
}

/**
 * Moves the focus to the first element of a path that can take it, or to the nearest heading, or to the main content: never to the body,
 * from where keys and screen readers would start over.
 */
export function returnFocus(path: FocusPath, document: Document): void {
  const present = path.filter((element) => element.isConnected);
  if (present.some((element) => tryFocus(element) || openersOf(element).some(tryFocus))) return;
  const around = [...present, document.body];
  const places = around.flatMap((element) => [
    ...(element.localName === 'main' ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(headings),
  ]);
  const mains = document.querySelectorAll<HTMLElement>('main, [role="main"]');
  [...places, ...mains, ...present, ...(document.body.children as Iterable<HTMLElement>)].some(focusAnyway);
}
