/** Distance to the edges of the window, and the least height of a panel, in px. */
const EDGE = 8;
const LEAST = 96;

/**
 * Keeps a panel below its trigger inside the window: it moves sideways, flips above the trigger if there is more room, and scrolls if there is
 * too little. Sets properties of the element, which a content security policy allows.
 */
export function placePanel(panel: HTMLElement, trigger: HTMLElement): void {
  const { style } = panel;
  for (const name of ['translate', 'inset-block-start', 'inset-block-end', 'max-block-size', 'overflow-y']) {
    style.removeProperty(name);
  }
  const view = panel.ownerDocument.defaultView;
  const { clientWidth: width } = panel.ownerDocument.documentElement;
  // Without a layout, as in jsdom.
  if (!view || width === 0) return;
  const box = panel.getBoundingClientRect();
  const anchor = trigger.getBoundingClientRect();
  const gap = box.top - anchor.bottom;
  const below = view.innerHeight - anchor.bottom - gap - EDGE;
  const above = anchor.top - gap - EDGE;
  const isAbove = box.height > below && above > below;
  if (isAbove) {
    style.insetBlockStart = 'auto';
    style.insetBlockEnd = `calc(100% + ${gap}px)`;
  }
  const room = isAbove ? above : below;
  if (box.height > room) {
    style.maxBlockSize = `${Math.max(room, LEAST)}px`;
    style.overflowY = 'auto';
  }
  const atEnd = Math.min(0, width - EDGE - box.right);
  const shift = box.left + atEnd < EDGE ? EDGE - box.left : atEnd;
  if (shift !== 0) style.translate = `${shift}px 0`;
}
