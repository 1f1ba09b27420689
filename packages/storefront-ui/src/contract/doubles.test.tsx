import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Carousel } from '../primitives/carousel/Carousel.tsx';
import { SelectField } from '../primitives/field/SelectField.tsx';
import { RadioGroup } from '../primitives/radio-group/RadioGroup.tsx';
import { AppliedFilters } from '../shop/filter-panel/AppliedFilters.tsx';
import { VariantPicker } from '../shop/variant-picker/VariantPicker.tsx';
import { UiProvider } from '../theme/UiProvider.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const twice = [
  { value: 'a', label: 'First' },
  { value: 'a', label: 'Second' },
];
const slides = ['One', 'Two'].map((name) => ({ key: 'k', name, content: name }));

it.each([
  ['SelectField', <SelectField key="s" label="Way" options={twice} />, 'option', 1],
  ['RadioGroup', <RadioGroup key="r" label="Way" options={twice} />, 'radio', 1],
  ['VariantPicker', <VariantPicker key="v" axes={[{ name: 'Size', values: twice }]} />, 'radio', 1],
  ['Carousel', <Carousel key="c" label="Offers" autoplay={false} slides={slides} />, 'group', 2],
])('%s warns of equal values, without errors of React', (name, element, role, count) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error');
  render(<UiProvider>{element}</UiProvider>);
  expect(screen.getAllByRole(role)).toHaveLength(count);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(`<${name}.*"[ak]" is there more than once`)]);
  expect(error).not.toHaveBeenCalled();
});

it('the focus stays at its filter when the one before it is removed', () => {
  const filters = ['Red', 'Blue', 'Green'].map((label) => ({ label, href: `?without=${label}` }));
  const tree = (shown: typeof filters) => (
    <UiProvider>
      <AppliedFilters result="3" filters={shown} />
    </UiProvider>
  );
  const { rerender } = render(tree(filters));
  const blue = screen.getByRole('link', { name: /Blue/ });
  blue.focus();
  rerender(tree(filters.slice(1)));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Blue/ }));
});
