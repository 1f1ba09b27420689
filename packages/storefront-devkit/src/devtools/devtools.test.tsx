import { queries, useCartActions, useQuery } from '@promenade/storefront-hooks';
import { createAnalytics } from '@promenade/storefront-hooks/analytics';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StorefrontTestProvider, type StorefrontTestProviderProps } from '../react/index.ts';
import { StorefrontDevtools } from './index.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

let add: ReturnType<typeof useCartActions>['add'];

function Page() {
  add = useCartActions().add;
  const { data } = useQuery(queries.homeProducts());
  return <p>{data ? 'read' : 'reading'}</p>;
}

async function open(
  props: Partial<StorefrontTestProviderProps> = {},
  analytics = createAnalytics({ destinations: [] }),
) {
  render(
    <StorefrontTestProvider {...props}>
      <StorefrontDevtools analytics={analytics} />
      <Page />
    </StorefrontTestProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Storefront' }));
  await screen.findByText('read');
}

const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const panel = () => within(screen.getByRole('tabpanel'));

it('shows requests with their results, and the reads in the cache', async () => {
  await open();
  expect(await panel().findByRole('row', { name: /products\.\w+ 200 \d+ ms/ })).toBeTruthy();
  choose('Reads');
  expect(await panel().findByRole('row', { name: /homeProducts.* ready \d+ s/ })).toBeTruthy();
});

it('shows edits of the cart', async () => {
  await open();
  choose('Cart');
  await act(() => add.run({ productId: 2, attrId: 21, quantity: 2 }));
  expect(await panel().findByRole('row', { name: /cart\.save 200/ })).toBeTruthy();
});

it('shows a failed request by its kind', async () => {
  render(
    <StorefrontTestProvider scenario="offline">
      <StorefrontDevtools />
      <Page />
    </StorefrontTestProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Storefront' }));
  expect((await panel().findAllByRole('row', { name: /network/ })).length).toBeGreaterThan(0);
});

it('shows session and consent', async () => {
  await open({ preset: 'signed-in' });
  choose('Session');
  expect(await panel().findByText('authenticated')).toBeTruthy();
  expect(panel().getByText('not chosen')).toBeTruthy();
});

it('shows published events with the consent that they have', async () => {
  const analytics = createAnalytics({ destinations: [] });
  await open({}, analytics);
  choose('Events');
  expect(panel().getByText('No events yet.')).toBeTruthy();
  act(() => analytics.track('search_performed', { term: 'mug', results: 2 }));
  expect(panel().getByRole('row', { name: 'search_performed / not chosen {"term":"mug","results":2}' })).toBeTruthy();
  act(() => analytics.choose({ analytics: true, marketing: false }));
  act(() => analytics.visit('/cart'));
  act(() => analytics.choose({ analytics: false, marketing: false }));
  const rows = panel()
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    expect.stringContaining('page_viewed /cartanalytics true, marketing false'),
    expect.stringContaining('search_performed /analytics false, marketing false'),
  ]);
});

it('moves between tabs by arrow keys and closes by Escape', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Requests' }), { key: 'ArrowRight' });
  const reads = screen.getByRole('tab', { name: 'Reads' });
  expect([document.activeElement, reads.getAttribute('aria-selected')]).toEqual([reads, 'true']);
  fireEvent.keyDown(reads, { key: 'Escape' });
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Storefront' }));
});
