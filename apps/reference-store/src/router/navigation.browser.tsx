import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CurrentPage, DataSource } from '../lib/route.ts';
import { matchRoute } from '../routes/match.ts';
import { useBrowserNavigation } from './navigation.ts';

const reads: { fail(error: Error): void }[] = [];
const scroll = { save: () => undefined, placeOf: () => 0 };

/** Reads that stay pending until a test ends them. */
const data: DataSource = {
  currency: 'USD',
  read: () => new Promise<never>((_, reject) => reads.push({ fail: reject })),
  prefetch: async () => undefined,
};

// The code of the visited page, with all its imports.
beforeAll(() => matchRoute('/products/all')?.route.load(), 120_000);

beforeEach(() => {
  reads.length = 0;
  window.history.replaceState(null, '', '/service/terms_of_service');
});

function visit() {
  const initial: CurrentPage = {
    url: new URL('/service/terms_of_service', window.location.origin),
    location: { pathname: '/service/terms_of_service', search: '', hash: '', state: null, key: 'first' },
    match: undefined,
    loaded: undefined,
    error: undefined,
    arrival: 'load',
  };
  return renderHook(() => useBrowserNavigation(initial, { locale: 'en', data, scroll })).result;
}

it('the page stays until the next one has loaded, and a newer navigation replaces an older one', async () => {
  const shop = visit();
  const entries = window.history.length;
  act(() => shop.current.navigator.push('/products/all'));
  await waitFor(() => expect(reads).toHaveLength(1), { timeout: 20_000 });
  expect(shop.current.pendingHref.get()).toBe('/products/all');
  expect(shop.current.page.url.pathname).toBe('/service/terms_of_service');
  expect(window.location.pathname).toBe('/service/terms_of_service');

  act(() => shop.current.navigator.push('/no/such/page'));
  await waitFor(() => expect(shop.current.page.url.pathname).toBe('/no/such/page'));
  expect(shop.current.page).toMatchObject({ arrival: 'navigate', error: { code: 404 } });

  // Later results of the older navigation are ignored.
  await act(async () => reads[0]?.fail(new Error('too late')));
  expect(shop.current.page.url.pathname).toBe('/no/such/page');
  expect(shop.current.pendingHref.get()).toBeUndefined();
  expect(window.location.pathname).toBe('/no/such/page');
  expect(window.history.length).toBe(entries + 1);
});

it('a link to a section of the current page reads no data', async () => {
  const shop = visit();
  act(() => shop.current.navigator.push({ pathname: '/service/terms_of_service', search: '', hash: '#law' }));
  await waitFor(() => expect(shop.current.page).toMatchObject({ arrival: 'part', location: { hash: '#law' } }));
  expect(reads).toEqual([]);
  expect(window.location.hash).toBe('#law');
});
