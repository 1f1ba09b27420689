import { focusedIn, rootOf } from '../../dom/tree.ts';

const removeButtons = 'button[data-remove]';
const fallbacks = ['[data-empty]', 'h1', 'h2'];

let watching: MutationObserver | undefined;

/**
 * Keeps the focus near a line that is being removed. When the focused remove button disappears with its line, the focus
 * moves to the first of these that exists: the button of the next line, the button of the previous line, the message for
 * the empty cart, the heading. The search covers the enclosing dialog or main content, because the line's group may be
 * removed together with its last line. If the shopper has focused another element meanwhile, nothing happens.
 */
export function focusAfterRemoval(button: HTMLButtonElement): void {
  const { ownerDocument: document } = button;
  const root = rootOf(button);
  const scope = button.closest('[role="dialog"], main') ?? (root === document ? document.body : root);
  const buttons = [...scope.querySelectorAll<HTMLElement>(removeButtons)];
  const index = buttons.indexOf(button);
  const inOrder = [...buttons.slice(index + 1), ...buttons.slice(0, index).reverse()];
  watching?.disconnect();
  watching = new MutationObserver((_changes, observer) => {
    if (button.isConnected) return;
    observer.disconnect();
    // A dialog moves a lost focus back into itself before this runs.
    const focused = focusedIn(document);
    if (focused && !focused.contains(scope)) return;
    const target =
      inOrder.find((each) => each.isConnected) ??
      fallbacks.map((selector) => scope.querySelector<HTMLElement>(selector)).find((each) => each !== null);
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  });
  watching.observe(scope, { childList: true, subtree: true });
}
