/** Gives the focus a place when what had it is gone from the page. */
export function focusPageTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  // After the overlay that asked has let go of the focus.
  requestAnimationFrame(() => title.focus());
}
