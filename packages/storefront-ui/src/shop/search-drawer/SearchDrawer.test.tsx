import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { SearchDrawer, type SearchDrawerProps } from './SearchDrawer.tsx';

afterEach(cleanup);

const none = en.shop.search.suggestions(0);
const drawer = (props: Partial<SearchDrawerProps>) => (
  <UiProvider strings={en} locale="en">
    <SearchDrawer open value="lamp" action="/search" {...props} />
  </UiProvider>
);
const announced = () => screen.getByRole('status').textContent;

it('announces "no suggestions" only after the response has arrived', () => {
  const { rerender } = render(drawer({ suggestionsPending: true }));
  expect(announced()).toBe('');
  rerender(drawer({ suggestionsPending: false }));
  expect(announced()).toBe(none);
  rerender(drawer({ suggestionsPending: true, value: 'lamps' }));
  expect(announced()).toBe('');
});
