import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { onFreshCodeNeeded } from './chunk-guard.ts';
import { lazyPart } from './lazy-part.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Part = () => <p>Here</p>;
const show = (Component: () => React.ReactNode) =>
  render(
    <Suspense fallback={<p>As it was sent</p>}>
      <Component />
    </Suspense>,
  );

it('a part whose code is gone stays as it was sent, and the page says that there is a new version', async () => {
  const told = vi.fn();
  const stop = onFreshCodeNeeded(told);
  const missing = vi.fn();
  show(lazyPart(() => Promise.reject(new TypeError('gone')), missing) as () => React.ReactNode);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(missing).toHaveBeenCalledTimes(1);
  expect(screen.getByText('As it was sent')).toBeTruthy();
  stop();
});

it('a part whose code cannot come without a connection comes with the connection', async () => {
  const told = vi.fn();
  const stop = onFreshCodeNeeded(told);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Part);
  show(lazyPart(load) as () => React.ReactNode);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('As it was sent')).toBeTruthy();
  await Promise.resolve();
  onLine.mockReturnValue(true);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Here')).toBeTruthy();
  });
  expect(told).not.toHaveBeenCalled();
  stop();
});
