import { MockFailure } from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuery } from '../query/use-query.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { ownerPage } from './owner-page.ts';

// Runs effects twice, as React does in development.
configure({ reactStrictMode: true });

const cdn = 'pages.example';
const header = {
  html: `https://${cdn}/header.html`,
  css: `https://${cdn}/a.css,https://evil.example/b.css`,
  name: 'Header',
};
const page = { ...header, type: 'HEADER' as const, slug: null };
const html = (text: string, more: ResponseInit = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...more });

const css = () => new Response('h1 {}', { headers: { 'content-type': 'text/css' } });
const respondWith = (answer: () => Response) => async (address: string | URL | Request) =>
  `${address}`.endsWith('.css') ? css() : answer();

let web = vi.fn<typeof fetch>();
beforeEach(() => {
  web = vi.fn(respondWith(() => html('<h1>Hello</h1>')));
  vi.stubGlobal('fetch', web);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a page of the store owner', () => {
  const open = (answer: () => typeof page | null = () => page) =>
    renderInShop(() => useQuery(ownerPage({ type: 'HEADER' }, [cdn])), {
      handlers: { 'store.page': answer },
      session: 'authenticated',
    }).result;

  it('has its HTML and the stylesheets from allowed hosts', async () => {
    const result = open();
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data).toEqual({
      name: 'Header',
      slug: null,
      html: '<h1>Hello</h1>',
      css: [{ href: `https://${cdn}/a.css`, text: 'h1 {}' }],
    });
    expect(result.current).toMatchObject({ error: undefined, isLoading: false });
  });

  it('is requested without credentials and referrer, also for a signed-in shopper', async () => {
    const result = open();
    await waitFor(() => expect(result.current.data).toBeDefined());
    const [address, init] = web.mock.calls[0] ?? [];
    expect(address).toBe(`https://${cdn}/header.html`);
    expect(init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'text/html' },
    });
  });

  it.each([
    ['there is none', () => null],
    [
      'the backend responds with 404',
      () => {
        throw new MockFailure(404, 'No data found');
      },
    ],
    ['its host is not allowed', () => ({ ...page, html: 'https://evil.example/header.html' })],
    ['its address is not an HTTP address', () => ({ ...page, html: 'javascript:alert(1)' })],
  ])('is null without a request if %s', async (_, answer) => {
    const result = open(answer);
    await waitFor(() => expect(result.current.data).toBeNull());
    expect(result.current).toMatchObject({ error: undefined, isLoading: false });
    expect(web).not.toHaveBeenCalled();
  });

  it.each([
    ['not-found', () => html('', { status: 500 })],
    ['contract', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['contract', () => html('x'.repeat(256 * 1024 + 1))],
    ['contract', () => Object.defineProperty(html(''), 'url', { value: 'https://evil.example/' })],
    [
      'network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('reports an error of kind %s when its HTML cannot be loaded', async (kind, answer) => {
    web.mockImplementation(respondWith(answer));
    const result = open();
    await waitFor(() => expect(result.current.error?.kind).toBe(kind));
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    web.mockImplementation(respondWith(() => html('again')));
    await act(() => result.current.refresh());
    await waitFor(() => expect(result.current.data?.html).toBe('again'));
    expect(result.current.error).toBeUndefined();
  });

  it('times out after 5 seconds, including its body', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
    web.mockImplementation(
      (_, init) =>
        new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const result = open();
    await waitFor(() => expect(web).toHaveBeenCalled());
    timeout.abort();
    await waitFor(() => expect(result.current.error?.kind).toBe('timeout'));
    vi.restoreAllMocks();
  });
});
