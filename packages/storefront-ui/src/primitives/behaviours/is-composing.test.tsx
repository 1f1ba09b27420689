import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuantityStepper } from '../../shop/quantity-stepper/QuantityStepper.tsx';
import { SearchDrawer } from '../../shop/search-drawer/SearchDrawer.tsx';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';

afterEach(cleanup);

const none = () => undefined;
const taken = vi.fn();
const fields = {
  'the command palette': (
    <CommandPalette
      open
      onOpenChange={taken}
      sections={[{ title: 'Actions', items: [{ id: 'out', label: 'Sign out', onClick: taken }] }]}
      onValueChange={none}
    />
  ),
  'the search': (
    <SearchDrawer
      {...{ open: true, onOpenChange: taken, value: 'l', onValueChange: none, action: '/search', onSearch: taken }}
      {...{ hotWords: [], recentWords: [], onForget: none, onForgetAll: none }}
      categories={[{ id: 'light', label: 'Light', href: '#light', meta: '' }]}
      products={[]}
    />
  ),
  'a quantity': <QuantityStepper value={2} stock={9} of="Round vase" onValueChange={taken} onCommit={taken} />,
};

it.each(
  Object.keys(fields).flatMap((name) =>
    ['Enter', 'ArrowDown', 'ArrowUp', 'Escape'].flatMap((key) =>
      [{ isComposing: true }, { keyCode: 229 }].map((how) => [name, key, how] as const),
    ),
  ),
)('in %s, %s of an input method (%o) only composes the word', (name, key, how) => {
  taken.mockClear();
  render(<UiProvider locale="en">{fields[name as keyof typeof fields]}</UiProvider>);
  const field = screen.getByRole(name === 'a quantity' ? 'spinbutton' : 'combobox');
  const before = field.outerHTML;
  const isLeft = fireEvent.keyDown(field, { key, ...how });
  expect({ taken: taken.mock.calls, after: field.outerHTML }).toEqual({ taken: [], after: before });
  // Overlays call this to ignore Escape, because the input method handles it first.
  if (key !== 'Escape') expect(isLeft).toBe(true);
});
