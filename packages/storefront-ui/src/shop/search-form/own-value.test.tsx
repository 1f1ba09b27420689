import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { FilterPanel } from '../filter-panel/FilterPanel.tsx';
import { SearchForm } from './SearchForm.tsx';

afterEach(cleanup);

const sort = { name: 'sort', value: 'new', options: [{ value: 'new', label: 'New' }] };
const price = { minName: 'min', maxName: 'max', min: '5', symbol: '$' };

it.each([
  ['SearchForm', <SearchForm key="s" action="/search" defaultValue="lamp" />, 'searchbox', 'lamp'],
  ['FilterPanel', <FilterPanel key="f" action="/all" sort={sort} price={price} />, 'textbox', '5'],
])('%s shows what the page shows when Back returns to it', (_name, form, role, value) => {
  render(<UiProvider>{form}</UiProvider>);
  const field = screen.getAllByRole<HTMLInputElement>(role)[0] as HTMLInputElement;
  expect(field.autocomplete).toBe('off');
  fireEvent.change(field, { target: { value: '10' } });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  expect(field.value).toBe('10');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(field.value).toBe(value);
});
