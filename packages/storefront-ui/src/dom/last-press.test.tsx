import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../index.ts';
import { lastPress } from './last-press.ts';

it('presses are remembered after a nested provider has gone', () => {
  const page = (isNested: boolean) => (
    <UiProvider>
      {isNested ? <UiProvider>Part</UiProvider> : null}
      <button type="button">Press</button>
    </UiProvider>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(lastPress(document)[0]).toBe(button);
});
