import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
function show(props: Partial<SelectFieldProps>) {
  const onValueChange = vi.fn();
  render(
    <UiProvider>
      <SelectField label="Way" options={options} onValueChange={onValueChange} {...props} />
    </UiProvider>,
  );
  return { select: screen.getByRole<HTMLSelectElement>('combobox'), onValueChange };
}

it.each<[string, Partial<SelectFieldProps>]>([
  ['a value that is gone', { value: 'gone-1' }],
  ['an initial value that is gone', { defaultValue: 'gone-2' }],
  ['a value that is gone, beside an empty entry', { value: 'gone-3', emptyLabel: 'Choose' }],
])('%s is an empty line, the first option can be chosen, and development says so once', (_what, props) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { select, onValueChange } = show(props);
  expect(select.value).toBe('');
  fireEvent.change(select, { target: { value: 'a' } });
  expect(onValueChange).toHaveBeenCalledWith('a');
  cleanup();
  show(props);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('<SelectField label="Way">')]);
});

it('nothing chosen is an empty line, without a warning', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(show({ value: null }).select.value).toBe('');
  expect(warn).not.toHaveBeenCalled();
});

it('a value that exists has no empty line', () => {
  expect(show({ value: 'b' }).select.options).toHaveLength(2);
});
