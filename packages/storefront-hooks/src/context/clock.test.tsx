// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { memoryGuestId } from '@promenade/storefront-devkit/react';
import { createClient } from '@promenade/storefront-sdk';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.tsx';
import * as queries from '../query/queries.ts';
import { useQuery } from '../query/use-query.ts';
import { useNow } from './use-now.ts';

const HOUR_MS = 3_600_000;
const serverStart = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: serverStart }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders a product whose discount ends after `saleMs`, on a device whose clock is wrong by `deviceErrorMs`. */
function open({ deviceErrorMs = 0, saleMs = 0, now }: { deviceErrorMs?: number; saleMs?: number; now?: number }) {
  vi.setSystemTime(serverStart + deviceErrorMs);
  let correctionMs = deviceErrorMs;
  const { fetch } = createMockStorefront();
  const client = createClient({
    baseUrl: 'http://shop.test',
    async fetch(request, init) {
      const response = await fetch(request, init);
      const headers = new Headers(response.headers);
      headers.set('date', new Date(Date.now() - correctionMs).toUTCString());
      return new Response(response.body, { status: response.status, headers });
    },
  });
  const end = serverStart + saleMs;
  let renders = 0;
  function Card() {
    renders += 1;
    return <p>{useNow(end) < end ? '$36.00' : '$48.00'}</p>;
  }
  function Reader() {
    return useQuery(queries.categories()).data ? 'loaded' : 'loading';
  }
  render(
    <StrictMode>
      <StorefrontProvider client={client} store={aStore()} locale="en" guestId={memoryGuestId()} {...(now && { now })}>
        <Card />
        <Reader />
      </StorefrontProvider>
    </StrictMode>,
  );
  return {
    price: () => screen.getByText(/\$/).textContent,
    renders: () => renders,
    /** Advances the clock and the timers. */
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    /** Advances the clock but not the timers, as on a device that sleeps. */
    sleep: (ms: number) => vi.setSystemTime(Date.now() + ms),
    /** Sets the device's clock forward by `ms`, while no time passes. */
    setDevice(ms: number) {
      vi.setSystemTime(Date.now() + ms);
      correctionMs += ms;
    },
  };
}

describe('a discount ends within a second of its end by the server’s time', () => {
  it('on a device whose clock is an hour slow', async () => {
    const { pass, price } = open({ deviceErrorMs: -HOUR_MS, saleMs: 10_000 });
    await pass(100);
    expect(price()).toBe('$36.00');
    await pass(8_000);
    expect(price()).toBe('$36.00');
    await pass(3_000);
    expect(price()).toBe('$48.00');
  });

  it('on a device whose clock is an hour slow, for a discount that ended before the page opened', async () => {
    const { pass, price } = open({ deviceErrorMs: -HOUR_MS, saleMs: -60_000 });
    await pass(1_000);
    expect(price()).toBe('$48.00');
  });

  it('on a device whose clock is a day fast, and not before its end', async () => {
    const { pass, price } = open({ deviceErrorMs: 24 * HOUR_MS, saleMs: 10_000 });
    await pass(1_000);
    expect(price()).toBe('$36.00');
    await pass(8_000);
    expect(price()).toBe('$36.00');
    await pass(3_000);
    expect(price()).toBe('$48.00');
  });

  it('on a device whose clock is a day fast, on a page that a server rendered', async () => {
    const { pass, price } = open({ deviceErrorMs: 24 * HOUR_MS, saleMs: 10_000, now: serverStart });
    expect(price()).toBe('$36.00');
    await pass(9_000);
    expect(price()).toBe('$36.00');
    await pass(2_500);
    expect(price()).toBe('$48.00');
  });

  it('on a device that sleeps while the discount ends', async () => {
    const { pass, price, sleep } = open({ saleMs: HOUR_MS });
    await pass(5_000);
    expect(price()).toBe('$36.00');
    sleep(HOUR_MS);
    expect(price()).toBe('$36.00');
    await pass(1_000);
    expect(price()).toBe('$48.00');
  });

  it('when the end is further away than the longest delay of `setTimeout`', async () => {
    const days = 30 * 24 * HOUR_MS;
    const { pass, price, sleep } = open({ saleMs: days });
    sleep(days - 2_000);
    await pass(1_000);
    expect(price()).toBe('$36.00');
    await pass(1_000);
    expect(price()).toBe('$48.00');
  });

  it('without a render before the end', async () => {
    const { pass, renders } = open({ saleMs: HOUR_MS });
    await pass(1_000);
    const before = renders();
    await pass(60_000);
    expect(renders()).toBe(before);
  });
});
