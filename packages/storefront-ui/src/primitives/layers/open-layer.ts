'use client';

import { focusedIn, pathOf, rootOf, tabStops, tryFocus } from '../../dom/tree.ts';
import type { LayerSettings } from '../../theme/layer-settings.ts';
import { hideCovered, surroundingsOf } from './above.ts';
import { onEscape } from './escape.ts';
import { type FocusPath, returnFocus } from './return-focus.ts';
import { lockScroll } from './scroll-lock.ts';

export interface LayerOptions {
  /** Covers the page; undefined if the panel does. */
  scrim: HTMLElement | null;
  /** Where the focus returns to. */
  opener: FocusPath;
  /** Takes the focus first. */
  initialFocus: HTMLElement | null | undefined;
  /** The provider's decision about elements outside. */
  isAbove: LayerSettings['isAbove'];
  /** Closes it. */
  close: () => void;
}

interface Layer {
  panel: HTMLElement;
  scrim: HTMLElement | null;
  opener: FocusPath;
}

/** Open layers, the top-most last. */
const stack: Layer[] = [];
const presses = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
  'dblclick',
];

const isUpcoming = (element: Element) =>
  element.matches('[data-overlay]') && !stack.some(({ panel, scrim }) => panel === element || scrim === element);

function focusInside(panel: HTMLElement, initial: HTMLElement | null | undefined): void {
  const focused = focusedIn(panel.ownerDocument);
  if (focused && pathOf(focused).includes(panel)) return;
  const stops = tabStops(panel).filter((element) => element.localName !== 'a');
  const marked = panel.querySelector<HTMLElement>('[autofocus]');
  const target = [initial, marked, ...stops].find((element) => element && tryFocus(element));
  if (!target) tryFocus(panel);
  else if (target.localName === 'input') (target as HTMLInputElement).select();
}

/** An element before or after the panel, which Tab reaches when it leaves the panel. */
function createGuard(panel: HTMLElement, enter: (from: 'inside' | 'outside') => void): HTMLElement {
  const guard = panel.ownerDocument.createElement('span');
  guard.tabIndex = 0;
  guard.setAttribute('data-focus-guard', '');
  guard.style.cssText = 'position: fixed; opacity: 0; pointer-events: none; outline: none';
  guard.addEventListener('focus', ({ relatedTarget }) =>
    enter(panel.contains(relatedTarget as Node | null) ? 'inside' : 'outside'),
  );
  return guard;
}

/** Puts a panel over the drawers and dialogs that were opened before it, whatever its kind. */
function raise(elements: readonly (HTMLElement | null)[]): void {
  const view = elements[0]?.ownerDocument.defaultView;
  const indexOf = (element: HTMLElement) => Number(view?.getComputedStyle(element).zIndex) || 0;
  const below = Math.max(0, ...stack.map(({ panel }) => indexOf(panel)));
  for (const element of elements) if (element && indexOf(element) < below) element.style.zIndex = String(below);
}

/**
 * Makes a panel modal: the focus stays in it and in what lies above, the page behind is hidden, locked and cannot be pressed, and Escape
 * closes it.
 *
 * @returns a function that ends all that and returns the focus.
 */
export function openLayer(
  panel: HTMLElement,
  { scrim, opener, initialFocus, isAbove, close }: LayerOptions,
): () => void {
  const document = panel.ownerDocument;
  const root = rootOf(panel);
  // If the layer around the opener closes as well, its own opener is next.
  const around = stack.find((layer) => opener.includes(layer.panel));
  const layer: Layer = { panel, scrim, opener: around ? [...opener, ...around.opener] : opener };
  const { covered, isAbove: isOver } = surroundingsOf(
    panel,
    // A panel that opens at the same time comes above this one.
    (element) => isAbove?.(element) ?? (isUpcoming(element) || undefined),
  );
  raise([scrim, panel]);
  stack.push(layer);

  let last: HTMLElement | undefined;
  const isTop = () => stack.findLast((one) => one.panel.ownerDocument === document) === layer;
  const isInside = (target: Node) => pathOf(target).includes(panel);
  const focusLast = () => {
    if (!last || !tryFocus(last)) focusInside(panel, null);
  };
  const goTo = (end: 'first' | 'last') => {
    const stops = tabStops(panel);
    if (!(end === 'first' ? stops : stops.reverse()).some(tryFocus)) tryFocus(panel);
  };
  const start = createGuard(panel, (from) => goTo(from === 'inside' ? 'last' : 'first'));
  const end = createGuard(panel, (from) => goTo(from === 'inside' ? 'first' : 'last'));
  panel.before(start);
  panel.after(end);

  const onFocusIn = (event: Event) => {
    const target = event.composedPath()[0] as HTMLElement;
    if (!isTop() || target === start || target === end) return;
    if (isInside(target)) last = target;
    // A listener of the document sees the host of the shadow root that the panel is in.
    else if (!pathOf(panel).includes(target) && !isOver(target)) focusLast();
  };
  const onPress = (event: Event) => {
    const target = event.composedPath()[0] as Element;
    if (!event.isTrusted || !isTop() || target.nodeType !== 1) return;
    if (isInside(target) || target === scrim || pathOf(panel).includes(target) || isOver(target)) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.type === 'click') close();
  };
  // Browsers move the focus to the body when the focused element is removed, or hidden while its content loads.
  const keep = () => {
    if (isTop() && !focusedIn(document)) focusLast();
  };
  const observer = new MutationObserver(() => {
    keep();
    document.defaultView?.requestAnimationFrame(keep);
  });

  document.addEventListener('focusin', onFocusIn, true);
  if (root !== document) root.addEventListener('focusin', onFocusIn, true);
  for (const type of presses) document.addEventListener(type, onPress, { capture: true, passive: false });
  scrim?.addEventListener('click', close);
  const endEscape = onEscape({
    element: panel,
    end: close,
    isAbove: (target) => !isInside(target) && isOver(target) && !target.closest('[data-toasts]'),
  });
  focusInside(panel, initialFocus);
  last = focusedIn(document);
  observer.observe(panel, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const show = hideCovered(covered);
  const unlock = lockScroll(document);

  return () => {
    stack.splice(stack.indexOf(layer), 1);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn, true);
    root.removeEventListener('focusin', onFocusIn, true);
    for (const type of presses) document.removeEventListener(type, onPress, true);
    scrim?.removeEventListener('click', close);
    endEscape();
    show();
    unlock();
    const focused = focusedIn(document);
    const isElsewhere = focused && focused !== start && focused !== end && !isInside(focused);
    start.remove();
    end.remove();
    // Another element may have taken the focus meanwhile, such as the title of the next page.
    if (!isElsewhere) returnFocus(layer.opener, document);
  };
}
