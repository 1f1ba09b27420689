const removeButtons = 'button[data-remove]';
const fallbacks = ['[data-empty]', 'h1', 'h2'];

let watching: MutationObserver | undefined;

/**
 * Keeps the focus near a line that is being removed. Once its button leaves the page and takes the focus with it, the
 * focus goes to the button of the next line, of the line before where there is none, else to the words that say that
 * nothing is left, else to the heading. It looks within the dialog or the main part of the page, as the line's group may
 * go with its last line. A focus that the shopper has moved meanwhile stays where it is.
 */
export function focusAfterRemoval(button: HTMLButtonElement): void {
  const scope = button.closest('[role="dialog"], main') ?? document.body;
  const buttons = [...scope.querySelectorAll<HTMLElement>(removeButtons)];
  const index = buttons.indexOf(button);
  const inOrder = [...buttons.slice(index + 1), ...buttons.slice(0, index).reverse()];
  watching?.disconnect();
  watching = new MutationObserver((_changes, observer) => {
    if (button.isConnected) return;
    observer.disconnect();
    // A dialog takes a lost focus itself, before this is called.
    if (document.activeElement && !document.activeElement.contains(scope)) return;
    const target =
      inOrder.find((each) => each.isConnected) ??
      fallbacks.map((selector) => scope.querySelector<HTMLElement>(selector)).find((each) => each !== null);
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  });
  watching.observe(scope, { childList: true, subtree: true });
}
