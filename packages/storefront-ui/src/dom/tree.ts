/** The document or the shadow root that an element is in. */
export const rootOf = (element: Element): Document | ShadowRoot => element.getRootNode() as Document | ShadowRoot;

/** Parent of a node, across the borders of shadow roots. */
const parentOf = (node: Node): Node | null => node.parentNode ?? (node as ShadowRoot).host ?? null;

/** A node and all nodes around it, innermost first, across the borders of shadow roots. */
export function pathOf(node: Node): Node[] {
  const path: Node[] = [];
  for (let one: Node | null = node; one; one = parentOf(one)) path.push(one);
  return path;
}

/** The focused element, inside shadow roots too. Undefined if it is the body. */
export function focusedIn(document: Document): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active && active !== document.body && active !== document.documentElement
    ? (active as HTMLElement)
    : undefined;
}

const isVisible = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Moves the focus to an element; returns false if it cannot take it. */
export function tryFocus(element: HTMLElement): boolean {
  if (!element.isConnected || !isVisible(element)) return false;
  element.focus({ preventScroll: true });
  return focusedIn(element.ownerDocument) === element || element.matches(':focus-within');
}

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Elements that Tab reaches in a part of the page, open shadow roots included, in the order of the document. */
export function tabStops(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (element.shadowRoot) return tabStops(element.shadowRoot);
    const isStop = element.matches(focusable) && element.tabIndex >= 0 && !element.matches(':disabled, [inert] *');
    return isStop && isVisible(element) ? [element] : [];
  });
}
