import { expect } from 'storybook/test';

/** Presses Tab once for each element and expects each to have the focus, in this order. */
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

/** Presses Tab through a story and expects each visible control to have the focus, in document order. */
export async function tabThroughAll(userEvent: { tab: () => Promise<void> }, root: HTMLElement): Promise<void> {
  const elements = [...root.querySelectorAll<HTMLElement>(controls)].filter((element) => element.checkVisibility());
  await expect(elements.length).toBeGreaterThan(0);
  await tabThrough(userEvent, elements);
}

const isRightToLeft = () => document.documentElement.matches(':dir(rtl)');

/** The arrow key for the next item in reading direction. */
export const nextKey = () => (isRightToLeft() ? '{ArrowLeft}' : '{ArrowRight}');
/** The arrow key for the previous item. */
export const previousKey = () => (isRightToLeft() ? '{ArrowRight}' : '{ArrowLeft}');
