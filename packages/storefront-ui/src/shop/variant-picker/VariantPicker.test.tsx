import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { type VariantAxisView, VariantPicker, type VariantPickerProps } from './VariantPicker.tsx';

afterEach(cleanup);

const axis = (name: string, error?: string): VariantAxisView => ({
  name,
  values: [{ value: `${name} one`, available: true }],
  error,
});
const page = (props: VariantPickerProps) => (
  <UiProvider strings={en} locale="en">
    <button type="button">Add</button>
    <VariantPicker {...props} />
  </UiProvider>
);
const focused = () => (document.activeElement as HTMLInputElement | null)?.value;
const leave = () => screen.getByRole('button').focus();

it('does not move the focus when it mounts with an error', () => {
  render(page({ axes: [axis('Size', 'Choose a size')], attempt: 1 }));
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to the first missing choice after each attempt', () => {
  const axes = [axis('Color'), axis('Size', 'Choose a size')];
  const { rerender } = render(page({ axes: [axis('Color'), axis('Size')], attempt: 0 }));
  rerender(page({ axes, attempt: 1 }));
  expect(focused()).toBe('Size one');
  leave();
  rerender(page({ axes, attempt: 2 }));
  expect(focused()).toBe('Size one');
});

it('moves the focus to the first error if attempts are not counted', () => {
  const { rerender } = render(page({ axes: [axis('Size')] }));
  rerender(page({ axes: [axis('Size', 'Choose a size')] }));
  expect(focused()).toBe('Size one');
});

it.each([1, undefined])('does not move the focus while errors disappear (attempt %s)', (attempt) => {
  const { rerender } = render(page({ axes: [axis('Color'), axis('Size')], attempt: attempt && 0 }));
  rerender(page({ axes: [axis('Color', 'Choose a color'), axis('Size', 'Choose a size')], attempt }));
  expect(focused()).toBe('Color one');
  fireEvent.click(screen.getByLabelText('Color one'));
  rerender(page({ axes: [axis('Color'), axis('Size', 'Choose a size')], attempt }));
  expect(focused()).toBe('Color one');
});
