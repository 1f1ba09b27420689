import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { onFreshCodeNeeded } from './chunk-guard.ts';
import { Deferred, deferred } from './deferred.tsx';
import { EnvironmentProvider } from './environment.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Part = () => <p>Here</p>;
const show = (Shown: ComponentType) =>
  render(
    <EnvironmentProvider value={{ origin: window.location.origin, locale: 'en', storeName: 'Promenade' }}>
      <Suspense fallback={<p>As it was sent</p>}>
        <Shown />
      </Suspense>
    </EnvironmentProvider>,
  );

it('when the code of a part no longer exists, the part stays as the server sent it, and the page reports a new version', async () => {
  const listener = vi.fn();
  const stop = onFreshCodeNeeded(listener);
  const missing = vi.fn();
  show(deferred(() => Promise.reject(new TypeError('gone')), { onMissing: missing }));
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(missing).toHaveBeenCalledTimes(1);
  expect(screen.getByText('As it was sent')).toBeTruthy();
  stop();
});

it('a part whose code could not be loaded is shown when a later attempt succeeds', async () => {
  const listener = vi.fn();
  const stop = onFreshCodeNeeded(listener);
  document.documentElement.lang = 'en';
  const late = deferred(vi.fn().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Part));
  show(late);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Here')).toBeNull();
  await act(() => late.load());
  expect(screen.getByText('Here')).toBeTruthy();
  stop();
});

it('without a connection, a part loads as soon as there is one', async () => {
  const listener = vi.fn();
  const stop = onFreshCodeNeeded(listener);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Part);
  show(deferred(load));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('As it was sent')).toBeTruthy();
  await Promise.resolve();
  onLine.mockReturnValue(true);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Here')).toBeTruthy();
  });
  expect(listener).not.toHaveBeenCalled();
  stop();
});

it('a part below the screen loads when it comes near, others at the first interaction', async () => {
  let comeNear: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = callback;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const near = (isIntersecting: boolean) =>
    act(() => comeNear([{ isIntersecting } as IntersectionObserverEntry], new IntersectionObserver(comeNear)));
  render(
    <>
      <Deferred until="visible" fallback="Far">
        <Part />
      </Deferred>
      <Deferred until="interaction" fallback="Not yet">
        <p>Looks around</p>
      </Deferred>
    </>,
  );
  near(false);
  expect([screen.queryByText('Far'), screen.queryByText('Here')]).toEqual([expect.anything(), null]);
  expect(screen.queryByText('Looks around')).toBeNull();
  window.dispatchEvent(new Event('pointermove'));
  expect(await screen.findByText('Looks around')).toBeTruthy();
  near(true);
  expect(await screen.findByText('Here')).toBeTruthy();
});
