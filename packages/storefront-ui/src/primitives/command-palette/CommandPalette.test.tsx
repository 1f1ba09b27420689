import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { CommandPalette } from './CommandPalette.tsx';

afterEach(cleanup);
const run = vi.fn();
const palette = (ids: readonly string[], open = true) => (
  <StrictMode>
    <UiProvider>
      <CommandPalette
        open={open}
        filtered={false}
        sections={[{ title: 'All', items: ids.map((id) => ({ id, label: id, onClick: () => run(id) })) }]}
      />
    </UiProvider>
  </StrictMode>
);
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });

const changes: [name: string, after: string[], expected: string][] = [
  ['in another order', ['profile', 'delete', 'orders'], 'orders'],
  ['without one above', ['orders', 'delete'], 'orders'],
  ['with one more above', ['new', 'profile', 'orders', 'delete'], 'orders'],
  ['without the chosen one, at the same length', ['profile', 'delete', 'new'], 'profile'],
];
it.each(changes)('the chosen command stays chosen in a list %s', (_, after, expected) => {
  run.mockClear();
  const { rerender } = render(palette(['profile', 'orders', 'delete']));
  press('ArrowDown');
  press('ArrowDown');
  rerender(palette(after));
  press('Enter');
  expect(run.mock.calls).toEqual([[expected]]);
});

it('nothing is chosen after it was closed', () => {
  const ids = ['profile', 'orders', 'delete'];
  const { rerender } = render(palette(ids));
  press('ArrowDown');
  press('ArrowDown');
  rerender(palette(ids, false));
  rerender(palette(ids));
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
});

it('a command in two sections is reached in both', () => {
  const section = (title: string) => ({ title, items: [{ id: 'orders', label: `Orders, ${title}` }] });
  render(
    <UiProvider>
      <CommandPalette open sections={[section('recent'), section('all'), section('more')]} />
    </UiProvider>,
  );
  for (const _ of [1, 2, 3]) press('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Orders, more');
});

it('a long list is rendered as far as it is reached', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `Command ${index}`);
  render(palette(ids));
  expect(screen.getAllByRole('option').length).toBeLessThan(200);
  for (let pressed = 0; pressed < 150; pressed += 1) press('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Command 149');
  const list = screen.getByRole('listbox').parentElement as HTMLElement;
  const before = screen.getAllByRole('option').length;
  fireEvent.scroll(list);
  expect(screen.getAllByRole('option').length).toBeGreaterThan(before);
});
