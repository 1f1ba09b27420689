import { aStore } from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useCustomerService } from './use-content.ts';
import { useStreamingChannel } from './use-streaming-channel.ts';

// Runs effects twice, as React does in development.
configure({ reactStrictMode: true });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

describe('the live stream', () => {
  const player = 'player.example';
  const stream = (address = `https://${player}/live`) => ({
    type: 'IFRAME' as const,
    content: `<iframe src="${address}"></iframe><script>alert(1)</script>`,
  });
  const open = (answer: () => ReturnType<typeof stream> | null, hosts: readonly string[] = [player]) =>
    renderInShop(() => useStreamingChannel(hosts), { handlers: { 'store.streamingChannel': answer } }).result;

  it('is the address of an allowed player, without the rest of the HTML', async () => {
    const result = open(() => stream());
    await waitFor(() => expect(result.current.data).toEqual({ src: `https://${player}/live` }));
  });

  it.each<[string, () => ReturnType<typeof stream> | null, string[]]>([
    ['there is none', () => null, [player]],
    ['its player is not allowed', () => stream('https://evil.example/'), [player]],
    ['its player is the shop itself', () => stream('https://shop.test/users'), ['shop.test']],
    ['no player is allowed', () => stream(), []],
  ])('is null if %s', async (_, answer, hosts) => {
    const result = open(answer, hosts);
    await waitFor(() => expect(result.current.data).toBeNull());
  });

  it('stores its position for the next visit, and ignores invalid stored positions', async () => {
    const first = open(() => stream());
    expect(first.current.place).toBeUndefined();
    const place = { end: 40, bottom: 120, width: 480 };
    act(() => first.current.setPlace(place));
    expect(first.current.place).toEqual(place);
    expect(open(() => stream()).current.place).toEqual(place);
    for (const stored of ['', 'here', '1 2', '1 2 0', '1 2 wide']) {
      localStorage.setItem(`promenade.streamPlace.${aStore().id}`, stored);
      expect(open(() => stream()).current.place, stored).toBeUndefined();
    }
  });

  it('has a separate position and closed state for each shop on one origin', async () => {
    const openIn = (id: number) =>
      renderInShop(() => useStreamingChannel([player]), {
        store: aStore({ id }),
        handlers: { 'store.streamingChannel': () => stream() },
      }).result;
    const here = openIn(61);
    await waitFor(() => expect(here.current.data).toBeTruthy());
    act(() => here.current.setPlace({ end: 40, bottom: 120, width: 480 }));
    act(() => here.current.close());
    const there = openIn(62);
    await waitFor(() => expect(there.current.data).toBeTruthy());
    expect(there.current.place).toBeUndefined();
  });

  it('stays closed for the visit, while another stream is shown', async () => {
    const first = open(() => stream());
    await waitFor(() => expect(first.current.data).toBeTruthy());
    act(() => first.current.close());
    expect(first.current.data).toBeNull();
    const again = open(() => stream());
    const other = open(() => stream(`https://${player}/other`));
    await waitFor(() => expect(other.current.data).toBeTruthy());
    expect(again.current.data).toBeNull();
  });
});

describe('the shop', () => {
  it.each([
    [
      { consumerType: 'email', consumerEmail: 'help@example.com' },
      { kind: 'email', href: 'mailto:help@example.com' },
    ],
    [
      { consumerType: 'hotline', consumerHotline: '555 010 2030' },
      { kind: 'phone', href: 'tel:5550102030' },
    ],
    [
      { consumerType: 'h5', consumerH5Url: 'javascript:alert(1)' },
      { kind: 'email', href: 'mailto:shop@example.com' },
    ],
    [{ consumerType: '' }, null, ''],
  ])('with %o has the customer service %o', async (facts, expected, email = 'shop@example.com') => {
    const home = {
      ...{ banner: [], logoUrl: '', recommendImage: '', bastBanner: [], shopStreetHeaderImag: null },
      ...{ consumerHotline: null, consumerH5Url: null, consumerMessage: null, consumerEmail: null },
      shopPayCurrency: { country: 'US', currency: 'USD', symbol: '$', ID: '' },
    };
    const { result } = renderInShop(() => useCustomerService(), {
      store: aStore({ email }),
      handlers: { 'store.homeIndex': () => ({ ...home, ...facts }) },
    });
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    if (expected) expect(result.current.data).toMatchObject(expected);
    else expect(result.current.data).toBeNull();
  });
});
