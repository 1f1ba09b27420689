import { MockFailure } from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { usePriceAlerts } from './use-price-alerts.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

it('are off at first, and on once the backend has confirmed it', async () => {
  const { result } = renderInShop(usePriceAlerts, { session: 'authenticated' });
  await waitFor(() => expect(result.current.isOn).toBe(false));
  await act(() => result.current.set.run(true));
  await waitFor(() => expect(result.current.isOn).toBe(true));
});

it('stay off, with the error, for an address that is not confirmed', async () => {
  const { result } = renderInShop(usePriceAlerts, {
    session: 'authenticated',
    handlers: {
      'wishlist.alertPriceDrops': () => {
        throw new MockFailure(403, 'Please confirm your e-mail address first');
      },
    },
  });
  await waitFor(() => expect(result.current.isOn).toBe(false));
  await act(() => result.current.set.run(true).catch(() => {}));
  expect(result.current.set.error?.kind).toBe('forbidden');
  expect(result.current.isOn).toBe(false);
});
