import { expect } from 'storybook/test';

/** Presses Tab once for each element, in this order, and sees that each takes the focus. */
export async function tabThrough(
  userEvent: { tab: () => Promise<void> },
  elements: readonly (HTMLElement | null)[],
): Promise<void> {
  for (const element of elements) {
    await userEvent.tab();
    await expect(element).toHaveFocus();
  }
}

const controls =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary';

/** Presses Tab through a story: each visible link, button and field takes the focus, in the order of the document. */
export async function tabThroughAll(userEvent: { tab: () => Promise<void> }, root: HTMLElement): Promise<void> {
  const elements = [...root.querySelectorAll<HTMLElement>(controls)].filter((element) => element.checkVisibility());
  await expect(elements.length).toBeGreaterThan(0);
  await tabThrough(userEvent, elements);
}

const isRightToLeft = () => document.documentElement.matches(':dir(rtl)');

/** The arrow key that goes on in the direction in which the page is read. */
export const nextKey = () => (isRightToLeft() ? '{ArrowLeft}' : '{ArrowRight}');
/** The arrow key that goes back. */
export const previousKey = () => (isRightToLeft() ? '{ArrowRight}' : '{ArrowLeft}');
