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
