import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { OverlaysProvider, useOverlays, useShowOverlay } from './overlays.tsx';
import { type CurrentPage, NavigationProvider } from './route.ts';

/** Opens the cart before any effect has run, as a press on a page that has just been rendered does. */
function EarlyPress() {
  const show = useShowOverlay();
  useLayoutEffect(() => show('cart'), [show]);
  return null;
}

const OpenOverlay = () => <output>{useOverlays().open ?? 'none'}</output>;

/** A page with an early press. Each call is another navigation. */
function shopAt(pathname: string, key = '') {
  const page: CurrentPage = {
    url: new URL(pathname, window.location.origin),
    location: { pathname, search: '', hash: '', state: null, key },
    match: undefined,
    loaded: undefined,
    error: undefined,
    arrival: 'navigate',
  };
  return (
    <NavigationProvider value={{ page, hasPage: () => true, prefetch() {} }}>
      <OverlaysProvider>
        <EarlyPress />
        <OpenOverlay />
      </OverlaysProvider>
    </NavigationProvider>
  );
}

afterEach(cleanup);

it('an overlay that is opened at once stays open until the next navigation', async () => {
  const { rerender } = render(shopAt('/'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('cart'));
  rerender(shopAt('/products/all', 'next'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('none'));
});

it('a link to the same page closes an overlay', async () => {
  const { rerender } = render(shopAt('/'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('cart'));
  rerender(shopAt('/', 'next'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('none'));
});
